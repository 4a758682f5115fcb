"""The table: people, seats, clocks, live updates and storage, served to browsers.

This module imports nothing heavy: the processes in which bots think load it too.
"""
