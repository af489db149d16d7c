"""Points discord.py at a loopback instead of at Discord."""

import ipaddress

import yarl
from discord import asset, gateway, http


def redirect(base: str) -> None:
    """Send every discord.py client of this process to *base*.

    Only an ``http://`` address of this machine is taken; anything else raises
    `ValueError`, so that no token ever goes to a stranger. It holds for the
    whole process and must be done before a client logs in.
    """
    address = yarl.URL(base)
    if address.scheme != "http" or not is_loopback(address.host or ""):
        raise ValueError(f"{base} is no address of this machine's loopback")
    origin = address.origin()
    http.Route.BASE = f"{origin}/api/v{http.INTERNAL_API_VERSION}"
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = origin.with_scheme("ws") / "gateway"
    asset.Asset.BASE = f"{origin}/cdn"


def is_loopback(host: str) -> bool:
    """Return whether *host* is an address that never leaves the machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
