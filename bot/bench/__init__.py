"""`python -m bot bench`: what a command costs, as ratios within one run."""
