"""An executable, proved, bilingual rulebook of Icelandic card games."""
