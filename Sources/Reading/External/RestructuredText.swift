import Guidelines

extension Page.Format {
  package static let restructuredText = Page.Format(rawValue: "rst")
}

extension PageFormat {
  package static let restructuredText = PageFormat.pandoc(
    .restructuredText, name: "reStructuredText", from: "rst-auto_identifiers",
    prepare: RestructuredText.prepare, resembles: { $0.lineMarkup.restructuredText(named: $0.fileExtension) })
}

/// Prepares reStructuredText for pandoc: handles the directives of docutils, Sphinx, and common extensions for which pandoc
/// would show arguments that are not text, or open files.
enum RestructuredText {
  /// Handling of a directive.
  private enum Treatment {
    /// Left to pandoc or to `PandocHTML`.
    case unchanged
    /// Removed with its content, and reported under this name.
    case dropped(String)
    /// Removed with its content without a report, because it only instructs the renderer.
    case removed
    /// Its argument is removed because it is not text.
    case argumentRemoved
    /// The version at the beginning of its argument is removed.
    case versionRemoved
    /// Replaced with the name of a directive that pandoc supports.
    case renamed(String)
  }

  private static let treatments: [String: Treatment] = {
    let table: [(String, Treatment)] = [
      ("include literalinclude", .dropped("include")), ("raw", .dropped("raw markup")), ("meta", .dropped("metadata")),
      ("contents toctree", .dropped("table of contents")), ("index", .dropped("index entries")),
      ("graphviz digraph graph uml plantuml mermaid aafig", .dropped("diagram")), ("video youtube vimeo", .dropped("video")),
      (
        "sectnum section-numbering header footer default-role role title highlight tabularcolumns module currentmodule py:module "
          + "py:currentmodule target-notes sectionauthor codeauthor default-domain",
        .removed
      ),
      (
        "only ifconfig class rst-class cssclass hlist glossary grid grid-item card-body panels tabs tab-set content-tabs",
        .argumentRemoved
      ),
      ("versionadded versionchanged deprecated versionremoved", .versionRemoved),
      ("prompt parsed-literal productionlist", .renamed("code")), ("centered", .renamed("rubric")),
      ("flat-table", .renamed("list-table")), ("blockquote", .renamed("epigraph")),
      (
        "attention caution danger error hint important note tip warning seealso todo info admonition topic sidebar rubric tab tab-item "
          + "group-tab image figure table list-table csv-table line-block container compound card grid-item-card dropdown details "
          + "collapse epigraph highlights pull-quote code code-block sourcecode math replace unicode date",
        .unchanged
      ),
    ]
    return Dictionary(
      table.flatMap { names, treatment in names.split(separator: " ").map { (String($0), treatment) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Prepares a page for pandoc. In its sandbox, pandoc fails silently at a table in another file, and it shows raw markup of
  /// other languages as text.
  static func prepare(_ bytes: [UInt8]) -> PreparedText {
    var text = PreparedText(bytes)
    let lines = MarkupLine.all(in: bytes)
    extractFields(lines, &text)
    fillEmptyCells(lines, &text)
    var next = 0
    for index in lines.indices where index >= next {
      if lines[index].hasPrefix(".. _") { text.suppress(lines[index]) }
      directives: for directive in directives(of: lines[index], in: bytes) {
        let name = String(decoding: bytes[directive.name], as: UTF8.self).lowercased()
        let argument = (directive.name.upperBound + 2)..<directive.end
        // The content of a directive is indented more than the directive.
        let margin = directive.start - lines[index].start
        let end = lines[(index + 1)...].firstIndex { !$0.isBlank && $0.indent <= margin } ?? lines.endIndex
        var treatment = treatments[name]
        if name == "csv-table", referencesFile(lines[(index + 1)..<lines.endIndex]) { treatment = .dropped("include") }
        switch treatment {
        case .unchanged: break
        case .argumentRemoved:
          text.blankOut(argument)
          break directives
        case .versionRemoved:
          text.blankOut(argument.lowerBound..<(bytes[argument].drop { $0 == 0x20 }.drop { $0 > 0x20 }.startIndex))
        case .renamed(let replacement): text.replace(directive.name.lowerBound..<argument.lowerBound, with: replacement + "::")
        case nil:
          text.addNote(line: index + 1, .unknownMarkup(".. \(name.prefix(40))::"))
          text.blankOut(argument)
          break directives
        case .dropped, .removed:
          text.blankOut(directive.start..<directive.end)
          for line in lines[(index + 1)..<end] { text.blankOut(line.text.indices) }
          if case .dropped(let what)? = treatment {
            let lineCount = lines[index..<end].count { !$0.isBlank }
            text.addNote(line: index + 1, .boilerplateDropped(what: what, lines: lineCount))
          }
          next = end
          break directives
        }
      }
    }
    return text
  }

  /// Offsets of a directive in the text of the page.
  private struct DirectiveRange {
    /// Offset of its two dots.
    let start: Int
    let name: Range<Int>
    /// Offset where the directive ends on its line.
    let end: Int
  }

  /// Returns the directives on a line: `.. name:: argument`, even in a list item, in a table cell, or after `.. |name|`.
  private static func directives(of line: MarkupLine, in bytes: [UInt8]) -> [DirectiveRange] {
    func skip(_ index: Int) -> Int {
      bytes[index..<line.text.endIndex].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.text.endIndex
    }
    var matches: [DirectiveRange] = []
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
      // A directive in a table cell ends with the cell.
      let argument = line.text[end.upperBound...]
      let cellEnd = line.text.first == UInt8(ascii: "|") ? argument.firstRange(of: [0x20, 0x7C])?.lowerBound : nil
      matches.append(DirectiveRange(start: index, name: start..<end.lowerBound, end: cellEnd ?? argument.endIndex))
    }
    return matches
  }

  /// Returns `true` if the options of a table refer to a file or URL.
  private static func referencesFile(_ below: ArraySlice<MarkupLine>) -> Bool {
    below.prefix { !$0.isBlank }.contains { $0.contains(":file:") || $0.contains(":url:") }
  }

  // MARK: Tables

  /// Fills empty cells of simple tables with `\`. For pandoc, any empty cell continues the row above, but according to the
  /// specification only an empty first cell does.
  private static func fillEmptyCells(_ lines: [MarkupLine], _ text: inout PreparedText) {
    var columns: [Int] = []
    var borders = 0
    for (index, line) in lines.enumerated() {
      if let columnStarts = line.tableColumns {
        borders = columnStarts == columns ? borders + 1 : 1
        columns = columnStarts
        // The last border is followed by a blank line.
        if borders > 1, index + 1 == lines.endIndex || lines[index + 1].isBlank { columns = [] }
      } else if line.isBlank, borders < 2 {
        columns = []
      } else if columns.count > 1, !line.isBlank, line.indent <= columns[0], line.repeatedByte == nil {
        var cellStarts = columns.dropFirst().map { line.offset(ofColumn: $0) }
        cellStarts.append(line.text.endIndex)
        for (start, end) in zip(cellStarts, cellStarts.dropFirst()) where start < line.text.endIndex && text.isBlank(start..<end)
        {
          text.replace(start..<(start + 1), with: "\\")
        }
        let missingCells = columns.count { $0 >= line.indent + line.columns }
        if missingCells > 0 {
          let firstPadding = columns[columns.count - missingCells] - line.indent - line.columns
          let otherCells = zip(columns.suffix(missingCells), columns.suffix(missingCells - 1)).map {
            String(repeating: " ", count: $1 - $0 - 1) + "\\"
          }
          text.insert(String(repeating: " ", count: firstPadding) + "\\" + otherCells.joined(), at: line.text.endIndex)
        }
      }
    }
  }

  // MARK: Metadata

  /// Extracts the field list at the beginning of the page, which only titles, comments, and targets may precede.
  private static func extractFields(_ lines: [MarkupLine], _ text: inout PreparedText) {
    var index = lines.startIndex
    while index < lines.endIndex {
      let line = lines[index]
      let isTitle = index + 1 < lines.endIndex && lines[index + 1].isAdornment && lines[index + 1].text.count >= line.columns
      if line.isBlank || line.isAdornment || isTitle {
        index += 1
      } else if line.indent == 0, line.hasPrefix("..") {
        repeat { index += 1 } while index < lines.endIndex && !lines[index].isBlank && lines[index].indent > 0
      } else {
        break
      }
    }
    while index < lines.endIndex, lines[index].indent == 0, let (name, value) = lines[index].field {
      let key = name.lowercased()
      if text.fields[key] == nil { text.fields[key] = value }
      text.addNote(line: index + 1, .metadataTaken(what: "field '\(key)'", lines: 1))
      repeat {
        text.blankOut(lines[index].text.indices)
        index += 1
      } while index < lines.endIndex && !lines[index].isBlank && lines[index].indent > 0
    }
  }
}
