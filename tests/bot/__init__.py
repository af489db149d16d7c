"""Tests of the bot on the real discord.py client, on the Discord for one machine."""
