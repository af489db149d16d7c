"""Tests of the Discord for one machine."""
