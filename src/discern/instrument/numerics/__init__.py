"""Array types, the normal distribution and reproducible random numbers: what every other package here builds on."""
