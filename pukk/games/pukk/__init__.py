"""Púkk: the nine phases of a round and of an evening."""
