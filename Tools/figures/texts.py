"""Reads Corpus/figures/figures.yaml: a list of figures in block style, no more of YAML than it uses."""

import json
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "Corpus" / "figures"


def value(text):
    return json.loads(text) if text.startswith('"') else text


def entries(path=FOLDER / "figures.yaml"):
    """Each with `figure`, `topic` or `rule`, `en`, `ja`, and perhaps a `legend` of `en` and `ja`."""
    found = []
    for n, line in enumerate(path.read_text().splitlines(), 1):
        indent = len(line) - len(line.lstrip(" "))
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        key, colon, rest = text.removeprefix("- ").partition(":")
        if not colon:
            raise ValueError(f"{path}:{n}: no key in {text!r}")
        if indent == 0 and text.startswith("- "):
            found.append({key: value(rest.strip())})
        elif indent == 2 and key == "legend" and not rest:
            found[-1]["legend"] = []
        elif indent == 2:
            found[-1][key] = value(rest.strip())
        elif indent == 4 and text.startswith("- "):
            found[-1]["legend"].append({key: value(rest.strip())})
        elif indent == 6:
            found[-1]["legend"][-1][key] = value(rest.strip())
        else:
            raise ValueError(f"{path}:{n}: indented by {indent}")
    return found
