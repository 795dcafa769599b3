import Guidelines

extension Language {
  /// The language of a text by its share of kana and ideographs; `<html lang>` lies too often to be asked.
  static func guess(_ bytes: some Sequence<UInt8>) -> Language {
    var japanese = 0
    var latin = 0
    var lead: UInt8 = 0
    for byte in bytes {
      // Hiragana and katakana are E3 81 … E3 83; unified ideographs E4 B8 … E9 BE.
      if byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A { latin += 1 }
      if lead == 0xE3 ? byte >= 0x81 && byte <= 0x83 : lead >= 0xE4 && lead <= 0xE9 { japanese += 1 }
      lead = byte >= 0xC0 ? byte : 0
    }
    // A Japanese character says as much as about two letters, and Japanese pages are full of English names and addresses.
    return japanese * 8 > latin ? .japanese : .english
  }

  static func guess(_ blocks: [Block], title: String) -> Language {
    var text = [UInt8](title.utf8)
    for block in blocks {
      text += block.plainText.utf8.prefix(1 << 18)
      if text.count > 1 << 18 { break }
    }
    return guess(text)
  }
}
