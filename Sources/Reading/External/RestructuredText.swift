import Guidelines

extension Page.Format {
  package static let restructuredText = Page.Format(rawValue: "rst")
}

extension PageFormat {
  package static let restructuredText = PageFormat.pandoc(
    .restructuredText, name: "reStructuredText", from: "rst-auto_identifiers",
    prepare: RestructuredText.prepare, resembles: { $0.lineMarkup.restructuredText(named: $0.fileExtension) })
}

/// Directives of docutils, of Sphinx and of the extensions that many pages use: what pandoc would show of them that is no text, and what it would
/// open.
enum RestructuredText {
  private enum Treatment {
    /// As pandoc, or the translation of what it writes, has it.
    case kept
    /// Left out with its content, and said under this name.
    case dropped(String)
    /// Says something to the program that renders the page.
    case silent
    /// Its argument is no text.
    case bare
    /// Its argument begins with a version.
    case version
    /// Another name of what pandoc knows.
    case named(String)
  }

  private static let treatments: [String: Treatment] = {
    let table: [(String, Treatment)] = [
      ("include literalinclude", .dropped("include")), ("raw", .dropped("raw markup")), ("meta", .dropped("metadata")),
      ("contents toctree", .dropped("table of contents")), ("index", .dropped("index entries")),
      ("graphviz digraph graph uml plantuml mermaid aafig", .dropped("diagram")), ("video youtube vimeo", .dropped("video")),
      (
        "sectnum section-numbering header footer default-role role title highlight tabularcolumns module currentmodule py:module "
          + "py:currentmodule target-notes sectionauthor codeauthor default-domain",
        .silent
      ),
      ("only ifconfig class rst-class cssclass hlist glossary grid grid-item card-body panels tabs tab-set content-tabs", .bare),
      ("versionadded versionchanged deprecated versionremoved", .version),
      ("prompt parsed-literal productionlist", .named("code")), ("centered", .named("rubric")),
      ("flat-table", .named("list-table")), ("blockquote", .named("epigraph")),
      (
        "attention caution danger error hint important note tip warning seealso todo info admonition topic sidebar rubric tab tab-item "
          + "group-tab image figure table list-table csv-table line-block container compound card grid-item-card dropdown details "
          + "collapse epigraph highlights pull-quote code code-block sourcecode math replace unicode date",
        .kept
      ),
    ]
    return Dictionary(
      table.flatMap { names, treatment in names.split(separator: " ").map { (String($0), treatment) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// pandoc, in its sandbox, ends without a word at a table that lies in another file, and shows markup of other languages as it stands.
  static func prepare(_ bytes: [UInt8]) -> PreparedText {
    var text = PreparedText(bytes)
    let lines = MarkupLine.all(in: bytes)
    takeFields(lines, &text)
    fillCells(lines, &text)
    var next = 0
    for index in lines.indices where index >= next {
      if lines[index].opens(with: ".. _") { text.hush(lines[index]) }
      directives: for directive in directives(of: lines[index], in: bytes) {
        let name = String(decoding: bytes[directive.name], as: UTF8.self).lowercased()
        let argument = (directive.name.upperBound + 2)..<directive.end
        // What stands further in belongs to it.
        let margin = directive.start - lines[index].start
        let end = lines[(index + 1)...].firstIndex { !$0.isBlank && $0.indent <= margin } ?? lines.endIndex
        var treatment = treatments[name]
        if name == "csv-table", namesFile(lines[(index + 1)..<lines.endIndex]) { treatment = .dropped("include") }
        switch treatment {
        case .kept: break
        case .bare:
          text.blank(argument)
          break directives
        case .version: text.blank(argument.lowerBound..<(bytes[argument].drop { $0 == 0x20 }.drop { $0 > 0x20 }.startIndex))
        case .named(let known): text.replace(directive.name.lowerBound..<argument.lowerBound, with: known + "::")
        case nil:
          text.note(line: index + 1, .unknownMarkup(".. \(name.prefix(40))::"))
          text.blank(argument)
          break directives
        case .dropped, .silent:
          text.blank(directive.start..<directive.end)
          for line in lines[(index + 1)..<end] { text.blank(line.text.indices) }
          if case .dropped(let what)? = treatment {
            let filled = lines[index..<end].count { !$0.isBlank }
            text.note(line: index + 1, .boilerplateDropped(what: what, lines: filled))
          }
          next = end
          break directives
        }
      }
    }
    return text
  }

  private struct Directive {
    /// Of its two dots.
    let start: Int
    let name: Range<Int>
    /// Of what it takes of its line.
    let end: Int
  }

  /// `.. name:: argument`, wherever in a line it stands: in an item, a cell, behind `.. |name|`.
  private static func directives(of line: MarkupLine, in bytes: [UInt8]) -> [Directive] {
    func skip(_ index: Int) -> Int {
      bytes[index..<line.text.endIndex].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.text.endIndex
    }
    var found: [Directive] = []
    var index = line.text.startIndex
    while index + 3 < line.text.endIndex {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "."), bytes[index + 1] == UInt8(ascii: "."),
        bytes[index + 2] == 0x20 || bytes[index + 2] == 0x09
      else { continue }
      var start = skip(index + 2)
      if start < line.text.endIndex, bytes[start] == UInt8(ascii: "|"),
        let close = bytes[(start + 1)..<line.text.endIndex].firstIndex(of: UInt8(ascii: "|"))
      {
        start = skip(close + 1)
      }
      let word = bytes[start..<line.text.endIndex].prefix { $0 > 0x20 && $0 != UInt8(ascii: "|") }
      guard let first = word.first, !MarkupLine.isPunctuation(first), let end = word.firstRange(of: [0x3A, 0x3A]) else {
        continue
      }
      // In a cell it ends with that.
      let rest = line.text[end.upperBound...]
      let cell = line.text.first == UInt8(ascii: "|") ? rest.firstRange(of: [0x20, 0x7C])?.lowerBound : nil
      found.append(Directive(start: index, name: start..<end.lowerBound, end: cell ?? rest.endIndex))
    }
    return found
  }

  /// Whether a table's options say where it lies.
  private static func namesFile(_ below: ArraySlice<MarkupLine>) -> Bool {
    below.prefix { !$0.isBlank }.contains { $0.holds(":file:") || $0.holds(":url:") }
  }

  // MARK: Tables

  /// pandoc takes a row with an empty cell for a part of the row above it; to the specification only an empty first cell says that.
  private static func fillCells(_ lines: [MarkupLine], _ text: inout PreparedText) {
    var columns: [Int] = []
    var borders = 0
    for (index, line) in lines.enumerated() {
      if let found = line.tableColumns {
        borders = found == columns ? borders + 1 : 1
        columns = found
        // The last of them stands above a blank line.
        if borders > 1, index + 1 == lines.endIndex || lines[index + 1].isBlank { columns = [] }
      } else if line.isBlank, borders < 2 {
        columns = []
      } else if columns.count > 1, !line.isBlank, line.indent <= columns[0], line.repeated == nil {
        var cells = columns.dropFirst().map { line.place(ofColumn: $0) }
        cells.append(line.text.endIndex)
        for (start, end) in zip(cells, cells.dropFirst()) where start < line.text.endIndex && text.isBlank(start..<end) {
          text.replace(start..<(start + 1), with: "\\")
        }
        let missing = columns.count { $0 >= line.indent + line.columns }
        if missing > 0 {
          let first = columns[columns.count - missing] - line.indent - line.columns
          let rest = zip(columns.suffix(missing), columns.suffix(missing - 1)).map {
            String(repeating: " ", count: $1 - $0 - 1) + "\\"
          }
          text.add(String(repeating: " ", count: first) + "\\" + rest.joined(), at: line.text.endIndex)
        }
      }
    }
  }

  // MARK: What the page says of itself

  /// Fields with nothing but titles and names above them are about the page.
  private static func takeFields(_ lines: [MarkupLine], _ text: inout PreparedText) {
    var index = lines.startIndex
    while index < lines.endIndex {
      let line = lines[index]
      let isTitle = index + 1 < lines.endIndex && lines[index + 1].isAdornment && lines[index + 1].text.count >= line.columns
      if line.isBlank || line.isAdornment || isTitle {
        index += 1
      } else if line.indent == 0, line.opens(with: "..") {
        repeat { index += 1 } while index < lines.endIndex && !lines[index].isBlank && lines[index].indent > 0
      } else {
        break
      }
    }
    while index < lines.endIndex, lines[index].indent == 0, let (name, value) = lines[index].field {
      let key = name.lowercased()
      if text.facts[key] == nil { text.facts[key] = value }
      text.note(line: index + 1, .metadataTaken(what: "field '\(key)'", lines: 1))
      repeat {
        text.blank(lines[index].text.indices)
        index += 1
      } while index < lines.endIndex && !lines[index].isBlank && lines[index].indent > 0
    }
  }
}
