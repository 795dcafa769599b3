import Guidelines
import SystemInterface

/// Reads documents through other programs.
struct DocumentConverter {
  /// Folders that programs are looked for in, as in `PATH`.
  let path: String

  func read(_ bytes: [UInt8], as format: DocumentFormat, name: String) throws(Failure) -> Page {
    guard let program = BoundedProgram(named: format.program, on: path) else {
      throw .noProgram(path: name, kind: format.kind, program: format.program, package: format.package)
    }
    let bounds = BoundedProgram.Bounds()
    func failure(_ reason: String) -> Failure {
      // Programs name themselves in some of their messages.
      .unreadable(path: name, reason: reason.hasPrefix(format.program + ":") ? reason : "\(format.program): \(reason)")
    }
    switch program.run(format.arguments, input: bytes, bounds: bounds) {
    case .finished(let output): return try page(from: output, format, name)
    case .failed(let status, let errors): throw failure(Self.firstLine(errors) ?? "it ended with status \(status)")
    case .outOfTime: throw failure("it took longer than \(bounds.seconds) s")
    case .tooMuchOutput: throw failure("it wrote more than \(bounds.output >> 20) MB")
    case .notStarted(let reason): throw failure(reason)
    }
  }

  private func page(from output: [UInt8], _ format: DocumentFormat, _ name: String) throws(Failure) -> Page {
    var text = TextDecoder.decode(output)
    let cut = PageLimits.cut(&text.bytes, at: format.limit)
    var page = format.read(text.bytes)
    page.metadata.format = format.id
    if let cut { page.diagnostics.append(cut) }
    // Pictures of pages, say.
    if page.blocks.isEmpty { throw .notAPage(path: name, .malformed("it holds no text")) }
    return page
  }

  /// The first line that is no mere warning, fit to be printed.
  private static func firstLine(_ errors: [UInt8]) -> String? {
    let lines = errors.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).lazy.map { line in
      TextCleaner.string(Substring(String(decoding: line, as: UTF8.self))).trimmingSpace()
    }
    return lines.first { !$0.isEmpty && !$0.lowercased().contains(text: "warning") }.map { String($0.prefix(160)) }
  }
}

extension Page {
  /// Lines of a text that nobody sees → paragraphs of the document that it was made from: each is one line of that text, as is a table's row.
  mutating func countParagraphs(of text: [UInt8]) {
    var paragraphs = [0]
    var count = 0
    let body = FrontMatter(text)?.bodyStart ?? 0
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let line = text[start..<end].drop { $0 <= 0x20 }
      if start >= body, isParagraph(line) { count += 1 }
      // A table opens with lines that are no rows yet.
      paragraphs.append(line.isEmpty || isParagraph(line) ? max(1, count) : count + 1)
      start = end + 1
    }
    // Footnotes and the like may come from behind the last line.
    let paragraph = { (line: Int) in line > 0 ? paragraphs[min(line, paragraphs.count - 1)] : line }
    blocks = blocks.map { $0.mappingLines(paragraph) }
    for index in diagnostics.indices { diagnostics[index].line = paragraph(diagnostics[index].line) }
  }

  /// Of the lines that make up a table, only rows count.
  private func isParagraph(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first == 0x7C { return line.contains { $0 != 0x7C && $0 != 0x2D && $0 != 0x3A && $0 != 0x20 } }
    // What opens with an address is a paragraph; a letter that is no markup has a `\` before it.
    return first != 0x3C || line.starts(with: "<tr".utf8) || line.starts(with: "<http".utf8)
  }
}
