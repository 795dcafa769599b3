import Guidelines

/// What AsciiDoc's lines say of the block below them, and how its blocks begin.
enum AsciiDocBlock {
  /// `name::target[content]`
  static func macro(_ line: MarkupLine) -> (name: String, target: String, content: String)? {
    let text = line.text
    let name = text.prefix(40).prefix(while: AsciiDocAttributes.isName)
    guard line.indent == 0, !name.isEmpty, text.last == UInt8(ascii: "]"), text[name.endIndex...].starts(with: "::".utf8) else {
      return nil
    }
    let rest = text[(name.endIndex + 2)...]
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")), rest.first != 0x20 else { return nil }
    return (
      String(decoding: name, as: UTF8.self), String(decoding: rest[..<open], as: UTF8.self),
      String(decoding: rest[(open + 1)...].dropLast(), as: UTF8.self)
    )
  }

  static func isMacro(_ line: MarkupLine) -> Bool { macro(line) != nil }

  /// `== Title` → its level and the bytes of the marks.
  static func titleMarks(_ line: MarkupLine) -> Int? {
    guard line.indent == 0, let mark = line.text.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "#") else { return nil }
    let count = line.text.prefix(7).prefix { $0 == mark }.count
    return count <= 6 && line.text.count > count && line.text[line.text.startIndex + count] == 0x20 ? count : nil
  }

  /// The level of a title with a line of marks below it, which may be a character longer or shorter.
  static func underlineLevel(_ title: MarkupLine, _ under: MarkupLine) -> Int? {
    guard title.indent == 0, under.indent == 0, let mark = under.repeated,
      let level = Array("=-~^+".utf8).firstIndex(of: mark.byte),
      abs(title.string.unicodeScalars.reduce(0) { $0 + $1.columns } - mark.count) <= 1, title.repeated == nil, mark.count > 1
    else { return nil }
    return level + 1
  }

  enum Delimiter {
    case listing
    case literal
    case example
    case sidebar
    case quote
    case passthrough
    case open
    /// By what parts its cells.
    case table(separator: UInt8)
  }

  /// What a line of marks encloses up to the same line.
  static func delimiter(_ line: MarkupLine) -> Delimiter? {
    guard line.indent == 0, let first = line.text.first, line.text.count >= 2 else { return nil }
    if line.text.elementsEqual("--".utf8) { return .open }
    if line.opens(with: "```"), !line.text.dropFirst(3).contains(first) { return .listing }
    if line.text.count >= 4, line.text.dropFirst().allSatisfy({ $0 == UInt8(ascii: "=") }) {
      switch first {
      case UInt8(ascii: "|"), UInt8(ascii: "!"), UInt8(ascii: ","), UInt8(ascii: ":"): return .table(separator: first)
      default: break
      }
    }
    guard let mark = line.repeated, mark.count >= 4 else { return nil }
    switch mark.byte {
    case UInt8(ascii: "-"): return .listing
    case UInt8(ascii: "."): return .literal
    case UInt8(ascii: "="): return .example
    case UInt8(ascii: "*"): return .sidebar
    case UInt8(ascii: "_"): return .quote
    case UInt8(ascii: "+"): return .passthrough
    default: return nil
    }
  }
}

/// `[style#id.role%option, position, name="value"]` and `.Title` above a block.
struct AsciiDocBlockAttributes {
  private(set) var style = ""
  private(set) var id: String?
  private(set) var options: Set<String> = []
  private(set) var positions: [String] = []
  private(set) var named: [String: String] = [:]
  var title: ArraySlice<UInt8>?

  /// Takes what a line says; false where it says nothing of the kind.
  mutating func take(_ line: MarkupLine) -> Bool {
    guard line.indent == 0, let first = line.text.first, line.text.count > 1 else { return false }
    let second = line.text[line.text.startIndex + 1]
    if first == UInt8(ascii: "."), second > 0x20, second != first {
      title = line.text.dropFirst()
      return true
    }
    guard first == UInt8(ascii: "["), line.text.last == UInt8(ascii: "]") else { return false }
    if second == first {
      guard line.text.ends(with: "]]") else { return false }
      id = String(decoding: line.text.dropFirst(2).prefix { $0 != 0x2C && $0 != 0x5D }, as: UTF8.self)
      return true
    }
    guard second >= 0x80 || (second | 0x20) >= 0x61 && (second | 0x20) <= 0x7A || "_.#%{,\"']".utf8.contains(second) else {
      return false
    }
    for (place, value) in AsciiDocBlockAttributes.list(line.text.dropFirst().dropLast()).enumerated() {
      take(value, isFirst: place == 0)
    }
    return true
  }

  private mutating func take(_ value: String, isFirst: Bool) {
    if let equals = value.firstIndex(of: "="), value[..<equals].utf8.allSatisfy(AsciiDocAttributes.isName),
      equals != value.startIndex
    {
      let name = String(value[..<equals])
      let text = value[value.index(after: equals)...].filter { $0 != "\"" }
      named[name] = text
      if name == "options" || name == "opts" { options.formUnion(text.split(separator: ",").map { String($0).trimmingSpace() }) }
      if name == "id" { id = text }
      return
    }
    positions.append(value)
    guard isFirst else { return }
    var kind: Character = " "
    var word = ""
    func settle() {
      switch kind {
      case "#": id = word
      case "%": options.insert(word)
      case ".": break
      default: style = word.isEmpty ? style : word
      }
    }
    for character in value {
      if character == "#" || character == "%" || character == "." {
        settle()
        (kind, word) = (character, "")
      } else {
        word.append(character)
      }
    }
    settle()
  }

  /// Values parted by commas, those in quotes whole.
  static func list(_ text: ArraySlice<UInt8>) -> [String] {
    var values: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in text {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ","), !isQuoted { values.append([]) } else { values[values.count - 1].append(byte) }
    }
    return values.map { String(decoding: $0, as: UTF8.self).trimmingSpace() }
  }

  /// The label of an aside, where the style is that of one.
  var asideLabel: String? { AsciiDocBlockAttributes.asideLabel(style) }

  static func asideLabel(_ style: some StringProtocol) -> String? {
    ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"].contains(String(style)) ? AsideLabel.name(ofKind: String(style)) : nil
  }

  var isListing: Bool {
    ["source", "listing", "literal", "stem", "latexmath", "asciimath", "diagram", "plantuml"].contains(style)
  }
}
