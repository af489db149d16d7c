"""Where chance comes from, in such a way that players can check it."""
