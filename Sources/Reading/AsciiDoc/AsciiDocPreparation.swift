import Guidelines

/// What happens to a document's lines before its blocks are read: comments, conditions and includes go, attributes get their values.
struct AsciiDocPreparation {
  private(set) var lines: [MarkupLine] = []
  private(set) var attributes: AsciiDocAttributes
  private(set) var report = DropReport()
  /// For each open condition, whether what stands under it is left out.
  private var conditions: [Bool] = []
  /// How many of them leave it out.
  private var hidden = 0
  /// What closes the listing or the comment that the lines stand in.
  private var delimiter: (text: ArraySlice<UInt8>, isComment: Bool)?
  /// An attribute whose value goes on in the next line.
  private var unfinished: (name: String, value: String)?

  private static let mostConditions = 1000

  init(_ source: [MarkupLine], bytes: Int) {
    attributes = AsciiDocAttributes(bytes: bytes)
    lines.reserveCapacity(source.count)
    for line in source { take(line) }
  }

  private mutating func take(_ line: MarkupLine) {
    if condition(line) { return }
    if hidden > 0 { return report.add("text under a condition", line: line.number, lines: line.isBlank ? 0 : 1) }
    if let open = delimiter {
      if line.text == open.text { delimiter = nil }
      if open.isComment { report.add("comments", line: line.number, lines: 1) } else { lines.append(line) }
      return
    }
    if let (name, value) = unfinished { return define(name, value + " " + line.string, line) }
    if let mark = line.repeated, mark.count >= 4, "/-.".utf8.contains(mark.byte), !isUnderline(line) {
      delimiter = (line.text, mark.byte == UInt8(ascii: "/"))
      if mark.byte == UInt8(ascii: "/") { report.add("comments", line: line.number, lines: 1) } else { lines.append(line) }
    } else if line.opens(with: "//"), !line.opens(with: "///"), line.indent == 0 {
      report.add("comments", line: line.number, lines: 1)
    } else if let (name, value) = AsciiDocAttributes.entry(line) {
      define(name, value, line)
    } else {
      var line = line
      line.text = attributes.expanded(line.text)
      lines.append(line)
    }
  }

  private func isUnderline(_ line: MarkupLine) -> Bool {
    lines.last.flatMap { AsciiDocBlock.underlineLevel($0, line) } != nil
  }

  private mutating func define(_ name: String, _ value: String?, _ line: MarkupLine) {
    if let value, value.hasSuffix(" \\"), value.utf8.count < 4000 {
      unfinished = (name, String(value.dropLast(2)).trimmingSpace())
      return
    }
    unfinished = nil
    attributes.set(name, value)
  }

  // MARK: Conditions and includes

  /// `ifdef::name[]` … `endif::[]`, `include::file[]`. What depends on a value that is computed stays.
  private mutating func condition(_ line: MarkupLine) -> Bool {
    guard line.indent == 0, let first = line.text.first, first == UInt8(ascii: "i") || first == UInt8(ascii: "e"),
      line.text.last == UInt8(ascii: "]"), let (name, target, content) = AsciiDocBlock.macro(line)
    else { return false }
    switch name {
    case "include": if hidden == 0 { report.add("include", line: line.number, lines: 1) }
    case "endif": if let last = conditions.popLast(), last { hidden -= 1 }
    case "ifdef", "ifndef":
      let isAny = !target.contains("+")
      let known = target.split { $0 == "," || $0 == "+" }.map { attributes[$0.lowercased()] != nil }
      let isDefined = isAny ? known.contains(true) : !known.contains(false)
      let isHidden = isDefined == (name == "ifndef")
      if content.isEmpty {
        open(isHidden)
      } else if !isHidden, hidden == 0 {
        lines.append(MarkupLine(attributes.expanded(ArraySlice(content.utf8)), number: line.number))
      }
    case "ifeval": open(false)
    default: return false
    }
    return true
  }

  private mutating func open(_ isHidden: Bool) {
    guard conditions.count < Self.mostConditions else { return }
    conditions.append(isHidden)
    if isHidden { hidden += 1 }
  }
}
