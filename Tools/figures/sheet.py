"""One page of all figures, in both schemes, at 160, 320 and 640 pixels, each with its title and its rule.

    python3 Tools/figures/sheet.py FILE [--only WORD] [--sizes 160,320]
"""

import argparse
import html
import pathlib

from language import style_sheet
from texts import FOLDER, entries

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Figures of hig</title>
<style>
body {{ margin: 16px; font: 14px/1.4 system-ui, sans-serif; background: #fff; color: #222; }}
section {{ display: inline-block; vertical-align: top; margin: 0 16px 24px 0; padding: 8px; }}
h2 {{ margin: 0; font-size: 14px; }} p {{ margin: 2px 0 8px; max-width: 660px; }} ol {{ margin: 4px 0; padding-left: 20px; }}
figure {{ display: inline-block; vertical-align: top; margin: 0 8px 8px 0; }}
.dark {{ background: #000; color: #ddd; padding: 8px; }}
{dark}
</style>
<h1>{count} figures</h1>
{body}
"""


def shown(svg, size, scheme):
    width, height = (int(svg.split(f' {side}="')[1].split('"')[0]) for side in ("width", "height"))
    svg = svg.replace(f'width="320" height="{height}"', f'width="{size}" height="{size * height // width}"', 1)
    return f'<figure class="{scheme}">{svg}</figure>'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", default="160,320,640")
    options = parser.parse_args()
    body, count = [], 0
    for entry in entries():
        name = entry["figure"]
        if options.only not in name:
            continue
        count += 1
        legend = "".join(f"<li>{html.escape(part['en'])} · {html.escape(part['ja'])}</li>" for part in entry.get("legend", []))
        svg = (FOLDER / f"{name}.svg").read_text()
        title = svg.partition("<title>")[2].partition("</title>")[0]
        pictures = "".join(shown(svg, int(size), scheme) for size in options.sizes.split(",") for scheme in ("light", "dark"))
        body.append(f"<section id=\"{name}\"><h2>{name}</h2><p><b>{title}</b><br>{html.escape(entry['en'])}<br>{html.escape(entry['ja'])}"
                    f"<br><code>{html.escape(entry.get('rule') or entry['topic'])}</code></p>{pictures}<ol>{legend}</ol></section>")
    page = PAGE.format(dark=style_sheet(".dark "), count=count, body="\n".join(body))
    pathlib.Path(options.file).write_text(page)
    print(f"Wrote {options.file}: {count} figures")


if __name__ == "__main__":
    main()
