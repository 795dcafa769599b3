import Guidelines

/// What names stand for on a page: the addresses of its links and the text of its substitutions, wherever it defines them.
struct RestructuredTextNames {
  /// By name, folded.
  private var targets: [String: String] = [:]
  private var substitutions: [String: String] = [:]
  /// Addresses of links without a name, in order.
  private var anonymous: ArraySlice<String> = []
  var budget: ExpansionBudget

  /// Longer values are no words that a sentence would hold.
  private static let longest = 2000

  init(_ lines: [MarkupLine], bytes: Int) {
    budget = ExpansionBudget(bytes: bytes)
    for (index, line) in lines.enumerated() {
      if line.opens(with: "__ ") {
        anonymous.append(String(line.string.dropFirst(3)).trimmingSpace())
      } else if line.opens(with: ".. _") || line.opens(with: ".. |") || line.opens(with: ".. __") {
        var text = line.string.dropFirst(3)
        // An address may go on below.
        var next = index + 1
        while next < lines.count, !lines[next].isBlank, lines[next].indent > line.indent, text.utf8.count < Self.longest {
          text += " " + lines[next].string
          next += 1
        }
        if text.first == "|" { substitution(text.dropFirst()) } else { target(text.dropFirst()) }
      }
    }
  }

  private mutating func target(_ text: Substring) {
    guard let (name, value) = RestructuredTextNames.target(text) else { return }
    let address = value.utf8.count > Self.longest ? "" : String(value.filter { !$0.isWhitespace && $0 != "\\" })
    if name == "_" {
      anonymous.append(address)
    } else {
      targets[Self.folded(name)] = address.isEmpty ? "#" + Self.anchor(name) : address
    }
  }

  /// `name: address`, `` `a name`: address ``.
  static func target(_ text: Substring) -> (name: Substring, value: String)? {
    let isQuoted = text.first == "`"
    let body = isQuoted ? text.dropFirst() : text
    guard let end = isQuoted ? body.firstIndex(of: "`") : colon(in: body) else { return nil }
    let rest = body[end...].dropFirst()
    return (body[..<end], String(isQuoted ? rest.dropFirst() : rest).trimmingSpace())
  }

  /// The colon that ends a name, with white space or nothing behind it.
  private static func colon(in text: Substring) -> Substring.Index? {
    text.indices.first { text[$0] == ":" && (text[$0...].dropFirst().first?.isWhitespace ?? true) }
  }

  private mutating func substitution(_ text: Substring) {
    guard let end = text.firstIndex(of: "|"), let colons = text[end...].firstRange(ofText: "::") else { return }
    let value = text[colons.upperBound...].trimmingSpace
    let kind = text[text.index(after: end)..<colons.lowerBound].trimmingSpace
    switch kind {
    case "replace": substitutions[Self.folded(text[..<end])] = String(value.utf8.count > Self.longest ? "" : value)
    case "unicode":
      let words = value.split(separator: " ").prefix { $0 != ".." }.map { word in
        let hex = ["0x", "U+", "\\u", "x"].first { word.hasPrefix($0) }.map { word.dropFirst($0.count) }
        return hex.flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(word)
      }
      substitutions[Self.folded(text[..<end])] = TextCleaner.string(words.joined())
    // A picture in a line of text says nothing that the text does not.
    case "image": substitutions[Self.folded(text[..<end])] = ""
    default: break
    }
  }

  /// Names are compared without case, and white space in them counts as one space.
  private static func folded(_ name: some StringProtocol) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A name as the fragment of an address (docutils' `make_id`).
  static func anchor(_ name: some StringProtocol) -> String {
    name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }

  // MARK: Asking

  mutating func address(of name: String) -> String? {
    var found = targets[Self.folded(name)]
    // `.. _a: b_` names another name.
    for _ in 0..<8 {
      guard let address = found, address.hasSuffix("_") else { break }
      found = targets[Self.folded(address.dropLast().filter { $0 != "`" })]
    }
    return found.flatMap { budget.take($0.utf8.count) ? $0 : nil }
  }

  mutating func nextAnonymous() -> String? { anonymous.popFirst() }

  /// What a substitution puts in; its name, where that is not known here.
  mutating func text(for name: String) -> String {
    guard let text = substitutions[Self.folded(name)], budget.take(text.utf8.count) else { return name }
    return text
  }
}
