"""Tests of the colonial war, file for file."""
