import TextAnalysis

extension StringTable {
  /// A string catalogue (`.xcstrings`): JSON with all languages of each key. nil where it is none.
  init?(catalog bytes: [UInt8], path: String) {
    guard let root = try? JSONParser.value(bytes, within: .init(depth: 32, values: 2_000_000)),
      let strings = root["strings"].object
    else {
      return nil
    }
    let source = root["sourceLanguage"].string ?? "en"
    let entries = strings.map { member in
      var values: [String: String] = [:]
      for localization in member.value["localizations"].object ?? [] {
        values[localization.name] = Self.text(localization.value)
      }
      // Without one of its own the key is the text.
      if values[source] == nil { values[source] = member.name }
      return StringEntry(key: member.name, offset: Int(member.place.offset), values: values)
    }
    self.init(path: path, entries: entries, source: source)
  }

  /// The text itself, or the first of its variations.
  private static func text(_ value: JSONValue) -> String? {
    if let text = value["stringUnit"]["value"].string { return text }
    for kind in value["variations"].object ?? [] {
      for variation in kind.value.object ?? [] {
        if let text = variation.value["stringUnit"]["value"].string { return text }
      }
    }
    return nil
  }
}
