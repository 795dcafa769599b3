#!/usr/bin/env python3
"""Checks `hig export --format postgres` on real servers: a primary and a streaming replica on loopback, made in a temporary folder from Debian's packages.

    check.py HIG INDEX [--terms PROGRAM] [--questions FILE.jsonl…] [--copies N] [--seconds S]

- the script loads, and once more after DROP SCHEMA;
- the terms of 2,000 texts (questions of the Corpus, by a seeded draw) are the program's own: PROGRAM (hig-bench-search) prints those;
- judged questions, where they are at hand: a right rule among the first three, beside the program's share, no more than .08 below;
- the replica gives the primary's answers;
- N more copies of the records under other sources; then 8 clients ask by pgbench, beside a plain `tsvector` query over the same records: milliseconds of both, ratio at most 10.

Needs postgresql; as root the servers run as the user `postgres`. Prints a line a check; ends with the number passed and failed.
"""

import argparse
import json
import os
import pathlib
import pwd
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
results = []


def tell(name, passed, more=""):
    results.append(passed)
    print(f"{'ok' if passed else 'FAILED'}  {name}{': ' + more if more else ''}", flush=True)


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Servers:
    """Primary server and its streaming replica."""

    def __init__(self, folder):
        versions = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        if not versions:
            sys.exit("hig: 'make postgres-check' needs PostgreSQL\nhint: apt-get install postgresql")
        self.bin, self.folder = versions[-1], folder
        self.primary, self.replica = free_port(), free_port()
        self.user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        if self.user:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        settings = f"listen_addresses='127.0.0.1'\nunix_socket_directories='{folder}'\njit=off\nwal_level=replica\nmax_wal_senders=3\nshared_buffers='256MB'\n"
        self.run("initdb", "--pgdata", folder / "primary", "--encoding", "UTF8", "--locale", "C.UTF-8", "--auth", "trust", "--username", "hig")
        (folder / "primary/postgresql.auto.conf").write_text(settings + f"port={self.primary}\n")
        self.start("primary")
        self.run("pg_basebackup", "--pgdata", folder / "replica", "--host", "127.0.0.1", "--port", str(self.primary), "--username", "hig", "--write-recovery-conf")
        with open(folder / "replica/postgresql.auto.conf", "a") as conf:
            conf.write(f"port={self.replica}\n")
        self.start("replica")

    def run(self, program, *arguments):
        as_user = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}
        subprocess.run([self.bin / program, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **as_user)

    def start(self, name):
        self.run("pg_ctl", "--pgdata", self.folder / name, "--wait", "--log", self.folder / f"{name}.log", "start")

    def stop(self):
        for name in ("replica", "primary"):
            if (self.folder / name).exists():
                self.run("pg_ctl", "--pgdata", self.folder / name, "--mode", "immediate", "stop")

    def psql(self, sql=None, port=None, file=None, stdin=None):
        command = [self.bin / "psql", "--no-psqlrc", "--quiet", "--no-align", "--tuples-only", "--set", "ON_ERROR_STOP=1", "--host", "127.0.0.1",
                   "--port", str(port or self.primary), "--username", "hig", "postgres"]
        command += ["--file", str(file)] if file else ["--command", sql] if sql else []
        return subprocess.run(command, check=True, capture_output=True, text=True, input=stdin).stdout


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def answers(servers, questions, port=None, more=""):
    """Returns the ids of the first ten hits for each query, in one session."""
    script = "".join(
        f"SELECT coalesce(json_agg(json_build_array(id, record_language, round(score::numeric, 3)) ORDER BY place), '[]') FROM hig.search({quoted(q)}{more})"
        f" WITH ORDINALITY AS s (score, id, record_language, kind, strength, topic, section, record_platforms, headline, body, source, url, place);\n"
        for q in questions)
    return [json.loads(line) for line in servers.psql(port=port, stdin=script).splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hig")
    parser.add_argument("index")
    parser.add_argument("--terms")
    parser.add_argument("--questions", nargs="*", default=[])
    parser.add_argument("--copies", type=int, default=11)
    parser.add_argument("--seconds", type=int, default=20)
    options = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hig-postgres-"))
    os.chmod(folder, 0o755)
    servers = None
    try:
        servers = Servers(folder)
        check(servers, folder, options)
    finally:
        if servers:
            servers.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    sys.exit(0 if all(results) else 1)


def check(servers, folder, options):
    script = folder / "hig.sql"
    with open(script, "w") as out:
        subprocess.run([options.hig, "export", "--index", options.index, "--source", "Corpus", "--format", "postgres"], check=True, stdout=out)
    servers.psql(file=script)
    servers.psql("DROP SCHEMA hig CASCADE")
    servers.psql(file=script)
    records = int(servers.psql("SELECT count(*) FROM hig.records"))
    tell("loads, twice", records > 0, f"{records} records, {script.stat().st_size / 1e6:.0f} MB of SQL")

    rules = servers.psql("SELECT count(*) FROM hig.page('steppers') WHERE kind = 'rule'")
    whole = servers.psql("SELECT count(*) FROM hig.page('steppers') WHERE kind = 'rule' AND markdown LIKE '**%'")
    tell("a page's Markdown holds its rules", int(rules) > 0 and rules == whole)

    own = [line.strip()[2:].strip().strip("'\"") for path in sorted((ROOT / "Corpus/questions").rglob("*.yaml")) for line in open(path) if line.strip().startswith("- ")]
    drawn = random.Random(20261124).sample(own, 2000) if len(own) > 2000 else own
    if options.terms:
        theirs = subprocess.run([options.terms, "terms"], check=True, input="\n".join(drawn) + "\n", capture_output=True, text=True).stdout.splitlines()
        script = "".join(f"SELECT coalesce(string_agg(DISTINCT term, ' ' ORDER BY term), '') FROM hig.tokens({quoted(text)});\n" for text in drawn)
        ours = servers.psql(stdin=script).split("\n")[:-1]
        theirs = [" ".join(sorted(set(line.split()))) for line in theirs]
        ours = [" ".join(sorted(line.split())) for line in ours]
        differ = [(text, a, b) for text, a, b in zip(drawn, ours, theirs) if a != b]
        tell("terms of texts as the program's", len(ours) == len(theirs) and not differ, f"{len(drawn) - len(differ)} of {len(drawn)}")
        for text, a, b in differ[:10]:
            print(f"    {text}\n      here     {sorted(set(a.split()) - set(b.split()))}\n      program  {sorted(set(b.split()) - set(a.split()))}")

    files = [path for path in options.questions if os.path.exists(path)]
    if not files:
        print("skipped  judged questions: none at hand")
    for group in {re.sub(r"-\d+$", "", pathlib.Path(path).stem).replace("engineers", "designers") for path in files}:
        judged = [json.loads(line) for path in files if re.sub(r"-\d+$", "", pathlib.Path(path).stem).replace("engineers", "designers") == group for line in open(path)]

        def success(ids, question):
            right = {entry["id"] for entry in question["relevant"] if entry["grade"] == 2}
            return bool(right & set(ids[:3]))

        here = [success([entry[0] for entry in found], q) for found, q in zip(answers(servers, [q["q"] for q in judged]), judged)]
        program = []
        for question in judged:
            printed = subprocess.run([options.hig, "search", "--index", options.index, "--format", "json", "--limit", "10", "--", question["q"]], capture_output=True, text=True).stdout
            hits = json.loads(printed)["hits"] if printed else []
            program.append(success([hit["id"] for hit in hits], question))
        a, b = sum(here) / len(here), sum(program) / len(program)
        tell(f"success@3, {group} ({len(judged)})", a >= b - 0.08, f"{a:.3f}, the program {b:.3f}")

    same = drawn[:100]
    servers.psql("SELECT pg_switch_wal()")
    for _ in range(100):
        if servers.psql("SELECT pg_current_wal_lsn()").strip() == servers.psql("SELECT pg_last_wal_replay_lsn()", port=servers.replica).strip():
            break
    tell("the replica answers alike", answers(servers, same) == answers(servers, same, port=servers.replica), f"{len(same)} questions")

    servers.psql(stdin=COPIES.replace("COPIES", str(options.copies)))
    count = int(servers.psql("SELECT count(*) FROM hig.records"))
    clients(servers, folder, same, count, options.seconds)


# Other sources with the same pages; rule numbers and ids continue after the first ones.
COPIES = """
CREATE TEMP TABLE step AS SELECT max(rule) AS rules FROM hig.rules;
INSERT INTO hig.records SELECT (r).id || '@copy' || n, (r).language, (r).kind, (r).strength, (r).topic, (r).section, (r).anchor, (r).platforms, (r).headline, (r).body,
  (r).markdown, 'copy' || n, (r).page, (r).url, (r).edition, (r).is_guessed, (r).counterpart, (r).position, (r).rule + n * rules
  FROM (SELECT r FROM hig.records r) AS r CROSS JOIN step CROSS JOIN generate_series(1, COPIES) AS n;
INSERT INTO hig.rules SELECT rule + n * rules, topic, kind, platforms, languages, has_figure, is_older, is_stated, direction
  FROM hig.rules CROSS JOIN step CROSS JOIN generate_series(1, COPIES) AS n;
UPDATE hig.terms_stored t SET
  rules = (SELECT array_agg(u.rule + n * step.rules ORDER BY n, u.rule) FROM step, generate_series(0, COPIES) AS n, unnest(t.rules) AS u (rule)),
  impacts = (SELECT array_agg(u.impact ORDER BY n, u.rule) FROM generate_series(0, COPIES) AS n, unnest(t.rules, t.impacts) AS u (rule, impact));
CREATE TABLE plain AS SELECT id, to_tsvector('simple', headline || ' ' || body) AS words FROM hig.records;
CREATE INDEX ON plain USING gin (words);
VACUUM (FULL, ANALYZE) hig.terms_stored;
ANALYZE hig.records, hig.rules;
ANALYZE plain;
"""


def clients(servers, folder, questions, count, seconds):
    servers.psql("CREATE TABLE asked (place serial PRIMARY KEY, q text, words tsquery)")
    values = ", ".join(f"({quoted(q)}, replace(plainto_tsquery('simple', {quoted(q)})::text, '&', '|')::tsquery)" for q in questions)
    servers.psql(f"INSERT INTO asked (q, words) VALUES {values}")
    times = {}
    for name, sql in (
        ("hig.search", "SELECT s.id FROM asked a, hig.search(a.q) s WHERE a.place = :n;"),
        ("plain tsvector", "SELECT p.id FROM asked a, plain p WHERE a.place = :n AND p.words @@ a.words ORDER BY ts_rank(p.words, a.words) DESC LIMIT 10;"),
    ):
        (folder / "bench.sql").write_text(f"\\set n random(1, {len(questions)})\n{sql}\n")
        log = folder / "log"
        shutil.rmtree(log, ignore_errors=True)
        log.mkdir()
        subprocess.run([servers.bin / "pgbench", "--no-vacuum", "--client", "8", "--jobs", "2", "--time", str(seconds), "--file", folder / "bench.sql", "--log", "--host", "127.0.0.1",
                        "--port", str(servers.primary), "--username", "hig", "postgres"], check=True, cwd=log, capture_output=True)
        taken = sorted(int(line.split()[2]) / 1000 for path in log.iterdir() for line in open(path))
        times[name] = taken[int(len(taken) * 0.95)]
        print(f"    {name}: {len(taken)} answers, median {taken[len(taken) // 2]:.0f} ms, 95 % within {times[name]:.0f} ms")
    ratio = times["hig.search"] / times["plain tsvector"]
    tell(f"8 clients, {count} records: at most ten times a plain tsvector query", ratio <= 10, f"{ratio:.1f}")


main()
