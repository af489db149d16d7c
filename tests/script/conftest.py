import pytest
from discord import asset, gateway, http


@pytest.fixture(autouse=True)
def discord_py(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test leave discord.py's addresses as they were."""
    monkeypatch.setattr(http.Route, "BASE", http.Route.BASE)
    monkeypatch.setattr(asset.Asset, "BASE", asset.Asset.BASE)
    monkeypatch.setattr(
        gateway.DiscordWebSocket,
        "DEFAULT_GATEWAY",
        gateway.DiscordWebSocket.DEFAULT_GATEWAY,
    )
