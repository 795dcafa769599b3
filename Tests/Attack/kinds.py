"""Kinds of attack. Each function makes hostile input in its folder, runs the program on it, and reports what is wrong afterwards."""
import json
import os
import pathlib
import re
import select
import shutil
import subprocess

import indexes
import inputs
from growth import grow
from runner import WAIT, environment, limit, run


class Case:
    """One case: its folder, random numbers, and findings."""

    def __init__(self, world, folder, random):
        self.world, self.folder, self.random = world, str(folder), random
        self.runs, self.finds = 0, []

    def path(self, name):
        return os.path.join(self.folder, name)

    def base(self, name="hig.sqlite"):
        """Returns a copy of the valid index."""
        return shutil.copy(self.world.index, self.path(name))

    def hig(self, *words, wrapped=(), **more):
        self.runs += 1
        more.setdefault("HIG_CORPUS", str(inputs.ROOT / "Tests/CommandTests/Fixtures/Corpus"))
        done = run([*wrapped, self.world.program, *words], self.folder, **more)
        if done.problem:
            self.find(*done.problem, done.command)
        return done

    def find(self, kind, words, command=()):
        self.finds.append((kind, words, list(command)))


READING = [
    ["search", "dials"], ["search", "余白"], ["search", "--format", "json", "avoid"], ["man", "dials"], ["man", "dials", "--language", "both", "--width", "30"],
    ["man", "dials", "--format", "html"], ["man", "dials", "--format", "man"], ["man", "-k", "dial"], ["show", "dials/best-practices/1"], ["show", "dials", "--format", "json"],
    ["topics"], ["topics", "--format", "matrix"], ["sources"], ["info"], ["spec", "dials"], ["changes"], ["diff", "dials", "Corpus", "pages"], ["open", "dials", "--print"],
    ["export"], ["export", "--format", "jsonl"], ["export", "--format", "checklist"], ["---completion", "man", ""],
]


def read_some(case, index, most=3):
    for command in case.random.sample(READING, case.random.randint(1, most)):
        case.hig(*command, "--index", index)


def ingest(case, index, *paths, **more):
    """Runs an ingest and reports losses that the program does not mention."""
    before = indexes.counts(index)
    bytes_ = pathlib.Path(index).read_bytes() if os.path.exists(index) else None
    done = case.hig("ingest", "--index", index, "--source", "new", *paths, **more)
    if done.problem:
        return done
    after = indexes.counts(index)
    if bytes_ is not None and not os.path.exists(index):
        case.find("loss", f"ends with {done.status} and the old index is gone", done.command)
    if os.path.exists(index) and pathlib.Path(index).read_bytes() != bytes_:
        if fault := indexes.fault(index):
            case.find("damage", f"ends with {done.status} and leaves a damaged index: {fault}", done.command)
        elif before is not None and after is not None:
            for source, held in before.items():
                if source != "new" and after.get(source) != held:
                    case.find("loss", f"'{source}' had {held} pages and records, has {after.get(source)}", done.command)
            said = re.search(rb"new: read (\d+) pages?", done.errors + done.output)
            if said and done.status != 2 and int(said[1]) != after.get("new", (0, 0))[0]:
                case.find("loss", f"says {said[0]!r}, holds {after.get('new')}", done.command)
    return done


def pages(case):
    """Ingests, shows, exports, and ingests again mutated pages."""
    random = case.random
    os.mkdir(case.path("pages"))
    for _ in range(random.choice([1, 1, 1, 3])):
        name, data = random.choice(case.world.pages)
        ending = random.choice(inputs.ENDINGS) if random.random() < 0.2 else pathlib.Path(name).suffix
        with open(case.path(f"pages/{random.randrange(5)}{ending}"), "wb") as file:
            file.write(inputs.mutated(random, data, others=case.world.pages))
    index = case.path("hig.sqlite") if random.random() < 0.5 else case.base()
    if random.random() < 0.3:
        case.hig("lint", *random.choice([[], ["--format", "json"], ["--accounting"], ["--dump", "tree"], ["--dump", "records"]]), "pages")
    done = ingest(case, index, "pages")
    if done.status != 0 or not os.path.exists(index):
        return
    form = random.choice(["markdown", "json", "jsonl", "html", "man", "checklist", "docset", "llms", "postgres"])
    case.hig("export", "--index", index, "--format", form, "--output", "out", "--source", "new")
    topic = case.hig("topics", "--index", index, "--source", "new", "--format", "names").output.split(b"\n")[0]
    if topic and not topic.startswith(b"-"):
        case.hig("man", "--index", index, "--source", "new", "--", topic)
    if form == "markdown" and os.path.isdir(case.path("out")):
        case.hig("ingest", "-q", "--index", "again.sqlite", "out")


def lists(case):
    """Ingests a Corpus with mutated lists."""
    shutil.copytree(inputs.ROOT / "Tests/CommandTests/Fixtures/Corpus", case.path("Corpus"))
    names = ["topics", "glossary", "changes", "quantities"]
    for name in case.random.sample(names, case.random.choice([1, 1, 2])):
        path = pathlib.Path(case.path(f"Corpus/{name}.yaml"))
        path.write_bytes(inputs.mutated(case.random, path.read_bytes(), 4))
    done = case.hig("ingest", "--index", "hig.sqlite", "Corpus", HIG_CORPUS=case.path("Corpus"))
    if done.status == 0:
        read_some(case, "hig.sqlite", 2)


def bytes_of_index(case):
    """Changes bytes of an index; it must be rejected or read without harm."""
    index = case.base()
    case.note = indexes.damage(case.random, index)
    read_some(case, index)
    if case.random.random() < 0.3:
        ingest(case, index, str(inputs.ROOT / "Tests/CommandTests/Fixtures/pages"))


def values_of_index(case):
    """Sets every column of every table to each value in turn."""
    columns = case.world.columns
    # Large steps let a short run try all tables; no count is a multiple of 97.
    place = case.place * 97 % (len(columns) * len(indexes.VALUES))
    (table, column), value = columns[place // len(indexes.VALUES)], indexes.VALUES[place % len(indexes.VALUES)]
    case.note = f"{table}.{column} = {value!r}"
    index = case.base()
    if indexes.change(index, f'UPDATE OR IGNORE "{table}" SET "{column}" = ?', (value,)):
        read_some(case, index, 5)


def schema_of_index(case):
    """Changes the schema of an index."""
    statement = indexes.SCHEMAS[case.place % len(indexes.SCHEMAS)]
    case.note = statement
    index = case.base()
    if indexes.change(index, statement):
        read_some(case, index)
        if case.random.random() < 0.5:
            ingest(case, index, str(inputs.ROOT / "Tests/CommandTests/Fixtures/pages"))


def words(case):
    """Runs random argument vectors."""
    case.hig(*[word.encode("utf-8", "surrogateescape") for word in inputs.words(case.random)], HIG_INDEX=case.world.index)


def query(case):
    """Runs random queries in every format."""
    text = " ".join(case.random.choice(inputs.WORDS) for _ in range(case.random.randint(1, 8))).replace("\0", "")
    form = case.random.choice(["text", "json", "jsonl", "markdown"])
    case.hig("search", "--format", form, "--", text, HIG_INDEX=case.world.index)


def server(case):
    """Sends random lines to the server; each answer must be one line of JSON."""
    done = case.hig("mcp", "--index", case.world.index, stdin=inputs.lines(case.random))
    for line in done.output.splitlines():
        if not (line.startswith(b'{"jsonrpc":"2.0"') and line.endswith(b"}")):
            case.find("status", f"answers {line[:200]!r}", done.command)


CALLS = ["openat", "read", "pread64", "write", "pwrite64", "fsync", "rename", "unlink", "ftruncate", "mmap", "newfstatat", "fstat", "getdents64", "flock", "close", "lseek", "fchmod"]
ERRORS = ["EIO", "ENOSPC", "EACCES", "EMFILE", "ENOMEM", "EINTR"]


def failing_calls(case):
    """Makes a system call fail; it must be reported, and nothing lost. (Without memory, SIGSEGV and SIGILL come from the C library and the runtime.)"""
    call, error = case.random.choice(CALLS), case.random.choice(ERRORS)
    when = str(case.random.randint(1, 60))
    if case.random.random() < 0.3 and error != "EINTR":
        when += "+"
    index = case.base()
    wrapped = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={when}"]
    case.note = wrapped[-1]
    if case.random.random() < 0.6:
        ingest(case, index, str(inputs.ROOT / "Tests/CommandTests/Fixtures/pages"), wrapped=wrapped)
    else:
        case.hig(*case.random.choice(READING), "--index", index, wrapped=wrapped)
    # 127: a program with shared libraries is not loaded. After a write that fails permanently nothing can be reported.
    silenced = call == "write" and when.endswith("+")
    case.finds = [
        find for find in case.finds
        if find[1] != "ends with 127" and not (call == "mmap" and find[0] in ("crash", "hang")) and not (silenced and "without a word" in find[1])]


def killed(case):
    """Kills a run at any moment; the index must be the old or the new one, and the next run must clean up."""
    index, after = case.base(), case.random.uniform(0.002, case.world.seconds * 1.2)
    before = pathlib.Path(index).read_bytes()
    case.note = f"after {after:.3f} s"
    source = str(inputs.ROOT / "Tests/CommandTests/Fixtures/pages")
    if case.random.random() < 0.7:
        case.hig("ingest", "--index", index, "--source", "new", source, kill_after=after)
        if pathlib.Path(index).read_bytes() != before and (fault := indexes.fault(index)):
            case.find("damage", f"a kill leaves a damaged index: {fault}")
        if ingest(case, index, source).status != 0:
            case.find("status", "after a kill the next ingest fails")
        left = [name for name in os.listdir(case.folder) if ".build-" in name]
        if left:
            case.find("leftover", f"after the next ingest there is still {left}")
        return
    form = case.random.choice(["markdown", "html", "man", "jsonl"])
    case.hig("export", "--index", index, "--format", form, "--output", "out", kill_after=after)
    whole = case.hig("export", "--index", index, "--format", form, "--output", "out")
    case.hig("export", "--index", index, "--format", form, "--output", "other")
    if whole.status == 0 and subprocess.run(["diff", "-r", case.path("out"), case.path("other")], capture_output=True).returncode:
        case.find("loss", "an export after a kill differs from one without", whole.command)


def full_disk(case):
    """Fills the disk; it must be reported, and the old index must stay."""
    place = case.path("disk")
    os.mkdir(place)
    size = case.random.randint(8, 500)
    case.note = f"{size} KB"
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}k", "tmpfs", place], capture_output=True).returncode:
        return
    try:
        index = os.path.join(place, "hig.sqlite")
        if os.path.getsize(case.world.index) < size * 1024:
            shutil.copy(case.world.index, index)
        ingest(case, index, str(inputs.ROOT / "Tests/CommandTests/Fixtures/pages"))
        case.hig("export", "--index", case.world.index, "--format", "html", "--output", os.path.join(place, "out"))
    finally:
        subprocess.run(["umount", "-l", place], capture_output=True)


def review(case):
    """Reviews mutated files of an app, deep nesting, a large file, and links out of the folder; nothing outside may be read, and fixes must change only what they name."""
    random = case.random
    os.makedirs(case.path("app/ja.lproj"))
    for number in range(random.choice([1, 4, 20])):
        name, data = random.choice(inputs.APP)
        folder, _, name = name.rpartition("/")
        data = inputs.mutated(random, data, others=inputs.APP)
        if random.random() < 0.1:
            opening, closing = random.choice(inputs.NESTS)
            count = random.choice([50, 1000, 20_000])
            data += opening * count + closing * random.choice([0, count])
        with open(case.path(f"app/{folder}/{number}{name}"), "wb") as file:
            file.write(data)
    if random.random() < 0.01:
        with open(case.path("app/Large.swift"), "wb") as file:
            file.write(b'Button("Large...") {}\n' * (50 * (1 << 20) // 22))
    os.mkdir(case.path("outside"))
    pathlib.Path(case.path("outside/Secret.swift")).write_bytes(b'Button("Outside...") {}\n')
    os.symlink("../outside/Secret.swift", case.path("app/Link.swift"))
    os.symlink("../outside", case.path("app/Folder"))
    form = random.choice(["text", "json", "markdown", "sarif", "rdjsonl", "github"])
    more = random.choice([[], [], ["--checklist"], ["--notes"], ["--fix"], ["--baseline", "known.txt"], ["--show-suppressed"]])
    done = case.hig("review", "--index", case.world.index, "--format", form, *more, "app")
    if b"Outside" in done.output + done.errors or b"Outside..." not in pathlib.Path(case.path("outside/Secret.swift")).read_bytes():
        case.find("outside", "a file was read or written through a link", done.command)
    name, data = random.choice(inputs.APP)
    case.hig("review", "--index", case.world.index, "--stdin-filename", name, stdin=inputs.mutated(random, data, others=inputs.APP))


def forged_records(case):
    """Shows and exports forged records with valid checksums; they must do no harm."""
    index = case.base()
    case.note = indexes.forge(case.random, index) or ""
    if case.note:
        read_some(case, index, 5)
        if case.random.random() < 0.5:
            ingest(case, index, str(inputs.ROOT / "Tests/CommandTests/Fixtures/pages"))


def replaced_index(case):
    """Replaces, truncates, damages, removes, or overwrites the index of a running server; the next answer must come from the present index or be an error."""
    index = case.base("served.sqlite")
    call = {"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}, "name": "hig_search"}
    process = subprocess.Popen(
        [case.world.program, "mcp", "--index", index], cwd=case.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env=environment(HIG_CORPUS=str(inputs.ROOT / "Tests/CommandTests/Fixtures/Corpus")), preexec_fn=limit)
    case.runs += 1

    def ask(word):
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {**call, "arguments": {"query": word}}}) + "\n"
        try:
            process.stdin.write(line.encode())
            process.stdin.flush()
        except BrokenPipeError:
            return ""
        ready = select.select([process.stdout], [], [], WAIT)[0]
        return process.stdout.readline().decode("utf-8", "replace") if ready else ""

    try:
        for number in range(case.random.randint(2, 6)):
            way = case.random.choice(["ingest", "ingest", "ingest", "cut", "garbage", "remove", "touch", "folder", "older"])
            case.note += " " + way
            match way:
                case "ingest":
                    # The words are unique, because similar rules are shown as one.
                    words = ["".join(case.random.choice("bdgkmnprstvz") + case.random.choice("aeiou") for _ in range(4)) for _ in range(8)]
                    word = words[number % 8]
                    with open(case.path("page.md"), "w") as file:
                        file.write(f"# {words[0].title()} {number}\n\n**Avoid {' '.join(words)}.** It hurts.\n")
                    if not os.path.exists(index) or (os.path.isfile(index) and indexes.counts(index) is None):
                        shutil.copy(case.world.index, index)
                    done = case.hig("ingest", "-q", "--index", index, "--source", word, "page.md")
                    if done.status == 0:
                        said = ask(word)
                        if f"Avoid {' '.join(words)}" not in said:
                            case.find("stale", f"{case.note}: '{word}' was read in and is not found: {said[:300]}")
                case "cut" if os.path.isfile(index):
                    os.truncate(index, case.random.randrange(os.path.getsize(index)))
                case "garbage" if not os.path.isdir(index):
                    with open(case.path("new"), "wb") as file:
                        file.write(case.random.randbytes(7000))
                    os.replace(case.path("new"), index)
                case "remove" if os.path.isfile(index):
                    os.unlink(index)
                case "touch" if os.path.isfile(index):
                    os.utime(index)
                case "folder" if not os.path.exists(index):
                    os.mkdir(index)
                    said = ask("dials")
                    os.rmdir(index)
                case "older" if os.path.isfile(index):
                    with open(index, "r+b") as file:
                        file.seek(60)
                        file.write((5003).to_bytes(4, "big"))
            said = ask("dials")
            if not (said.startswith('{"jsonrpc":"2.0"') and said.endswith("}\n")):
                case.find("status", f"{case.note}: answers {said[:200]!r}")
                return
        process.stdin.close()
        if (status := process.wait(WAIT)) != 0:
            case.find("crash" if status < 0 else "status", f"{case.note}: the server ends with {status}")
    except subprocess.TimeoutExpired:
        case.find("hang", f"{case.note}: the server stays")
    finally:
        process.kill()
        process.wait()


def pipes(case):
    """Puts a pipe without a writer in place of any file; no command may wait for it."""
    pages = case.path("pages")
    shutil.copytree(inputs.ROOT / "Tests/CommandTests/Fixtures/pages", pages)
    corpus = case.path("Corpus")
    shutil.copytree(inputs.ROOT / "Tests/CommandTests/Fixtures/Corpus", corpus)
    index = case.base()
    os.makedirs(case.path("home/.config/hig"))
    os.makedirs(case.path("home/.local/state/hig/exports.d"))
    os.makedirs(case.path("out"))
    places = [
        "home/.config/hig/config", "home/.local/state/hig/answer-pts-0", "hig.sqlite", "hig.sqlite.lock", "out/.hig-export-html", "out/index.html", "out/alerts.md", "pages/a.md", "pages/README.md",
        "known.txt", ".hig-review", "Package.swift", "A.swift", *(f"Corpus/{name}" for name in os.listdir(corpus)),
    ]
    for place in case.random.sample(places, case.random.choice([1, 1, 2, 4])):
        case.note += " " + place
        path = case.path(place)
        if os.path.isdir(path):
            continue
        if os.path.exists(path):
            os.unlink(path)
        os.mkfifo(path)
    commands = [
        ["ingest", "--index", index, "pages"], ["ingest", "--index", "new.sqlite", "Corpus"], ["lint", "pages"], ["lint", "Corpus"], ["lint", "pages/a.md"], ["search", "--index", index, "dials"], ["show", "1"],
        ["export", "--index", index, "--format", "html", "-o", "out"], ["export", "--index", index, "-o", "out"], ["export", "--index", index, "--format", "json", "-o", "known.txt"], ["info", "--index", index],
        ["review", "--index", index, "."], ["review", "--index", index, "--baseline", "known.txt", "A.swift"], ["man", "--index", index, "dials"], ["sources", "--index", index],
    ]
    for command in case.random.sample(commands, 4):
        case.hig(*command, HIG_CORPUS=corpus, HOME=case.path("home"))


def few_descriptors(case):
    """Limits open files; it must be reported, and nothing lost."""
    index, most = case.base(), case.random.randint(3, 16)
    case.note = f"{most} files"
    wrapped = ["prlimit", f"--nofile={most}"]
    if case.random.random() < 0.4:
        ingest(case, index, str(inputs.ROOT / "Tests/CommandTests/Fixtures/pages"), wrapped=wrapped)
    else:
        other = [["lint", str(inputs.ROOT / "Tests/CommandTests/Fixtures/pages")], ["review", str(inputs.ROOT / "Tests/ReviewTests")], ["mcp"]]
        case.hig(*case.random.choice(READING + other), "--index", index, wrapped=wrapped)
    # With so few the program itself cannot be started.
    case.finds = [find for find in case.finds if find[1] != "ends with 127"]


# Kinds and their share of all cases.
KINDS = {
    pages: 22, bytes_of_index: 16, values_of_index: 12, words: 13, query: 7, server: 7, review: 6, lists: 5, forged_records: 4, replaced_index: 2, pipes: 2, few_descriptors: 2, grow: 1, failing_calls: 3,
    killed: 2, schema_of_index: 1.5, full_disk: 0.5,
}
