"""The local table, driven as players do: by a browser."""
