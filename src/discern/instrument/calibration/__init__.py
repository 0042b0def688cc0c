"""Making a new version of a bank: item parameters and norms from collected choices, and what follows from simulation
(person-fit limits, the blocks of forms)."""
