extension Tokenizer {
  /// Stands before a token to say: in the sentence that states the rule. A private-use character, so that no text has it as a letter.
  package static let headlineMark: UInt32 = 0xE000

  /// The index text of one record; `IndexTextWriter` makes those of many in less time.
  package static func indexText(_ texts: [FoldedText], marksFirst: Bool = false) -> String {
    var writer = IndexTextWriter()
    return writer.indexText(texts, marksFirst: marksFirst)
  }
}

/// Writes what FTS5's `ascii` tokenizer is given: the distinct tokens of a record, both spellings where folding loses text, one space after each.
///
/// A word's stem is found once for all records that the writer writes: texts repeat their words, and stemming is most of the work in English.
package struct IndexTextWriter {
  private var words = WordTable()
  /// By the word's number; nil where the stem is the word.
  private var stems: [(key: TokenKey, bytes: [UInt8])?] = []
  /// By the word's number: the last record that showed it.
  private var lastRecords: [Int] = []
  private var record = 0
  private var seen = TokenSet()

  package init() {}

  /// - Parameter marksFirst: whether the tokens of the first text, the headline, stand there a second time, marked.
  package mutating func indexText(_ texts: [FoldedText], marksFirst: Bool = false) -> String {
    record += 1
    seen.removeAll()
    var out = IndexText()
    for (number, text) in texts.enumerated() {
      out.marks = marksFirst && number == 0
      for layer in text.losesText ? [text.unified, text.plain] : [text.unified] { write(text, layer, &out) }
    }
    return String(decoding: out.bytes + out.marked, as: UTF8.self)
  }

  private mutating func write(_ text: FoldedText, _ layer: FoldedText.Layer, _ out: inout IndexText) {
    layer.scalars.withUnsafeBufferPointer { scalars in
      Tokenizer.forEachToken(text, layer, mode: .index, stems: .none) { token in
        let range = Int(token.start)..<Int(token.end)
        switch token.kind {
        case .word, .part: write(UnsafeBufferPointer(rebasing: scalars[range]), token.key, &out)
        case .stem, .katakana, .kanji, .hiragana, .kanjiKatakana, .kanjiHiragana, .hiraganaKanji, .hiraganaKatakana, .single,
          .lone:
          if seen.insert(token.key) { out.append(scalars[range]) }
        }
      }
    }
  }

  /// A word, then its stem.
  private mutating func write(_ word: UnsafeBufferPointer<UInt32>, _ key: TokenKey, _ out: inout IndexText) {
    let (number, isNew) = words.number(of: word, key: key)
    if isNew {
      stems.append(IndexTextWriter.stem(of: word))
      lastRecords.append(0)
    }
    guard lastRecords[number] != record else { return }
    lastRecords[number] = record
    if seen.insert(key) { out.append(word) }
    if let (key, bytes) = stems[number], seen.insert(key) { out.append(bytes) }
  }

  private static func stem(of word: UnsafeBufferPointer<UInt32>) -> (key: TokenKey, bytes: [UInt8])? {
    let letters = Array(word)
    let stem = EnglishStem.stem(letters)
    return stem == letters ? nil : (TokenKey(word: stem), stem.map { UInt8(truncatingIfNeeded: $0) })
  }
}

/// The text of one record as it grows.
private struct IndexText {
  var bytes: [UInt8] = []
  /// The headline's tokens, marked.
  var marked: [UInt8] = []
  var marks = false

  mutating func append(_ token: some Sequence<UInt32>) {
    let start = bytes.count
    for c in token { append(c) }
    end(start)
  }

  /// A stem, which is ASCII.
  mutating func append(_ token: [UInt8]) {
    let start = bytes.count
    bytes += token
    end(start)
  }

  private mutating func end(_ start: Int) {
    bytes.append(0x20)
    guard marks else { return }
    marked += IndexText.mark
    marked += bytes[start...]
  }

  private mutating func append(_ c: UInt32) {
    if c < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: c)) }
    guard let scalar = Unicode.Scalar(c) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private static let mark = Unicode.Scalar(Tokenizer.headlineMark).map { Array(String($0).utf8) } ?? []
}
