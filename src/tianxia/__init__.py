"""Tianxia (天下): play and study four board games of imperial China on one engine."""

from tianxia.games import catalogue, game
from tianxia.kernel import TianxiaError

__all__ = ["TianxiaError", "__version__", "catalogue", "game"]

__version__ = "0.1.0"
