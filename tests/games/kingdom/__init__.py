"""Middle Kingdom: the rulebook's examples, the rulings, the variants, the tables."""
