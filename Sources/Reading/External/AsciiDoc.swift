import Guidelines

extension Page.Format {
  package static let asciiDoc = Page.Format(rawValue: "asciidoc")
}

extension PageFormat {
  /// AsciiDoc, read as the DocBook that Asciidoctor writes. Its secure mode opens no other file. The attributes enable the
  /// macros for keys and menus, which Asciidoctor calls experimental, and suppress generated ids and the date of the run, which
  /// would be taken for the page's own.
  package static let asciiDoc = PageFormat(
    id: .asciiDoc, name: "AsciiDoc", maxBytes: PageLimits.maxTextBytes,
    isDeclared: { $0.frontMatter != nil && $0.lineMarkup.asciiDoc(named: $0.fileExtension) == .certain },
    confidence: { $0.lineMarkup.asciiDoc(named: $0.fileExtension) },
    isLikely: { text, _ in Prose.containsSentence(text) || Prose.containsStatement(text) },
    conversion: Conversion(
      program: "asciidoctor", package: "asciidoctor",
      arguments: ["-S", "secure", "-b", "docbook5", "-q", "-o", "-"] + AsciiDoc.attributes.flatMap { ["-a", $0] } + ["-"],
      batch: BatchProgram(
        program: "ruby", arguments: ["-rasciidoctor", "-rtimeout", "-e", AsciiDoc.batchScript] + AsciiDoc.attributes),
      maxSeconds: 8, prepare: AsciiDoc.prepare),
    parse: XMLReader.read)
}

/// Arguments and input for Asciidoctor.
enum AsciiDoc {
  static let attributes = ["experimental", "sectids!", "reproducible", "title-separator=:::"]

  /// A Ruby script that converts one document after another with Asciidoctor. A document that takes longer than a second is
  /// skipped.
  static let batchScript = """
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

  /// Removes includes, raw markup of other languages, and styles that turn a definition list into a table.
  static func prepare(_ bytes: [UInt8]) -> PreparedText {
    var text = PreparedText(bytes)
    var openRawBlock: (delimiter: ArraySlice<UInt8>, line: Int)?
    let lines = MarkupLine.all(in: bytes)
    text.hasTitle = hasTitle(lines)
    for (index, line) in lines.enumerated() where !line.isBlank {
      if line.hasPrefix("++++"), let repeated = line.repeatedByte, repeated.byte == UInt8(ascii: "+"),
        openRawBlock.map({ $0.delimiter == line.text }) ?? true
      {
        // The delimiter of a raw block becomes that of a comment block.
        text.replace(line.text.indices, with: String(repeating: "/", count: repeated.count))
        if let openBlock = openRawBlock {
          text.addNote(line: openBlock.line, .boilerplateDropped(what: "raw markup", lines: max(1, index - openBlock.line)))
        }
        openRawBlock = openRawBlock == nil ? (line.text, index + 1) : nil
      } else if line.indent == 0, line.hasPrefix("include::"), line.text.contains(UInt8(ascii: "[")) {
        // The preprocessor removes a line with an unmet condition before anything is parsed, even in code.
        text.replace(line.text.indices, with: "ifdef::_[/]")
        text.addNote(line: index + 1, .boilerplateDropped(what: "include", lines: 1))
      } else if line.hasPrefix("[horizontal") || line.hasPrefix("[qanda") {
        text.blankOut(line.text.indices)
      } else if line.hasPrefix("[") && line.text.last == UInt8(ascii: "]") || line.hasPrefix("//") || line.field != nil {
        text.suppress(line)
      }
    }
    return text
  }

  /// Returns `true` if the first visible line is the title of the page, either marked or underlined.
  private static func hasTitle(_ lines: [MarkupLine]) -> Bool {
    let titleIndex = lines.firstIndex { line in
      !line.isBlank && !line.hasPrefix("//") && line.field == nil
        && !(line.hasPrefix("[") && line.text.last == UInt8(ascii: "]"))
    }
    guard let titleIndex else { return false }
    if lines[titleIndex].hasPrefix("= ") || lines[titleIndex].hasPrefix("# ") { return true }
    let next = titleIndex + 1
    guard next < lines.endIndex, let underline = lines[next].repeatedByte, underline.byte == UInt8(ascii: "=") else {
      return false
    }
    return abs(underline.count - lines[titleIndex].string.unicodeScalars.count) <= 1
  }
}
