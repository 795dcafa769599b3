import Guidelines

/// An annotation in the canonical form: `<!-- hig: kind=note platforms=iOS,iPadOS systems="Android" label="重要" n=7
/// edition=2022-09 guessed more -->`.
struct AnnotationComment {
  private(set) var annotation = Annotation()
  /// Findings about unknown keys and values, which are ignored.
  private(set) var findings: [Diagnostic.Kind] = []

  /// Parses a comment. Returns `nil` if it is not an annotation.
  init?(_ html: UnsafeBufferPointer<UInt8>) {
    guard html.starts(with: Array("<!--".utf8)), html.count < 4096 else { return nil }
    let text = TextCleaner.cleaned(html).trimmingSpace()
    guard text.hasSuffix("-->") else { return nil }
    let body = String(text.dropFirst(4).dropLast(3)).trimmingSpace()
    guard body.hasPrefix("hig:") else { return nil }
    for (key, value) in AnnotationComment.pairs(body.dropFirst(4)) { apply(key, value) }
  }

  /// Sets the property for a key.
  private mutating func apply(_ key: String, _ value: String) {
    var isKnown = true
    switch key {
    case "kind":
      annotation.kind = RecordKind(rawValue: value)
      isKnown = annotation.kind != nil
    case "strength":
      annotation.strength = Strength(rawValue: value)
      isKnown = annotation.strength != nil
    case "platforms": applyPlatforms(value)
    case "systems":
      annotation.systems = value.split(separator: ",").map { String($0).trimmingSpace() }.filter { !$0.isEmpty }
      annotation.platforms = annotation.platforms ?? []
      isKnown = !annotation.systems.isEmpty
    case "label": annotation.label = value
    case "n":
      annotation.number = Int(value).flatMap { Record.validNumbers.contains($0) ? $0 : nil }
      isKnown = annotation.number != nil
    case "edition":
      annotation.edition = value
      isKnown = !value.isEmpty
    case "guessed":
      annotation.isInferred = true
      isKnown = value.isEmpty
    case "more":
      annotation.continuesRecord = true
      isKnown = value.isEmpty
    case "lead":
      annotation.hasBoldHeadline = true
      isKnown = value.isEmpty
    case "depth":
      annotation.depth = Int(value).flatMap { $0 >= 0 ? $0 : nil }
      isKnown = annotation.depth != nil
    default: findings.append(.unknownKey(key))
    }
    if !isKnown { findings.append(.unknownValue(key: key, value: value)) }
  }

  private mutating func applyPlatforms(_ value: String) {
    var platforms: [Platform] = []
    for name in value == "all" ? [] : value.split(separator: ",", omittingEmptySubsequences: false) {
      if let platform = Platform(name: String(name).trimmingSpace()) {
        platforms.append(platform)
      } else {
        findings.append(.unknownValue(key: "platforms", value: String(name).trimmingSpace()))
      }
    }
    if value == "all" || !platforms.isEmpty { annotation.platforms = platforms.sorted() }
  }

  /// Splits text into words separated by white space. A value may be in double quotes, with a backslash before a quote or a
  /// backslash in it. The text is parsed by scalars because a value that begins with a combining mark would form one character
  /// with the quote before it.
  private static func pairs(_ text: Substring) -> [(key: String, value: String)] {
    var pairs: [(String, String)] = []
    var remaining = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    while !remaining.isEmpty {
      let key = remaining.prefix { $0 != "=" && !$0.properties.isWhitespace }
      remaining = remaining.dropFirst(key.count)
      var value = String.UnicodeScalarView()
      if remaining.first == "=" {
        remaining = remaining.dropFirst()
        if remaining.first == "\"" {
          remaining = remaining.dropFirst()
          while let scalar = remaining.popFirst(), scalar != "\"" {
            value.append(scalar == "\\" ? remaining.popFirst() ?? "\\" : scalar)
          }
        } else {
          value += remaining.prefix { !$0.properties.isWhitespace }
          remaining = remaining.dropFirst(value.count)
        }
      }
      pairs.append((String(key), unescaped(String(value))))
      remaining = remaining.drop(while: \.properties.isWhitespace)
    }
    return pairs
  }

  /// Reverses the escapes by which `AnnotationWriter` keeps values from ending the quotes or the comment. `&amp;` is last
  /// because the others contain `&`.
  private static func unescaped(_ value: String) -> String {
    value.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
