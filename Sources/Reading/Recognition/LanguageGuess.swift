import Guidelines
import Languages

extension Languages {
  static func guess(_ blocks: [Block], title: String) -> Language {
    var text = title
    for block in blocks where text.utf8.count <= longestSample { text += block.plainText }
    return guess(String(text.unicodeScalars.prefix(longestSample)))
  }

  /// More of a page says nothing new, in bytes.
  private static let longestSample = 1 << 18
}
