"""What mypyc is told about a class. This module is never compiled: interpreted, the hints mean nothing.

Objects of `free_list_len=1` leave their memory to the next one of their class; those that are `acyclic` can never point
back to themselves, so the garbage collector need not look at them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**hints):
        return lambda described: described


__all__ = ["mypyc_attr"]
