"""What every game shares: the contract, sides of a tile, random numbers, errors. Stdlib only."""
