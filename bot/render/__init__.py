"""From events and views to messages that always fit Discord's limits."""
