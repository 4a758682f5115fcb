"""Our server and boardgame.io's under the same load, in one run: `python -m benchmarks.server --help`."""
