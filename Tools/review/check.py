#!/usr/bin/env python3
"""What `hig review` finds in apps, and what came and went since the last run: check.py HIG APPS KEPT

APPS holds a folder an app. The findings of the last run lie in KEPT, a line each (rule, path, excerpt; no line numbers, which other changes move).
"""
import collections, json, os, subprocess, sys


def main():
    hig, apps, kept = sys.argv[1:4]
    os.makedirs(kept, exist_ok=True)
    for app in sorted(os.listdir(apps)):
        out = subprocess.run([os.path.abspath(hig), "review", "--format", "json", app], cwd=apps, capture_output=True, text=True)
        if out.returncode == 2:
            sys.exit(f"{app}: {out.stderr.strip()}")
        found = json.loads(out.stdout)["findings"]
        now = collections.Counter("\t".join((x["level"], x["rule"], x["path"], " ".join(x["excerpt"].split()))) for x in found)
        path = os.path.join(kept, app + ".tsv")
        before = collections.Counter(open(path, encoding="utf-8").read().splitlines()) if os.path.exists(path) else None
        levels = collections.Counter(x["level"] for x in found)
        print(f"{app}: {levels['finding']} findings, {levels['note']} notes")
        if before is not None:
            for sign, lines in (("+", now - before), ("-", before - now)):
                for line in sorted(lines.elements()):
                    print(f"  {sign} {line}")
        with open(path, "w", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in sorted(now.elements())))


if __name__ == "__main__":
    main()
