"""What the pages of the Corpus say of its figures: alternative texts, legends, and where each stands."""

import pathlib
import re

CORPUS = pathlib.Path(__file__).resolve().parent.parent.parent / "Corpus"
FOLDER = CORPUS / "figures"
PICTURE = re.compile(r"!\[(.*)\]\((?:\.\./)*figures/([a-z0-9-]+)\.svg\)")
PART = re.compile(r"\d+\. (.+)")


def shown(path):
    """Each figure of a page: its name, alternative text, legend."""
    lines = path.read_text().splitlines()
    for n, line in enumerate(lines):
        if found := PICTURE.fullmatch(line):
            legend = []
            for below in lines[n + 2:]:
                if not (part := PART.fullmatch(below)):
                    break
                legend.append(part[1])
            yield found[2], found[1], legend


def entries():
    """Each with `figure`, `topic`, `en`, `ja`, a `legend` of `en` and `ja`, and, where it is a pair, its `rule`."""
    found = {}
    for language in ("en", "ja"):
        for path in sorted(CORPUS.glob(f"{language}/*/*.md")):
            for name, text, legend in shown(path):
                entry = found.setdefault(name, {"figure": name, "topic": path.stem, "legend": []})
                entry[language] = text
                for n, part in enumerate(legend):
                    if n == len(entry["legend"]):
                        entry["legend"].append({})
                    entry["legend"][n][language] = part
                if rule := re.fullmatch(re.escape(path.stem) + r"-(.+)-(\d+)", name):
                    entry["rule"] = f"{path.stem}/{rule[1]}/{rule[2]}"
    return [found[name] for name in sorted(found)]
