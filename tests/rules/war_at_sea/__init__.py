"""Tests of War at Sea."""
