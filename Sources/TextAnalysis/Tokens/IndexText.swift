extension Tokenizer {
  /// Stands before a token to say: in the sentence that states the rule. A private-use character, so that no text has it as a letter.
  package static let headlineMark: UInt32 = 0xE000

  /// The distinct tokens of some texts, both spellings where folding loses text, for FTS5's `ascii` tokenizer: one space after each.
  /// Those of `headline` stand there a second time, marked.
  package static func indexText(_ texts: [FoldedText], headline: FoldedText? = nil) -> String {
    var bytes: [UInt8] = []
    var seen = TokenSet()
    for text in texts { append(text, marked: false, &seen, &bytes) }
    if let headline {
      var seen = TokenSet()
      append(headline, marked: true, &seen, &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ text: FoldedText, marked: Bool, _ seen: inout TokenSet, _ bytes: inout [UInt8]) {
    for layer in text.losesText ? [text.unified, text.plain] : [text.unified] {
      forEachToken(text, layer, mode: .index, stems: .all) { token in
        guard seen.insert(token.key) else { return }
        if marked { append(headlineMark, &bytes) }
        if token.kind == .stem {
          for c in spelling(token, layer) { append(c, &bytes) }
        } else {
          for c in layer.scalars[Int(token.start)..<Int(token.end)] { append(c, &bytes) }
        }
        bytes.append(0x20)
      }
    }
  }

  private static func append(_ c: UInt32, _ bytes: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(c) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
