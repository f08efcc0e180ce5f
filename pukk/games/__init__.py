"""The games, one package each, one module a phase."""
