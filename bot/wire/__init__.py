"""The edge to Discord: posts, calls and letters as discord.py has them."""
