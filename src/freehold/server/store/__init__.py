"""What is kept: the journals of the tables, and finished games.

A journal is only ever appended to, by the one owner of its table, and every entry is committed before it is
acknowledged. The table and its game are what replaying the journal gives.
"""

from freehold.server.store.database import Database, open_database
from freehold.server.store.entry import Answer, Entry
from freehold.server.store.store import Finished, Listed, Store

__all__ = ["Answer", "Database", "Entry", "Finished", "Listed", "Store", "open_database"]
