import Guidelines
import Languages

extension Languages {
  /// Returns the language of a page, judging by its title and the first part of its text.
  static func guess(_ blocks: [Block], title: String) -> Language {
    var text = title
    for block in blocks where text.utf8.count <= maxSampleBytes { text += block.plainText }
    return dominantLanguage(of: String(text.unicodeScalars.prefix(maxSampleBytes)))
  }

  /// Number of bytes after which more text does not change the guess.
  private static let maxSampleBytes = 1 << 18
}
