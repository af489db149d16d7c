"""Attachments by their address, as Discord's file server gives them."""

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.loopback.service import Service
from bot.loopback.world import Attachment

PATH = r"/attachments/{place:\d+}/{file:\d+}/{name}"


def handler(service: Service) -> Handler:
    """Return the aiohttp handler of attachments."""

    async def serve(request: web.Request) -> web.Response:
        found = find(
            service, int(request.match_info["place"]), int(request.match_info["file"])
        )
        if found is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        return web.Response(body=found.bytes, content_type=found.content_type)

    return serve


def find(service: Service, place: int, file: int) -> Attachment | None:
    """Return an uploaded file (*place* 0), or one of a channel's messages."""
    if place == 0:
        return service.uploads.get(file)
    for message in service.world.messages.get(place, {}).values():
        for attachment in message.attachments:
            if attachment.id == file:
                return attachment
    return None
