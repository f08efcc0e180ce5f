"""Reads a case, asks the phase, explains the ruling."""
