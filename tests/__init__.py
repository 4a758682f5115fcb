"""The tests: promises every game keeps, the kernel piece by piece, and each game's rulebook by example."""
