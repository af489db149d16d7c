"""Tests of the kernel, file for file."""
