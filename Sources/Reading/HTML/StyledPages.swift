import Guidelines

/// What word processors on the web say by style where others say it by element.
enum StyledPages {
  /// Classes that the style sheets in a page make bold: `.c1{color:#000;font-weight:700}`. Only selectors that are one class count.
  static func boldClasses(in page: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    page.withUnsafeBufferPointer { source in
      var index = 0
      var sheets = 0
      while sheets < mostSheets, let open = position(of: "<style", in: source, from: index) {
        sheets += 1
        let end = min(position(of: "</style", in: source, from: open) ?? source.count, open + longestSheet)
        read(String(decoding: source[open..<end], as: UTF8.self), into: &found)
        index = max(end, open + 1)
      }
    }
    return found
  }

  private static let longestSheet = 1 << 18
  private static let mostSheets = 32
  private static let mostClasses = 1000

  private static func read(_ sheet: String, into found: inout Set<String>) {
    for rule in sheet.split(separator: "}") where rule.contains(text: "font-weight") {
      guard found.count < mostClasses, let brace = rule.lastIndex(of: "{") else { continue }
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

  /// Where the page that a link leads to really is: Google's documents lead through Google.
  static func address(_ address: String) -> String {
    let gate = "https://www.google.com/url?q="
    guard address.hasPrefix(gate) else { return address }
    return HeadingAnchor.percentDecoded(address.dropFirst(gate.count).prefix { $0 != "&" })
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
