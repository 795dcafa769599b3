import Guidelines

/// `<!-- hig: kind=note platforms=iOS,iPadOS systems="Android" label="重要" n=7 edition=2022-09 guessed more -->`
struct AnnotationComment {
  private(set) var annotation = Annotation()
  /// What it states and cannot mean: keys and values that are not known, which are left aside.
  private(set) var doubts: [Diagnostic.Finding] = []

  /// nil for anything else that stands between `<` and `>`.
  init?(_ html: UnsafeBufferPointer<UInt8>) {
    guard html.starts(with: Array("<!--".utf8)), html.count < 4096 else { return nil }
    let text = TextCleaner.string(html).trimmingSpace()
    guard text.hasSuffix("-->") else { return nil }
    let body = String(text.dropFirst(4).dropLast(3)).trimmingSpace()
    guard body.hasPrefix("hig:") else { return nil }
    for (key, value) in AnnotationComment.pairs(body.dropFirst(4)) { take(key, value) }
  }

  private mutating func take(_ key: String, _ value: String) {
    var isKnown = true
    switch key {
    case "kind":
      annotation.kind = RecordKind(rawValue: value)
      isKnown = annotation.kind != nil
    case "strength":
      annotation.strength = Strength(rawValue: value)
      isKnown = annotation.strength != nil
    case "platforms": takePlatforms(value)
    case "systems":
      annotation.systems = value.split(separator: ",").map { String($0).trimmingSpace() }.filter { !$0.isEmpty }
      annotation.platforms = annotation.platforms ?? []
      isKnown = !annotation.systems.isEmpty
    case "label": annotation.label = value
    case "n":
      annotation.number = Int(value).flatMap { Record.numbers.contains($0) ? $0 : nil }
      isKnown = annotation.number != nil
    case "edition":
      annotation.edition = value
      isKnown = !value.isEmpty
    case "guessed":
      annotation.isGuessed = true
      isKnown = value.isEmpty
    case "more":
      annotation.continues = true
      isKnown = value.isEmpty
    case "lead":
      annotation.leads = true
      isKnown = value.isEmpty
    case "depth":
      annotation.depth = Int(value).flatMap { $0 >= 0 ? $0 : nil }
      isKnown = annotation.depth != nil
    default: doubts.append(.unknownKey(key))
    }
    if !isKnown { doubts.append(.unknownValue(key: key, value: value)) }
  }

  private mutating func takePlatforms(_ value: String) {
    var platforms: [Platform] = []
    for name in value == "all" ? [] : value.split(separator: ",", omittingEmptySubsequences: false) {
      if let platform = Platform(name: String(name).trimmingSpace()) {
        platforms.append(platform)
      } else {
        doubts.append(.unknownValue(key: "platforms", value: String(name).trimmingSpace()))
      }
    }
    if value == "all" || !platforms.isEmpty { annotation.platforms = platforms.sorted() }
  }

  /// Words separated by spaces; a value may stand in double quotes, with a backslash before a quote or a backslash in it. By scalars: a value that begins with
  /// a combining mark would make one character with the quote before it.
  private static func pairs(_ text: Substring) -> [(key: String, value: String)] {
    var pairs: [(String, String)] = []
    var rest = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "=" && !$0.properties.isWhitespace }
      rest = rest.dropFirst(key.count)
      var value = String.UnicodeScalarView()
      if rest.first == "=" {
        rest = rest.dropFirst()
        if rest.first == "\"" {
          rest = rest.dropFirst()
          while let scalar = rest.popFirst(), scalar != "\"" {
            value.append(scalar == "\\" ? rest.popFirst() ?? "\\" : scalar)
          }
        } else {
          value += rest.prefix { !$0.properties.isWhitespace }
          rest = rest.dropFirst(value.count)
        }
      }
      pairs.append((String(key), unquoted(String(value))))
      rest = rest.drop(while: \.properties.isWhitespace)
    }
    return pairs
  }

  /// Takes back what `AnnotationWriter` writes so that nothing ends the quotes or the comment; `&` last, for it stands in all of them.
  private static func unquoted(_ value: String) -> String {
    value.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
