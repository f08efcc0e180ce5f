"""The commands, one module a verb."""
