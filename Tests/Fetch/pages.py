"""Twelve pages of our own in two languages, in the format of the official ones (DocC's render JSON)."""

import json

ROOT = "/design/human-interface-guidelines"
SLUGS = ["dials", "step-rows", "lids", "hinges", "knobs", "rails", "shelves", "latches", "wheels", "drawers", "ropes", "bells"]
JAPANESE = {
    "dials": "ダイヤル", "step-rows": "段", "lids": "ふた", "hinges": "ちょうつがい", "knobs": "つまみ", "rails": "レール", "shelves": "棚", "latches": "留め金",
    "wheels": "車輪", "drawers": "引き出し", "ropes": "綱", "bells": "鈴",
}


def text(words):
    return {"type": "text", "text": words}


def paragraph(*inlines):
    return {"type": "paragraph", "inlineContent": [text(i) if isinstance(i, str) else i for i in inlines]}


def strong(words):
    return {"type": "strong", "inlineContent": [text(words)]}


def heading(words, anchor, level=2):
    return {"type": "heading", "level": level, "text": words, "anchor": anchor}


def rule(headline, explanation):
    return paragraph(strong(headline), " " + explanation)


def table(*rows):
    return {"type": "table", "header": "row", "rows": [[[paragraph(cell)] for cell in row] for row in rows]}


def log(*entries, japanese=False):
    head = ("日付", "変更点") if japanese else ("Date", "Changes")
    title = "変更履歴" if japanese else "Change log"
    return [heading(title, "Change-log"), table(head, *entries)]


def page(slug, title, abstract, blocks):
    return {
        "kind": "article",
        "identifier": {"url": f"doc://com.example.HIG/design/Human-Interface-Guidelines/{slug}", "interfaceLanguage": "swift"},
        "metadata": {"role": "article", "title": title},
        "abstract": [text(abstract)],
        "primaryContentSections": [{"kind": "content", "content": blocks}],
        "references": {},
        "schemaVersion": {"major": 0, "minor": 3, "patch": 0},
    }


def english(slug, date="June 9, 2025", extra=()):
    name = slug.replace("-", " ")
    return page(slug, name.capitalize(), f"People turn {name} to set a value.", [
        heading("Best practices", "Best-practices"),
        rule(f"Keep {name} few.", "Each of them asks for attention, and people compare them before they choose."),
        rule(f"Avoid {name} that move on their own.", "People lose their place when something moves without them."),
        *extra,
        heading("Platform considerations", "Platform-considerations"),
        paragraph({"type": "emphasis", "inlineContent": [text("No additional considerations for macOS. Not supported in tvOS.")]}),
        heading("watchOS", "watchOS", 3),
        rule(f"Make {name} large.", "A finger covers half of a small screen."),
        heading("Specifications", "Specifications"),
        table(("Size", "Least width"), ("Small", "12 pt"), ("Large", "28 pt")),
        *log((date, f"Updated what is said of {name}.")),
    ])


def japanese(slug, date="2025年6月9日", extra=()):
    name = JAPANESE[slug]
    return page(slug, name, f"{name}を回して値を設定します。", [
        heading("ベストプラクティス", "Best-practices"),
        rule(f"{name}の数を少なくする。", "どれも注意を引き、人は選ぶ前に見比べます。"),
        rule(f"ひとりでに動く{name}を避ける。", "自分が動かしていないものが動くと、人は場所を見失います。"),
        *extra,
        heading("プラットフォームの考慮事項", "Platform-considerations"),
        paragraph("macOSに追加の考慮事項はありません。tvOSには対応していません。"),
        heading("watchOS", "watchOS", 3),
        rule(f"{name}を大きくする。", "小さな画面では指が半分を隠します。"),
        *log((date, f"{name}の説明を更新しました。"), japanese=True),
    ])


def tree(slugs=SLUGS, *more):
    leaves = [{"path": f"{ROOT}/{slug}", "title": slug, "type": "article"} for slug in slugs]
    middle = len(leaves) // 2
    return {
        "interfaceLanguages": {"swift": [{
            "path": ROOT, "title": "Guidelines", "type": "module",
            "children": [{"type": "groupMarker", "title": "Parts"}] + leaves[:middle] + [
                {"title": "More", "type": "groupMarker", "children": leaves[middle:]}] + list(more),
        }]},
        "schemaVersion": {"major": 0, "minor": 3, "patch": 0},
    }


def encoded(value):
    return json.dumps(value, ensure_ascii=False).encode()
