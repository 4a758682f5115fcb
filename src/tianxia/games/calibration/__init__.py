"""Small games everybody knows: the shortest examples of the contract, and yardsticks for other engines."""
