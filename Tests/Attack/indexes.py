"""Forged and damaged indexes, and checks of what must remain in them."""
import os
import sqlite3
import struct

VALUES = [1e300, -1, None, "text", 0, 2**63 - 1, b"", b"\xff" * 9, float("-inf"), "\x1b[31m\u202e", b"\x02" + b"\xff" * 40]

SCHEMAS = [
    "CREATE VIEW v AS SELECT 1",
    "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records WHERE id <> new.id; END",
    "CREATE TRIGGER t AFTER INSERT ON pages BEGIN DELETE FROM pages WHERE id <> new.id; END",
    "ALTER TABLE records RENAME TO r0; CREATE VIEW records AS SELECT * FROM r0",
    "ALTER TABLE records RENAME TO r0; CREATE VIEW records AS WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT r0.* FROM r0, x WHERE n > 1e12",
    "ALTER TABLE topics RENAME TO t0; CREATE VIEW topics AS WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT t0.* FROM t0, x WHERE n > 1e12",
    "ALTER TABLE meta RENAME TO m0; CREATE VIEW meta AS SELECT key, zeroblob(500000000) AS value FROM m0",
    "CREATE TABLE extra (a, b); INSERT INTO extra VALUES (1, zeroblob(100000))",
    "CREATE INDEX extra ON records (abs(position))",
    "CREATE INDEX extra ON records (content) WHERE randomblob(100) IS NOT NULL",
    "ALTER TABLE records ADD COLUMN extra GENERATED ALWAYS AS (printf('%.*c', 100000000, 'x')) VIRTUAL",
    "ALTER TABLE pages ADD COLUMN extra CHECK (length(extra) > 1)",
    "ALTER TABLE records DROP COLUMN guessed",
    "DROP TABLE topics", "DROP TABLE meta", "DROP TABLE words", "DROP TABLE sections", "DELETE FROM topics", "DELETE FROM meta", "DELETE FROM sections", "DELETE FROM sources",
    "DROP INDEX records_name", "DROP TABLE vocabulary; CREATE TABLE vocabulary (word, count, skeleton)",
    "DROP TABLE columns; CREATE TABLE columns (id INTEGER PRIMARY KEY, content BLOB NOT NULL)",
    "DROP TABLE words; CREATE TABLE words (heading, body, questions, topic)",
    "DROP TABLE words; CREATE VIRTUAL TABLE words USING fts5 (heading, body, questions, topic)",
    "UPDATE records SET content = zeroblob(60000000) WHERE id = 1", "UPDATE records SET name = 'x'", "UPDATE records SET topic = 1, page = 1",
    "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET rootpage = 2 WHERE name = 'records'",
    "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(sql, 'REFERENCES topics (id)', 'REFERENCES nosuch (id)')",
    "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = 'CREATE TABLE records (id)' WHERE name = 'records'",
    "PRAGMA user_version = 1", "PRAGMA user_version = 99999", "PRAGMA application_id = 1",
    "UPDATE words_config SET v = 1000000", "UPDATE words_data SET block = zeroblob(100)", "DELETE FROM words_data", "DELETE FROM words_idx",
]


def columns(path):
    """Returns every column of every ordinary table, as (table, column)."""
    with sqlite3.connect(path) as database:
        rows = database.execute(
            "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.sql NOT LIKE '%VIRTUAL%' ORDER BY 1, c.cid")
        found = rows.fetchall()
    database.close()
    return found


def change(path, statements, values=()):
    """Runs statements on an index; returns False if SQLite rejects them or no row changes."""
    database = sqlite3.connect(path, isolation_level=None)
    try:
        database.execute("PRAGMA foreign_keys = OFF")
        for statement in statements.split("; ") if not values and "TRIGGER" not in statements else [statements]:
            changed = database.execute(statement, values).rowcount
        return changed != 0
    except (sqlite3.Error, OverflowError):
        return False
    finally:
        database.close()


def record_sum(values):
    """Returns the checksum of a record's row, as the program computes it; an attacker can do the same."""
    def number(value):
        rest, out = value % 2**64, b""
        while rest >= 0x80:
            out, rest = out + bytes([rest & 0x7F | 0x80]), rest >> 7
        return out + bytes([rest])

    data = b""
    for value in values:
        if value is None:
            data += b"\0"
        elif isinstance(value, float):
            data += b"\2" + number(int.from_bytes(struct.pack(">d", value), "big"))
        elif isinstance(value, int):
            data += b"\1" + number(value)
        else:
            kind, value = (b"\3", value.encode()) if isinstance(value, str) else (b"\4", value)
            data += kind + number(len(value)) + value
    total = 0xCBF29CE484222325
    for byte in data:
        total = (total ^ byte) * 0x100000001B3 % 2**64
    return total - 2**64 if total >= 2**63 else total


SUMMED = "name, topic, page, section, position, kind, strength, language, platforms, line, guessed, content"


def forge(random, path):
    """Changes a column of some records and updates their checksums; returns a description, or None."""
    database = sqlite3.connect(path, isolation_level=None)
    try:
        database.execute("PRAGMA foreign_keys = OFF")
        ids = [row[0] for row in database.execute("SELECT id FROM records")]
        column = random.choice(SUMMED.split(", "))
        value = random.choice(VALUES + [random.randrange(2**16), random.randbytes(random.randrange(1, 60)), "../../x", "a\nb", "\ud7ff" * 99])
        chosen = random.sample(ids, random.choice([1, 1, 5, len(ids)]))
        for record in chosen:
            database.execute(f"UPDATE OR IGNORE records SET {column} = ? WHERE id = ?", (value, record))
            row = database.execute(f"SELECT {SUMMED} FROM records WHERE id = ?", (record,)).fetchone()
            if row:
                database.execute("UPDATE records SET sum = ? WHERE id = ?", (record_sum(row), record))
        return f"{len(chosen)} records' {column} = {value!r}"
    except (sqlite3.Error, OverflowError, UnicodeEncodeError):
        return None
    finally:
        database.close()


def damage(random, path):
    """Flips, fills, cuts, and exchanges bytes of a file; returns a description."""
    data = bytearray(open(path, "rb").read())
    page = 4096
    said = []
    for _ in range(random.choice([1, 1, 2, 5, 30])):
        at = random.randrange(len(data))
        way = random.randrange(7)
        said.append(f"{way}@{at}")
        start = at // page * page
        match way:
            case 0:
                data[at] ^= 1 << random.randrange(8)
            case 1:
                data[at] = random.choice([0, 0x7F, 0x80, 0xFF])
            case 2:
                data[at % 100] = random.randrange(256)
            case 3:
                # The header of a page: its kind, counts, and pointers.
                place = start + random.randrange(12)
                if place < len(data):
                    data[place] = random.randrange(256)
            case 4:
                data[start:start + page] = bytes(len(data[start:start + page]))
            case 5:
                other = random.randrange(len(data) // page) * page
                data[start:start + page] = data[other:other + page]
            case _:
                data = data[: max(page, at)]
    with open(path, "wb") as file:
        file.write(data)
    return " ".join(said)


def opened(path):
    """Opens an index for reading. Endless views are part of the attack, so SQLite stops after some seconds."""
    database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    left = iter(range(500))
    database.set_progress_handler(lambda: next(left, None) is None, 100_000)
    return database


def fault(path):
    """Returns the errors that SQLite finds in a file, or None."""
    try:
        database = opened(path)
        try:
            found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            database.close()
        return None if found == "ok" else found
    # Messages about a damaged file may contain its bytes.
    except (sqlite3.Error, UnicodeDecodeError) as error:
        return str(error)


def counts(path):
    """Returns pages and records by source, or None if the file cannot be read."""
    if not os.path.exists(path):
        return {}
    try:
        database = opened(path)
        try:
            rows = database.execute(
                "SELECT s.name, count(DISTINCT p.path), count(r.id) FROM sources s LEFT JOIN pages p ON p.source = s.id LEFT JOIN records r ON r.page = p.id GROUP BY s.id")
            return {name: (pages, records) for name, pages, records in rows}
        finally:
            database.close()
    except (sqlite3.Error, UnicodeDecodeError):
        return None
