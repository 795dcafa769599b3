import Guidelines
import Languages

extension Languages {
  /// Returns the language of a page, judging by its title and the first part of its text without code. It can be the tag of
  /// an unsupported script.
  static func guess(_ blocks: [Block], title: String) -> Language {
    let prose = blocks.filter { if case .code = $0.content { false } else { true } }
    var text = title
    for block in prose.isEmpty ? blocks : prose where text.utf8.count <= maxSampleBytes { text += block.plainText }
    return dominantLanguage(of: String(text.unicodeScalars.prefix(maxSampleBytes)))
  }

  /// Number of bytes after which more text does not change the guess.
  private static let maxSampleBytes = 1 << 18
}
