import Guidelines
import Languages

extension Languages {
  static func guess(_ blocks: [Block], title: String) -> Language {
    var text = [UInt8](title.utf8)
    for block in blocks {
      text += block.plainText.utf8.prefix(1 << 18)
      if text.count > 1 << 18 { break }
    }
    return guess(text)
  }
}
