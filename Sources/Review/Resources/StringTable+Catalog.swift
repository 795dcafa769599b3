import TextAnalysis

extension StringTable {
  /// Parses a string catalog (`.xcstrings`): JSON with all languages of each key. Returns `nil` if the file is not a string
  /// catalog.
  init?(catalog bytes: [UInt8], path: String) {
    guard let root = try? JSONParser.value(bytes, within: .init(maxDepth: 32, maxValues: 2_000_000)),
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
      // If the source language has no value, the key is the text.
      if values[source] == nil { values[source] = member.name }
      return StringEntry(key: member.name, offset: Int(member.position.offset), values: values)
    }
    self.init(path: path, entries: entries, sourceLanguage: source)
  }

  /// Returns the text, or the first of its variations.
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
