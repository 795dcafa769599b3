/// What becomes of a directive, by its name: those of docutils, of Sphinx, and of the extensions that many pages use.
enum DirectiveKind {
  /// An aside whose label is its kind.
  case aside
  /// An aside whose label is its argument.
  case titledAside
  /// Its content stands as if there were no directive.
  case content
  /// The same, below its argument in bold.
  case titledContent
  /// Its content, behind an argument that opens with a version.
  case change
  case quote
  case lineBlock
  /// A heading outside of the outline: its argument.
  case rubric
  case tabs
  case tab
  case code
  case image
  case figure
  case table
  case listTable
  case csvTable
  /// Left out, and said under this name.
  case dropped(String)
  /// Says something to the program that renders the page.
  case silent

  init?(_ name: String) {
    guard let kind = DirectiveKind.kinds[name.lowercased()] else { return nil }
    self = kind
  }

  private static let kinds: [String: DirectiveKind] = {
    var kinds: [String: DirectiveKind] = [
      "admonition": .titledAside, "topic": .titledAside, "sidebar": .titledAside, "rubric": .rubric, "centered": .rubric,
      "tab": .tab, "tab-item": .tab, "group-tab": .tab, "image": .image, "figure": .figure, "table": .table,
      "list-table": .listTable, "flat-table": .listTable, "csv-table": .csvTable, "line-block": .lineBlock,
      "contents": .dropped("table of contents"), "toctree": .dropped("table of contents"), "raw": .dropped("raw markup"),
      "include": .dropped("include"), "literalinclude": .dropped("include"), "meta": .dropped("metadata"),
      "index": .dropped("index entries"),
    ]
    func add(_ names: [String], _ kind: DirectiveKind) { for name in names { kinds[name] = kind } }
    add(
      [
        "attention", "caution", "danger", "error", "hint", "important", "note", "tip", "warning", "seealso", "todo", "info",
      ], .aside)
    add(
      [
        "container", "class", "rst-class", "cssclass", "only", "ifconfig", "compound", "hlist", "glossary", "grid", "grid-item",
        "card-body", "figure-md", "panels", "role-content",
      ], .content)
    add(["card", "grid-item-card", "dropdown", "details", "collapse"], .titledContent)
    add(["versionadded", "versionchanged", "deprecated", "versionremoved"], .change)
    add(["epigraph", "highlights", "pull-quote", "blockquote"], .quote)
    add(["tabs", "tab-set", "content-tabs"], .tabs)
    add(["code", "code-block", "sourcecode", "parsed-literal", "prompt", "math", "productionlist"], .code)
    add(["graphviz", "digraph", "graph", "uml", "plantuml", "mermaid", "aafig"], .dropped("diagram"))
    add(["video", "youtube", "vimeo"], .dropped("video"))
    add(
      [
        "sectnum", "section-numbering", "header", "footer", "default-role", "role", "title", "highlight", "tabularcolumns",
        "module", "currentmodule", "py:module", "py:currentmodule", "target-notes", "sectionauthor", "codeauthor",
        "default-domain", "restructuredtext-test-directive",
      ], .silent)
    return kinds
  }()
}
