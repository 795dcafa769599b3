#!/usr/bin/env python3
"""Checks the wording of the Swift sources: `make words`.

Fails if more than 3 % of the doc comments open with a fragment, or if there is a limit that is not named max… or min…, an error type whose name does
not end in Error, or a file whose name is none of its declarations. With --since REV it also warns about commit subjects that are not of the form
`Area: verb object`.
"""
import argparse
import pathlib
import re
import subprocess
import sys

MAX_FRAGMENTS = 0.03
# A relative clause or a bare preposition instead of a noun phrase or a verb in the third person.
FRAGMENT = re.compile(
    r"(?:and|as|behind|below|beyond|but|by|for|from|how|in|likewise|not|of|on|so|that|those|to|what|when|where|whether|which|who|with|without)\b",
    re.IGNORECASE)
LIMIT = re.compile(
    r"\b(?:case|func|let|var)\s+`?((?:deepest|fewest|largest|least|longest|most|narrowest|shortest|smallest|widest)(?:[A-Z]\w*)?)\b")
CONFORMANCE = re.compile(r"\b(?:actor|class|enum|struct)\s+(\w+)\s*:\s*([^{\n]+)")
DECLARATION = re.compile(r"\b(?:actor|class|enum|extension|func|protocol|struct|typealias)\s+`?([\w.]+)")
SUBJECT = re.compile(r"[\w+./-]+(?: \w+)?: [a-z]\S* \S.*")


def sources(root):
    for folder in ("Sources", "Tools"):
        for path in sorted((root / folder).rglob("*.swift")):
            if path.name not in ("main.swift", "Package.swift") and not any(part.startswith(".") for part in path.parts):
                yield path


def doc_comments(lines):
    """Line number and text of each block of `///` lines."""
    block = []
    for number, line in enumerate(lines + [""], 1):
        text = line.strip()
        if text.startswith("///"):
            block.append(text[3:].strip())
        elif block:
            yield number - len(block), " ".join(block)
            block = []


def check(root):
    documented, fragments, problems = 0, [], []
    for path in sources(root):
        place = path.relative_to(root)
        text = path.read_text(encoding="utf-8")
        for number, comment in doc_comments(text.split("\n")):
            documented += 1
            if FRAGMENT.match(comment):
                fragments.append(f"{place}:{number}: fragment: {comment[:80]}")
        problems += [f"{place}: limit is not named max… or min…: {name}" for name in LIMIT.findall(text)]
        for name, conformances in CONFORMANCE.findall(text):
            if "Error" in re.findall(r"\w+", conformances) and not name.endswith(("Error", "Failure")):
                problems.append(f"{place}: error type does not end in Error: {name}")
        declared = {name for full in DECLARATION.findall(text) for name in (full, full.split(".")[-1])}
        if path.stem.split("+")[0] not in declared:
            problems.append(f"{place}: no declaration has the name of the file")
    return documented, fragments, problems


def warn_about_subjects(root, since):
    subjects = subprocess.run(
        ["git", "-C", root, "log", "--no-merges", "--format=%s", f"{since}..HEAD"], capture_output=True, text=True).stdout
    for subject in subjects.splitlines():
        if not SUBJECT.fullmatch(subject) or len(subject) > 72:
            print(f"words: warning: commit subject is not 'Area: verb object': {subject}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("--since", help="warn about commit subjects since this revision")
    options = parser.parse_args()
    documented, fragments, problems = check(options.root)
    if len(fragments) > MAX_FRAGMENTS * documented:
        problems += fragments
    if options.since:
        warn_about_subjects(options.root, options.since)
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"words: {documented} doc comments, {100 * len(fragments) / max(1, documented):.1f} % fragments, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
