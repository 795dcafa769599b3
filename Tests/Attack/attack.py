#!/usr/bin/env python3
"""Attacks the built program from outside with hostile pages, lists, indexes, arguments, and lines, failing system calls, kills, and full disks.

    Tests/Attack/attack.py [--runs N] [--seed S] [--jobs N] [--only KIND,…] [--cpu S] PROGRAM

A finding is a crash, a hang (over 5 s of processor time), more than 500 MB, a control character on output, an undocumented status, a damaged index,
or a loss without a message. The input of each is kept in .build-attack/finds; the status is then 1. The same seed makes the same cases.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import shutil
import sqlite3
import sys
import time
import types

import indexes
import inputs
import kinds
import runner

OUT = inputs.ROOT / ".build-attack"
# Number of findings kept per kind and class.
KEPT = 12
world = None


def prepare(program, cpu):
    """Files that all cases start from, made in each worker."""
    global world
    runner.CPU = cpu
    folder = OUT / "base"
    world = types.SimpleNamespace(program=program, index=str(folder / "hig.sqlite"), pages=inputs.pages(), columns=[], seconds=1.0)
    if os.path.exists(world.index):
        world.columns = indexes.columns(world.index)


def make_base(program):
    """Makes the valid index and measures the time of an ingest."""
    shutil.rmtree(OUT, ignore_errors=True)
    (OUT / "base").mkdir(parents=True)
    fixtures = inputs.ROOT / "Tests/CommandTests/Fixtures"
    for paths in ([fixtures / "Corpus"], ["--source", "pages", fixtures / "pages"]):
        done = runner.run(
            [program, "ingest", "--index", world.index, *map(str, paths)], str(OUT / "base"), HIG_CORPUS=str(fixtures / "Corpus"))
        if done.status != 0:
            sys.exit(f"attack: cannot make an index: {done.errors.decode(errors='replace')}")


def attempt(job):
    """Runs one case; returns the number of runs and the findings."""
    name, number, seed = job
    folder = OUT / "work" / f"{name}-{number}"
    folder.mkdir(parents=True)
    case = kinds.Case(world, folder, random.Random(f"{seed}/{name}/{number}"))
    # Another seed starts elsewhere in a list that is longer than a run.
    case.number, case.place, case.note = number, seed + number, ""
    began = time.monotonic()
    try:
        getattr(kinds, name)(case)
    except (OSError, ValueError, sqlite3.Error) as error:
        case.find("harness", f"{type(error).__name__}: {error}")
    if case.finds:
        keep(case, name, number, seed)
    shutil.rmtree(folder, ignore_errors=True)
    return name, case.runs, [(kind, words) for kind, words, _ in case.finds], time.monotonic() - began


def keep(case, name, number, seed):
    """Makes the folder of a case and its object."""
    for kind, words, command in case.finds:
        group = OUT / "finds" / f"{name}-{kind}"
        group.mkdir(parents=True, exist_ok=True)
        if len(list(group.iterdir())) >= KEPT:
            continue
        place = group / str(number)
        shutil.copytree(case.folder, place, dirs_exist_ok=True, ignore_dangling_symlinks=True, ignore=pipes)
        shown = [word.decode("utf-8", "surrogateescape") if isinstance(word, bytes) else word for word in command]
        report = {"found": words, "command": shown, "made by": case.note, "seed": seed, "number": number}
        (place / "FIND.json").write_text(json.dumps(report, indent=1, ensure_ascii=True) + "\n")


def pipes(folder, names):
    """Returns the files that cannot be copied; the note of the case names them."""
    return [name for name in names if pathlib.Path(folder, name).is_fifo()]


def plan(runs, seed, only):
    """Returns the cases in mixed order, so that a short run tries every kind."""
    chosen = {kind.__name__: share for kind, share in kinds.KINDS.items() if not only or kind.__name__ in only}
    for name, needs in (("failing_calls", shutil.which("strace")), ("full_disk", os.geteuid() == 0 and shutil.which("mount"))):
        if name in chosen and not needs:
            print(f"attack: left out here: {name}")
            del chosen[name]
    if not chosen:
        sys.exit(f"attack: no such kind; there are {', '.join(kind.__name__ for kind in kinds.KINDS)}")
    total = sum(chosen.values())
    # A case takes about two runs.
    jobs = [(name, number, seed) for name, share in chosen.items() for number in range(max(1, round(runs * share / total / 2)))]
    random.Random(seed).shuffle(jobs)
    return jobs


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("program", nargs="?", default=".build/release/hig")
    parser.add_argument("--runs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", type=lambda text: text.split(","))
    parser.add_argument("--cpu", type=int, default=runner.CPU, help="seconds of processor time that a run may take")
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    seed = options.seed if options.seed is not None else int(time.time())
    print(f"attack: {program}, seed {seed}")
    prepare(program, options.cpu)
    make_base(program)
    jobs = plan(options.runs, seed, options.only)
    table = collections.defaultdict(collections.Counter)
    examples = {}
    with concurrent.futures.ProcessPoolExecutor(options.jobs, initializer=prepare, initargs=(program, options.cpu)) as pool:
        for name, runs, finds, seconds in pool.map(attempt, jobs, chunksize=4):
            table[name].update({"cases": 1, "runs": runs, "seconds": seconds})
            for kind, words in finds:
                table[name][kind] += 1
                examples.setdefault((name, kind), words)
    shutil.rmtree(OUT / "work", ignore_errors=True)
    show(table, examples)
    sys.exit(1 if examples else 0)


def show(table, examples):
    names = sorted({kind for row in table.values() for kind in row} - {"cases", "runs", "seconds"})
    print(f"\n{'':18}{'cases':>8}{'runs':>8}{'seconds':>9}" + "".join(f"{name:>10}" for name in names))
    for name, row in sorted(table.items()):
        print(f"{name:18}{row['cases']:8}{row['runs']:8}{row['seconds']:9.0f}" + "".join(f"{row[kind]:10}" for kind in names))
    print(f"{'all':18}{sum(row['cases'] for row in table.values()):8}{sum(row['runs'] for row in table.values()):8}")
    for (name, kind), words in sorted(examples.items()):
        print(f"{name}: {kind}: {words}\n  .build-attack/finds/{name}-{kind}")


if __name__ == "__main__":
    main()
