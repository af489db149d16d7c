"""Quarterdeck, the Discord bot: Discord, storage, time, chance and language."""
