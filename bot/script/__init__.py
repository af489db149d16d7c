"""Games played from a text file, line by line, by the real bot on a loopback Discord.

The format is that of architecture, section 8: a bug report that becomes a test, a
golden game, a way to look at the bot from outside.
"""
