import CLibXML2
import Guidelines

/// Entities of an XML file: those of HTML, and those that the document type declares as plain text. No other entities are
/// expanded, and the replacement text is not expanded again.
struct XMLEntities {
  /// Maximum number of declared entities.
  private static let maxEntities = 256
  /// Maximum length of an entity declaration.
  private static let maxDeclarationLength = 1000
  /// Maximum total size in bytes of expanded declared entities in a page.
  private static let maxExpansionBytes = 1 << 20

  private var declared: [String: String] = [:]
  /// Bytes of declared entities expanded so far.
  private var expandedBytes = 0

  /// Reads declarations of the form `<!ENTITY name "text">` from a document type.
  mutating func declare(in documentType: some Collection<UInt8>) {
    var remaining = String(decoding: documentType, as: UTF8.self)[...]
    while declared.count < XMLEntities.maxEntities, let declarationStart = remaining.firstRange(ofText: "<!ENTITY ") {
      remaining = remaining[declarationStart.upperBound...]
      let declaration = remaining.prefix(XMLEntities.maxDeclarationLength).prefix { $0 != ">" }
      guard let quote = declaration.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { continue }
      let name = String(declaration[..<quote]).trimmingSpace()
      let value = declaration[declaration.index(after: quote)...].prefix { $0 != declaration[quote] }
      // External entities (`SYSTEM "file"`), parameter entities (`% name`), and markup are ignored.
      guard !name.contains(where: { $0.isWhitespace || $0 == "%" }), !value.contains(where: { "<&%".contains($0) }) else {
        continue
      }
      if declared[name] == nil { declared[name] = String(value) }
    }
  }

  /// Returns the replacement for the `&` at `index`, as XML that needs no document type, and the offset after the entity.
  mutating func expansion(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> (text: String, end: Int) {
    let name = source[(index + 1)...].prefix(32).prefix { $0 > 0x20 && $0 != 0x3B && $0 != 0x26 && $0 != 0x3C }
    let end = name.endIndex
    guard end < source.count, source[end] == 0x3B, !name.isEmpty else { return ("&amp;", index + 1) }
    let entityName = String(decoding: name, as: UTF8.self)
    if ["amp", "lt", "gt", "quot", "apos"].contains(entityName) || entityName.hasPrefix("#") {
      return ("&\(entityName);", end + 1)
    }
    if let value = declared[entityName], expandedBytes + value.utf8.count <= XMLEntities.maxExpansionBytes {
      expandedBytes += value.utf8.count
      return (value, end + 1)
    }
    let character = hig_html_entity(entityName)
    return character > 0 ? ("&#\(character);", end + 1) : ("&amp;", index + 1)
  }
}
