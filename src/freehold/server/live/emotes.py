"""The few things people can say to each other, with the keys of their words."""

from typing import Final

EMOTES: Final = {
    "hello": "server-emote-hello",
    "good-luck": "server-emote-good-luck",
    "well-played": "server-emote-well-played",
    "thinking": "server-emote-thinking",
    "oops": "server-emote-oops",
    "thanks": "server-emote-thanks",
    "good-game": "server-emote-good-game",
}
