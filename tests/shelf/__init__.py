"""Finished games that must replay for ever. A record that no longer does needs a new rules version, not a new file."""
