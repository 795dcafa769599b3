"""Draws Corpus/figures/*.svg.

    python3 Tools/figures/draw.py [--check]

With --check writes nothing; status 1 when a file is not what would be drawn.
"""

import importlib
import pathlib
import sys

from language import FIGURES, render

HERE = pathlib.Path(__file__).resolve().parent
FOLDER = HERE.parent.parent / "Corpus" / "figures"
for module in sorted(HERE.glob("figures_*.py")):
    importlib.import_module(module.stem)


def main():
    drawn = {f"{name}.svg": render(name) for name in FIGURES}
    there = {path.name: path.read_text() for path in FOLDER.glob("*.svg")}
    other = sorted(name for name in drawn.keys() | there.keys() if drawn.get(name) != there.get(name))
    if "--check" in sys.argv:
        for name in other:
            print(f"{name}: not what Tools/figures draws")
        sys.exit(bool(other))
    FOLDER.mkdir(exist_ok=True)
    for name in other:
        if name in drawn:
            (FOLDER / name).write_text(drawn[name])
        else:
            (FOLDER / name).unlink()
    print(f"{len(drawn)} figures, {len(other)} written or taken away")


if __name__ == "__main__":
    main()
