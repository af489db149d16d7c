"""Counts how often SQLite asks the operating system to bring a file to the disk.

SQLite reaches files through a table of functions. While counting, the function that
opens a file hands out files whose own table has another `xSync`.
"""

import _sqlite3
import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_void_p

Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class Methods(Structure):
    """The head and the length of ``sqlite3_io_methods``, version 3."""

    _fields_ = (
        ("version", c_int),
        ("close_read_write_truncate", c_void_p * 4),
        ("sync", Sync),
        ("others", c_void_p * 13),
    )


class File(Structure):
    """``sqlite3_file``."""

    _fields_ = (("methods", POINTER(Methods)),)


class Vfs(Structure):
    """The head of ``sqlite3_vfs``."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", Open),
    )


class Syncs:
    """How many there have been."""

    count = 0


@contextmanager
def counted_syncs() -> Iterator[Syncs]:
    """Count the syncs of all databases that are opened and closed inside."""
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = POINTER(Vfs)
    vfs = library.sqlite3_vfs_find(None).contents
    open_file = Open.from_buffer_copy(vfs.open)
    syncs, tables = Syncs(), list[Methods]()

    def open_counted(this: int, path: int, file: int, flags: int, out: int) -> int:
        code: int = open_file(this, path, file, flags, out)
        opened = ctypes.cast(file, POINTER(File)).contents
        if opened.methods:
            table = Methods.from_buffer_copy(opened.methods.contents)
            table.sync = counting(table.sync)
            tables.append(table)
            opened.methods = ctypes.pointer(table)
        return code

    def counting(sync: "ctypes._FuncPointer") -> "ctypes._FuncPointer":
        original = Sync.from_buffer_copy(sync)

        def count_and_sync(file: int, flags: int) -> int:
            syncs.count += 1
            code: int = original(file, flags)
            return code

        return Sync(count_and_sync)

    vfs.open = Open(open_counted)
    try:
        yield syncs
    finally:
        vfs.open = open_file
