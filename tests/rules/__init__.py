"""Tests of the rules; no Discord, no database."""
