extension Tokenizer {
  /// Stands before a token to say: in the sentence that states the rule. A private-use character, so that no text has it as a letter.
  package static let headlineMark: UInt32 = 0xE000

  /// The distinct tokens of some texts, both spellings where folding loses text, for FTS5's `ascii` tokenizer: one space after each.
  /// - Parameter marksFirst: whether those of the first text, the headline, stand there a second time, marked.
  package static func indexText(_ texts: [FoldedText], marksFirst: Bool = false) -> String {
    var bytes: [UInt8] = []
    var marked: [UInt8] = []
    var seen = TokenSet()
    for (number, text) in texts.enumerated() {
      for layer in text.losesText ? [text.unified, text.plain] : [text.unified] {
        forEachToken(text, layer, mode: .index, stems: .all) { token in
          guard seen.insert(token.key) else { return }
          let start = bytes.count
          if token.kind == .stem {
            for c in spelling(token, layer) { append(c, &bytes) }
          } else {
            for c in layer.scalars[Int(token.start)..<Int(token.end)] { append(c, &bytes) }
          }
          bytes.append(0x20)
          if marksFirst, number == 0 {
            append(headlineMark, &marked)
            marked += bytes[start...]
          }
        }
      }
    }
    return String(decoding: bytes + marked, as: UTF8.self)
  }

  private static func append(_ c: UInt32, _ bytes: inout [UInt8]) {
    if c < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: c)) }
    guard let scalar = Unicode.Scalar(c) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
