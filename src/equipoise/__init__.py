"""Equipoise: a house of five games of power and balance."""

__version__ = "0.1.0"
