"""Pictures: drawn as SVG from what may be seen, turned into PNG beside the bot."""
