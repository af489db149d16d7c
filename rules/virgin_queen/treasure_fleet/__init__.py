"""The mandatory event Treasure Fleet, its six steps as data (VQ-TF, flows.md 2)."""
