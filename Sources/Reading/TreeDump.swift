import Guidelines

/// Renders a page's tree as text, one node per line. Tests compare this text, and `hig lint --dump tree` prints it.
///
/// ```
/// page markdown en "Charts" url=https://…
///   4 heading 2 #marks "Marks"
///   6 paragraph *"Choose a mark."* " Bars compare."
/// ```
///
/// Runs are written as `*strong*`, `_emphasis_`, `~struck~`, `` `code` ``, and `[text](url)`. A soft break is `⏎`, or `⏎␣` if it
/// reads as a space; a hard break is `↵`.
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

  private mutating func writeLine(_ number: Int, _ depth: Int, _ content: String) {
    text += String(repeating: "  ", count: depth) + (number > 0 ? "\(number) " : "") + content + "\n"
  }

  private mutating func write(_ block: Block, depth: Int) {
    if let annotation = block.annotation { writeLine(0, depth, "annotation \(describe(annotation))") }
    switch block.content {
    case .heading(let level, let inlines, let anchor):
      writeLine(block.line, depth, "heading \(level)\(anchor.map { " #" + $0 } ?? "") \(describe(inlines))")
    case .paragraph(let inlines): writeLine(block.line, depth, "paragraph \(describe(inlines))")
    case .list(let list):
      writeLine(block.line, depth, list.start.map { "list from \($0)" } ?? "list")
      for item in list.items { writeBlocks(item.blocks, depth + 1, item.line, "item") }
    case .definitionList(let definitions):
      writeLine(block.line, depth, "definitions")
      for definition in definitions {
        writeBlocks(definition.blocks, depth + 1, definition.line, "term \(describe(definition.term))")
      }
    case .table(let table):
      writeLine(block.line, depth, "table\(table.caption.map { " " + describe($0) } ?? "")")
      writeLine(0, depth + 1, "header " + table.header.map(describe).joined(separator: " | "))
      for row in table.rows { writeLine(0, depth + 1, "row " + row.map(describe).joined(separator: " | ")) }
    case .quote(let blocks): writeBlocks(blocks, depth, block.line, "quote")
    case .aside(let label, let blocks): writeBlocks(blocks, depth, block.line, "aside\(label.map { " " + quoted($0) } ?? "")")
    case .code(let language, let code): writeLine(block.line, depth, "code\(language.map { " " + $0 } ?? "") \(quoted(code))")
    case .tabs(let tabs):
      writeLine(block.line, depth, "tabs")
      for tab in tabs { writeBlocks(tab.blocks, depth + 1, 0, "tab \(describe(tab.title))") }
    case .footnote(let label, let blocks): writeBlocks(blocks, depth, block.line, "footnote \(quoted(label))")
    case .thematicBreak: writeLine(block.line, depth, "break")
    case .figure(let figure):
      writeLine(block.line, depth, "figure \(figure.file) \(quoted(figure.alternative))")
      for part in figure.legend { writeLine(0, depth + 1, "part \(quoted(part))") }
    }
  }

  private mutating func writeBlocks(_ blocks: [Block], _ depth: Int, _ number: Int, _ content: String) {
    writeLine(number, depth, content)
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
    if annotation.continuesRecord { words.append("more") }
    return words.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String { text.quoted { _ in nil } }
  private func escaped(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }
}
