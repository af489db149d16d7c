"""A deliberately wrong bot: Discord's rules, and one way to break each."""
