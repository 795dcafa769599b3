import Guidelines

/// Interpretation of style sheets and links as word processors on the web export them.
enum WordProcessorHTML {
  /// Returns the classes that the style sheets of a page make bold, for example, `.c1{color:#000;font-weight:700}`. Selectors
  /// other than a single class are ignored.
  static func boldClasses(in html: [UInt8]) -> Set<String> {
    var classes: Set<String> = []
    html.withUnsafeBufferPointer { source in
      var index = 0
      var sheets = 0
      while sheets < maxSheets, let open = position(of: "<style", in: source, from: index) {
        sheets += 1
        let end = min(position(of: "</style", in: source, from: open) ?? source.count, open + maxSheetBytes)
        addBoldClasses(of: String(decoding: source[open..<end], as: UTF8.self), to: &classes)
        index = max(end, open + 1)
      }
    }
    return classes
  }

  private static let maxSheetBytes = 1 << 18
  private static let maxSheets = 32
  private static let maxClasses = 1000

  private static func addBoldClasses(of sheet: String, to found: inout Set<String>) {
    for rule in sheet.split(separator: "}") where rule.contains(text: "font-weight") {
      guard found.count < maxClasses, let brace = rule.lastIndex(of: "{") else { continue }
      let declarations = rule[rule.index(after: brace)...].lowercased().filter { !$0.isWhitespace }
      guard declarations.split(separator: ";").contains(where: isBold) else { continue }
      let selectors = rule[..<brace].split { $0 == ">" || $0 == ";" || $0 == "{" }.last ?? ""
      for selector in selectors.split(separator: ",") {
        let name = String(selector).trimmingSpace()
        guard name.hasPrefix("."), name.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
          continue
        }
        found.insert(String(name.dropFirst()))
      }
    }
  }

  private static func isBold(_ declaration: Substring) -> Bool {
    ["font-weight:bold", "font-weight:600", "font-weight:700", "font-weight:800", "font-weight:900"].contains {
      declaration.hasPrefix($0)
    }
  }

  /// Returns the target of a link, which Google Docs wraps in a redirect.
  static func redirectTarget(of address: String) -> String {
    let redirectPrefix = "https://www.google.com/url?q="
    guard address.hasPrefix(redirectPrefix) else { return address }
    return HeadingAnchor.percentDecoded(address.dropFirst(redirectPrefix.count).prefix { $0 != "&" })
  }

  private static func position(of word: StaticString, in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let count = word.utf8CodeUnitCount
    var index = start
    while index + count <= source.count {
      if source[index] == word.utf8Start[0] {
        var offset = 1
        while offset < count, source[index + offset] | 0x20 == word.utf8Start[offset] | 0x20 { offset += 1 }
        if offset == count { return index }
      }
      index += 1
    }
    return nil
  }
}
