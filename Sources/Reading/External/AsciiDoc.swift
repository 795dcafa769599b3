import Guidelines

extension Page.Format {
  package static let asciiDoc = Page.Format(rawValue: "asciidoc")
}

extension PageFormat {
  /// Read as the DocBook that Asciidoctor writes. Its secure mode opens no file; the names of keys and menus are an experiment to it, ids that it
  /// makes up itself would be taken for the page's own, and the day of the run is no date of the page's.
  package static let asciiDoc = PageFormat(
    id: .asciiDoc, name: "AsciiDoc", limit: PageLimits.mostText,
    isDeclared: { $0.front != nil && $0.lineMarkup.asciiDoc(named: $0.fileExtension) == .plain },
    resembles: { $0.lineMarkup.asciiDoc(named: $0.fileExtension) },
    isLikely: { text, _ in Prose.hasSentence(text) || Prose.isStatement(text) },
    conversion: Conversion(
      program: "asciidoctor", package: "asciidoctor",
      arguments: ["-S", "secure", "-b", "docbook5", "-q", "-o", "-"] + AsciiDoc.attributes.flatMap { ["-a", $0] } + ["-"],
      batch: Batch(program: "ruby", arguments: ["-rasciidoctor", "-rtimeout", "-e", AsciiDoc.batch] + AsciiDoc.attributes),
      seconds: 8, prepare: AsciiDoc.prepare),
    read: XMLReader.read)
}

enum AsciiDoc {
  static let attributes = ["experimental", "sectids!", "reproducible", "title-separator=:::"]

  /// Asciidoctor itself, a document after the other; one that takes longer than a second is left out.
  static let batch = """
    Asciidoctor::LoggerManager.logger = Asciidoctor::NullLogger.new
    [$stdin, $stdout].each(&:binmode)
    while length = $stdin.gets
      text = $stdin.read(length.to_i).force_encoding('UTF-8')
      made = begin
        Timeout.timeout(1) { Asciidoctor.convert(text, safe: :secure, backend: 'docbook5', standalone: true, attributes: ARGV) }
      rescue Exception
        nil
      end
      $stdout.write(made ? "#{made.bytesize}\n#{made}" : "-1\n")
    end
    """

  /// Takes out what names a file, raw markup of other languages, and list styles that make a table of terms.
  static func prepare(_ bytes: [UInt8]) -> PreparedText {
    var text = PreparedText(bytes)
    var raw: (delimiter: ArraySlice<UInt8>, line: Int)?
    let lines = MarkupLine.all(in: bytes)
    text.hasTitle = hasTitle(lines)
    for (index, line) in lines.enumerated() where !line.isBlank {
      if line.opens(with: "++++"), let repeated = line.repeated, repeated.byte == UInt8(ascii: "+"),
        raw.map({ $0.delimiter == line.text }) ?? true
      {
        // A block of comment.
        text.replace(line.text.indices, with: String(repeating: "/", count: repeated.count))
        if let open = raw {
          text.note(line: open.line, .boilerplateDropped(what: "raw markup", lines: max(1, index - open.line)))
        }
        raw = raw == nil ? (line.text, index + 1) : nil
      } else if line.indent == 0, line.opens(with: "include::"), line.text.contains(UInt8(ascii: "[")) {
        // A condition that does not hold: the line is gone before anything is parsed, in code too.
        text.replace(line.text.indices, with: "ifdef::_[/]")
        text.note(line: index + 1, .boilerplateDropped(what: "include", lines: 1))
      } else if line.opens(with: "[horizontal") || line.opens(with: "[qanda") {
        text.blank(line.text.indices)
      } else if line.opens(with: "[") && line.text.last == UInt8(ascii: "]") || line.opens(with: "//") || line.field != nil {
        text.hush(line)
      }
    }
    return text
  }

  /// Whether the first line that shows anything is the page's title, marked or underlined.
  private static func hasTitle(_ lines: [MarkupLine]) -> Bool {
    let first = lines.firstIndex { line in
      !line.isBlank && !line.opens(with: "//") && line.field == nil
        && !(line.opens(with: "[") && line.text.last == UInt8(ascii: "]"))
    }
    guard let first else { return false }
    if lines[first].opens(with: "= ") || lines[first].opens(with: "# ") { return true }
    let next = first + 1
    guard next < lines.endIndex, let mark = lines[next].repeated, mark.byte == UInt8(ascii: "=") else { return false }
    return abs(mark.count - lines[first].string.unicodeScalars.count) <= 1
  }
}
