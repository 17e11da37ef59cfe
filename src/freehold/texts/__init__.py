"""Every word a person reads, in every language; nothing here decides anything."""

from freehold.texts.log import Line, in_order, log_lines, told
from freehold.texts.message import Cards, Message, message, slug
from freehold.texts.problems import problem
from freehold.texts.questions import Asked, asked
from freehold.texts.words import LANGUAGES, BadWords, Words, words

__all__ = [
    "LANGUAGES",
    "Asked",
    "BadWords",
    "Cards",
    "Line",
    "Message",
    "Words",
    "asked",
    "in_order",
    "log_lines",
    "message",
    "problem",
    "slug",
    "told",
    "words",
]
