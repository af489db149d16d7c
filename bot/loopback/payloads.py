"""Records as Discord writes them on the wire."""

from datetime import datetime

from bot.loopback.kinds import ChannelKind
from bot.loopback.permissions import EVERYONE
from bot.loopback.world import (
    Application,
    Channel,
    Guild,
    Json,
    User,
    World,
)

MEMBER_OVERWRITE = 1


def moment(when: datetime) -> str:
    """Return a moment as Discord writes it (ISO 8601 with microseconds)."""
    return when.isoformat(timespec="microseconds")


def user(record: User) -> Json:
    """Return a user as others see him."""
    body: Json = {
        "id": str(record.id),
        "username": record.name,
        "global_name": None if record.bot else record.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if record.bot:
        body["bot"] = True
    return body


def own_user(record: User) -> Json:
    """Return a bot's user as the bot itself sees it."""
    body = user(record)
    return body | {"mfa_enabled": False, "locale": "en-US", "verified": True}


def application(record: Application) -> Json:
    """Return an application as its own bot sees it."""
    return {
        "id": str(record.id),
        "name": record.user.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(record.user),
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(record.user),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "team": None,
        "bot_public": False,
        "bot_require_code_grant": False,
    }


def member(record: User, guild: Guild) -> Json:
    """Return a user as a member of a guild."""
    return {"user": user(record)} | member_part(guild)


def member_part(guild: Guild) -> Json:
    """Return what a membership adds to a user."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "deaf": False,
        "flags": 0,
        "joined_at": moment(guild.created),
        "mute": False,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [],
    }


def everyone_role(guild: Guild) -> Json:
    """Return the only role of a guild here, which has the guild's id."""
    return {
        "id": str(guild.id),
        "name": "@everyone",
        "permissions": str(EVERYONE),
        "position": 0,
        "color": 0,
        "colors": {
            "primary_color": 0,
            "secondary_color": None,
            "tertiary_color": None,
        },
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(record: Guild) -> Json:
    """Return a guild without its channels and members."""
    return {
        "id": str(record.id),
        "name": record.name,
        "owner_id": str(record.id),
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [everyone_role(record)],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": record.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def own_guild(record: Guild) -> Json:
    """Return a guild as a bot's list of its guilds has it."""
    return {
        "id": str(record.id),
        "name": record.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(EVERYONE),
        "features": [],
    }


def guild_create(world: World, record: Guild, bot: User) -> Json:
    """Return the event that brings a whole guild to a bot with few intents."""
    places = [each for each in world.channels.values() if each.guild == record.id]
    return guild(record) | {
        "joined_at": moment(record.created),
        "large": False,
        "unavailable": False,
        "member_count": len(record.members),
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "members": [member(bot, record)],
        "channels": [
            channel(world, each) for each in places if each.kind is ChannelKind.TEXT
        ],
        "threads": [
            channel(world, each)
            for each in places
            if each.kind is ChannelKind.THREAD and not each.archived
        ],
    }


def channel(world: World, record: Channel) -> Json:
    """Return a channel, thread or direct-message channel."""
    last = next(reversed(world.messages.get(record.id, {})), None)
    body: Json = {
        "id": str(record.id),
        "type": int(record.kind),
        "flags": 0,
        "last_message_id": None if last is None else str(last),
        "last_pin_timestamp": None,
    }
    if record.kind is ChannelKind.DIRECT:
        people = (world.users[each] for each in record.recipients)
        return body | {"recipients": [user(each) for each in people if not each.bot]}
    body |= {
        "guild_id": str(record.guild),
        "name": record.name,
        "parent_id": str(record.parent) if record.parent else None,
        "rate_limit_per_user": 0,
    }
    if record.kind is ChannelKind.THREAD:
        return body | thread_part(world, record)
    return body | {
        "topic": None,
        "position": 0,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(who),
                "type": MEMBER_OVERWRITE,
                "allow": "0",
                "deny": str(bits),
            }
            for who, bits in record.denied.items()
            if bits
        ],
    }


def thread_part(world: World, record: Channel) -> Json:
    """Return what a thread has beyond other channels."""
    count = len(world.messages.get(record.id, {}))
    return {
        "owner_id": str(record.owner),
        "message_count": count,
        "total_message_sent": count,
        "member_count": 1,
        "thread_metadata": {
            "archived": record.archived,
            "archive_timestamp": moment(record.created),
            "auto_archive_duration": record.archive_after,
            "locked": record.locked,
            "create_timestamp": moment(record.created),
        },
    }
