import Guidelines

/// `<!-- hig: kind=note platforms=iOS,iPadOS label="重要" more -->`
enum AnnotationComment {
  static func parse(_ html: UnsafeBufferPointer<UInt8>) -> Annotation? {
    guard html.starts(with: Array("<!--".utf8)), html.count < 4096 else { return nil }
    let text = TextCleaner.string(html).trimmingSpace()
    guard text.hasSuffix("-->") else { return nil }
    let body = String(text.dropFirst(4).dropLast(3)).trimmingSpace()
    guard body.hasPrefix("hig:") else { return nil }
    var annotation = Annotation()
    for (key, value) in pairs(body.dropFirst(4)) {
      switch key {
      case "kind": annotation.kind = RecordKind(rawValue: value)
      case "strength": annotation.strength = Strength(rawValue: value)
      case "platforms":
        annotation.platforms =
          value == "all" ? [] : value.split(separator: ",").compactMap { Platform(name: String($0).trimmingSpace()) }.sorted()
      case "label": annotation.label = value
      case "more": annotation.continues = true
      case "lead": annotation.leads = true
      case "depth": annotation.depth = Int(value)
      default: break
      }
    }
    return annotation
  }

  /// Words separated by spaces; a value may stand in double quotes, with `\"` for a quote.
  private static func pairs(_ text: Substring) -> [(key: String, value: String)] {
    var pairs: [(String, String)] = []
    var rest = text.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let key = rest.prefix { $0 != "=" && !$0.isWhitespace }
      rest = rest.dropFirst(key.count)
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst()
        if rest.first == "\"" {
          rest = rest.dropFirst()
          while let character = rest.popFirst(), character != "\"" {
            value.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
          }
        } else {
          value = String(rest.prefix { !$0.isWhitespace })
          rest = rest.dropFirst(value.count)
        }
      }
      pairs.append((String(key), value))
      rest = rest.drop(while: \.isWhitespace)
    }
    return pairs
  }
}
