import CLibXML2
import Guidelines

/// What names between `&` and `;` stand for in an XML file: HTML's names, and plain words that the file's document type declares. Nothing else
/// is expanded, and nothing that an entity holds is looked at again.
struct XMLEntities {
  private static let most = 256
  private static let longest = 1000
  /// Bytes that declared words may grow to in one page.
  private static let mostExpansion = 1 << 20

  private var declared: [String: String] = [:]
  private var expanded = 0

  /// Takes `<!ENTITY name "words">` from a document type.
  mutating func declare(in documentType: some Collection<UInt8>) {
    var rest = String(decoding: documentType, as: UTF8.self)[...]
    while declared.count < XMLEntities.most, let mark = rest.firstRange(ofText: "<!ENTITY ") {
      rest = rest[mark.upperBound...]
      let words = rest.prefix(XMLEntities.longest).prefix { $0 != ">" }
      guard let quote = words.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { continue }
      let name = String(words[..<quote]).trimmingSpace()
      let value = words[words.index(after: quote)...].prefix { $0 != words[quote] }
      // `SYSTEM "file"`, `% name`, and markup are none of ours.
      guard !name.contains(where: { $0.isWhitespace || $0 == "%" }), !value.contains(where: { "<&%".contains($0) }) else {
        continue
      }
      if declared[name] == nil { declared[name] = String(value) }
    }
  }

  /// What stands at `index`, an `&`, as XML that needs no document type, and where it ends.
  mutating func expansion(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> (text: String, end: Int) {
    let name = source[(index + 1)...].prefix(32).prefix { $0 > 0x20 && $0 != 0x3B && $0 != 0x26 && $0 != 0x3C }
    let end = name.endIndex
    guard end < source.count, source[end] == 0x3B, !name.isEmpty else { return ("&amp;", index + 1) }
    let word = String(decoding: name, as: UTF8.self)
    if ["amp", "lt", "gt", "quot", "apos"].contains(word) || word.hasPrefix("#") { return ("&\(word);", end + 1) }
    if let value = declared[word], expanded + value.utf8.count <= XMLEntities.mostExpansion {
      expanded += value.utf8.count
      return (value, end + 1)
    }
    let character = hig_html_entity(word)
    return character > 0 ? ("&#\(character);", end + 1) : ("&amp;", index + 1)
  }
}
