import Guidelines

/// What every reader but the canonical one leaves to do: metadata out of the text, boilerplate out of the page, asides marked as such.
enum PageTidying {
  static func tidy(_ page: inout Page) {
    page.blocks = page.blocks.map(HeadingCleaner.clean)
    JavaScriptNotice.drop(from: &page)
    SourceLines.take(from: &page)
    TitleFinder.settle(&page)
    SiteBoilerplate.drop(from: &page)
    SectionBoilerplate.drop(from: &page)
    NoiseBlocks.drop(from: &page)
    TitleFinder.dropRepeats(&page)
    page.blocks = AsideFinder.gather(page.blocks)
    StatedMetadata.find(in: &page)
  }
}

/// Reports what was taken out of the text, one diagnostic for neighbouring blocks of a kind.
struct DropReport {
  private var spans: [(what: String, first: Int, lines: Int)] = []
  private var taken: Set<String> = []

  mutating func add(_ what: String, line: Int, lines: Int) {
    if let last = spans.last, last.what == what {
      spans[spans.count - 1].lines += lines
    } else {
      spans.append((what, line, lines))
    }
  }

  /// What is not lost but kept as what the page states of itself.
  mutating func take(_ what: String, line: Int) {
    taken.insert(what)
    add(what, line: line, lines: 1)
  }

  /// A run of blocks of a page.
  mutating func add(_ what: String, _ blocks: [Block], _ range: Range<Int>) {
    guard let first = range.first else { return }
    let start = blocks[first].line
    let end = range.upperBound < blocks.count ? blocks[range.upperBound].line : (blocks[range.upperBound - 1].line + 1)
    spans.append((what, start, max(1, end - start)))
  }

  var diagnostics: [Diagnostic] {
    spans.map { what, first, lines in
      Diagnostic(
        .note, line: first,
        taken.contains(what) ? .metadataTaken(what: what, lines: lines) : .boilerplateDropped(what: what, lines: lines))
    }
  }
}

/// Headings without their permalinks; their anchors taken out of their own links.
enum HeadingCleaner {
  static func clean(_ block: Block) -> Block {
    guard case .heading(let level, let inlines, let anchor) = block.content else { return block }
    let (text, found) = HeadingAnchor.split(inlines)
    return Block(
      .heading(level: level, withoutSign(text), anchor: anchor ?? found), line: block.line, annotation: block.annotation)
  }

  /// A permalink sign that a browser copied as text: "Marks #".
  private static func withoutSign(_ inlines: [Inline]) -> [Inline] {
    guard case .text(let text)? = inlines.last else { return inlines }
    for sign in [" #", " ¶", " §", "¶"] where text.hasSuffix(sign) && text.count > sign.count {
      return inlines.dropLast() + [.text(String(text.dropLast(sign.count)).trimmingTrailingSpace())]
    }
    return inlines
  }
}

/// "This page requires JavaScript." above a page that came with its text all the same.
enum JavaScriptNotice {
  private static let what = "JavaScript notice"

  /// Whether a diagnostic says that a notice was dropped.
  static func isReport(_ diagnostic: Diagnostic) -> Bool {
    guard case .boilerplateDropped(what, _) = diagnostic.finding else { return false }
    return true
  }

  static func isNotice(_ text: String) -> Bool {
    guard text.utf8.count < 400, text.contains(caseless: "javascript") else { return false }
    let text = BoilerplateWords.folded(text)
    return text.contains(anyOf: ["require", "turn on", "enable", "有効", "必要"])
  }

  static func drop(from page: inout Page) {
    var report = DropReport()
    page.blocks = page.blocks.filter { block in
      switch block.content {
      case .heading(_, let inlines, _), .paragraph(let inlines):
        guard let text = inlines.shortText(400), isNotice(text) else { return true }
        report.add(what, line: block.line, lines: 1)
        return false
      case .list, .definitionList, .table, .quote, .aside, .code, .tabs, .footnote, .thematicBreak: return true
      }
    }
    page.diagnostics += report.diagnostics
  }
}

/// Paragraphs that hold nothing but pictures or the words around them ("image", "再生").
enum NoiseBlocks {
  static func drop(from page: inout Page) {
    var report = DropReport()
    page.blocks = page.blocks.filter { block in
      guard case .paragraph(let inlines) = block.content else { return true }
      guard let text = inlines.shortText(60), BoilerplateWords.isNoise(text), !inlines.contains(where: \.isStrong) else {
        return true
      }
      var alternatives: [String] = []
      inlines.walk { if case .image(let alternative, _) = $0 { alternatives.append(alternative) } }
      if alternatives.contains(where: isComparison) { return true }
      report.add(alternatives.isEmpty ? "captions and buttons" : "images", line: block.line, lines: 1)
      return false
    }
    page.diagnostics += report.diagnostics
  }

  /// Pictures of right and wrong ways are told apart by their alternative text alone.
  private static func isComparison(_ alternative: String) -> Bool {
    for word in ["crossout", "cross-out", "checkmark", "check mark", "x mark", "xmark", "incorrect", "don't", "don’t"]
      as [StaticString]
    where alternative.contains(caseless: word) { return true }
    for word in ["良い例", "悪い例", "正しい例", "誤った例", "チェックマーク", "バツ印"] as [StaticString] where alternative.contains(caseless: word) {
      return true
    }
    return false
  }
}
