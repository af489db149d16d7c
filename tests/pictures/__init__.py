"""Tests of the pictures: drawn, looked at, and brought to people."""
