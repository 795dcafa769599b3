import Guidelines

/// A page's tree as text, one node a line: what tests compare and `hig lint --dump tree` prints.
///
/// ```
/// page markdown en "Charts" url=https://…
///   4 heading 2 #marks "Marks"
///   6 paragraph *"Choose a mark."* " Bars compare."
/// ```
/// Runs are marked `*strong*`, `_emphasis_`, `~struck~`, `` `code` ``, `[text](url)`, `⏎` (a soft break; `⏎␣` where it reads as a space), `↵` (a hard one).
package func dump(_ page: Page) -> String {
  var dump = TreeDump()
  dump.write(page)
  return dump.text
}

private struct TreeDump {
  var text = ""

  mutating func write(_ page: Page) {
    let metadata = page.metadata
    text += "page \(metadata.format.rawValue) \(metadata.language.rawValue) \(quoted(metadata.title))"
    let fields = [
      ("topic", metadata.topic), ("source", metadata.source), ("page", metadata.page), ("url", metadata.url),
      ("edition", metadata.edition),
      ("translator", metadata.translator), ("author", metadata.author), ("date", metadata.date),
      ("retrieved", metadata.retrieved), ("private", metadata.isPrivate ? "true" : nil),
      ("platforms", metadata.platforms?.map(\.rawValue).joined(separator: ",")),
      ("systems", metadata.systems.isEmpty ? nil : quoted(metadata.systems.joined(separator: ","))),
    ]
    for case (let key, let value?) in fields { text += " \(key)=\(value)" }
    text += "\n"
    for block in page.blocks { write(block, depth: 1) }
  }

  private mutating func line(_ number: Int, _ depth: Int, _ words: String) {
    text += String(repeating: "  ", count: depth) + (number > 0 ? "\(number) " : "") + words + "\n"
  }

  private mutating func write(_ block: Block, depth: Int) {
    if let annotation = block.annotation { line(0, depth, "annotation \(describe(annotation))") }
    switch block.content {
    case .heading(let level, let inlines, let anchor):
      line(block.line, depth, "heading \(level)\(anchor.map { " #" + $0 } ?? "") \(describe(inlines))")
    case .paragraph(let inlines): line(block.line, depth, "paragraph \(describe(inlines))")
    case .list(let list):
      line(block.line, depth, list.start.map { "list from \($0)" } ?? "list")
      for item in list.items { children(item.blocks, depth + 1, item.line, "item") }
    case .definitionList(let definitions):
      line(block.line, depth, "definitions")
      for definition in definitions {
        children(definition.blocks, depth + 1, definition.line, "term \(describe(definition.term))")
      }
    case .table(let table):
      line(block.line, depth, "table\(table.caption.map { " " + describe($0) } ?? "")")
      line(0, depth + 1, "header " + table.header.map(describe).joined(separator: " | "))
      for row in table.rows { line(0, depth + 1, "row " + row.map(describe).joined(separator: " | ")) }
    case .quote(let blocks): children(blocks, depth, block.line, "quote")
    case .aside(let label, let blocks): children(blocks, depth, block.line, "aside\(label.map { " " + quoted($0) } ?? "")")
    case .code(let language, let code): line(block.line, depth, "code\(language.map { " " + $0 } ?? "") \(quoted(code))")
    case .tabs(let tabs):
      line(block.line, depth, "tabs")
      for tab in tabs { children(tab.blocks, depth + 1, 0, "tab \(describe(tab.title))") }
    case .footnote(let label, let blocks): children(blocks, depth, block.line, "footnote \(quoted(label))")
    case .thematicBreak: line(block.line, depth, "break")
    case .figure(let figure):
      line(block.line, depth, "figure \(figure.file) \(quoted(figure.alternative))")
      for part in figure.legend { line(0, depth + 1, "part \(quoted(part))") }
    }
  }

  private mutating func children(_ blocks: [Block], _ depth: Int, _ number: Int, _ words: String) {
    line(number, depth, words)
    for block in blocks { write(block, depth: depth + 1) }
  }

  private func describe(_ inlines: [Inline]) -> String { inlines.map(describe).joined(separator: " ") }

  private func describe(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): quoted(text)
    case .emphasis(let inner): "_\(describe(inner))_"
    case .strong(let inner): "*\(describe(inner))*"
    case .strikethrough(let inner): "~\(describe(inner))~"
    case .subscript(let inner): "sub(\(describe(inner)))"
    case .superscript(let inner): "sup(\(describe(inner)))"
    case .code(let code): "`\(escaped(code))`"
    case .link(let inner, let url): "[\(describe(inner))](\(escaped(url)))"
    case .image(let alt, let url): "image(\(quoted(alt)), \(escaped(url)))"
    case .ruby(let inner, let reading): "ruby(\(describe(inner)), \(quoted(reading)))"
    case .footnoteReference(let label): "^\(quoted(label))"
    case .softBreak(let space): space ? "⏎␣" : "⏎"
    case .hardBreak: "↵"
    }
  }

  private func describe(_ annotation: Annotation) -> String {
    var words: [String] = []
    if let kind = annotation.kind { words.append("kind=\(kind.rawValue)") }
    if let strength = annotation.strength { words.append("strength=\(strength.rawValue)") }
    if let platforms = annotation.platforms {
      words.append("platforms=" + (platforms.isEmpty ? "all" : platforms.map(\.rawValue).joined(separator: ",")))
    }
    if !annotation.systems.isEmpty { words.append("systems=\(quoted(annotation.systems.joined(separator: ",")))") }
    if let label = annotation.label { words.append("label=\(quoted(label))") }
    if annotation.continues { words.append("more") }
    return words.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String { text.quoted { _ in nil } }
  private func escaped(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }
}
