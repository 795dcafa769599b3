/// Words of a text for spelling correction and spelling variants: katakana runs and words of letters, in unified spelling.
///
/// Kanji and hiragana are not split into words. Without a dictionary, their runs are phrases, and misspelled ones still match in
/// part.
package enum Vocabulary {
  package static func words(of text: FoldedText) -> [ArraySlice<UInt32>] {
    var words: [ArraySlice<UInt32>] = []
    forEachRun(text.unified.scalars) { script, range in
      let run = text.unified.scalars[range]
      if isWord(run, script) { words.append(run) }
    }
    return words
  }

  /// Indicates whether a run counts as a word: 3 to 32 katakana, or 4 to 32 letters without a digit.
  package static func isWord(_ run: ArraySlice<UInt32>, _ script: ScriptClass) -> Bool {
    switch script {
    case .katakana: (3...32).contains(run.count)
    case .word: (4...32).contains(run.count) && !run.contains { $0 >= 0x30 && $0 <= 0x39 }
    case .separator, .kanji, .hiragana, .hangul: false
    }
  }

  /// Calls `body` with each run of one script class, except separators.
  package static func forEachRun(_ scalars: [UInt32], _ body: (ScriptClass, Range<Int>) -> Void) {
    var start = 0
    while start < scalars.count {
      let script = ScriptClass(scalars[start])
      var end = start + 1
      while end < scalars.count, ScriptClass(scalars[end]) == script { end += 1 }
      if script != .separator { body(script, start..<end) }
      start = end
    }
  }

  package static func string(_ scalars: [UInt32]) -> String { String(scalarValues: scalars[...]) }

  package static func string(_ scalars: ArraySlice<UInt32>) -> String { String(scalarValues: scalars) }

  /// Returns the skeleton of a katakana word, in which spelling variants are equal: small kana become full-size, and long vowels
  /// are removed whether they are written as ー or as a vowel. For example, インターフェース, インタフェイス, and インターフェイス have the same
  /// skeleton, as do ウィジェット and ウイジェット, and ダーク and ダアク.
  package static func skeleton(_ word: [UInt32]) -> [UInt32] {
    var skeleton: [UInt32] = []
    for c in word {
      guard c != 0x30FC else { continue }
      let fullSize = self.fullSizeKana(c)
      if let last = skeleton.last, isLongVowel(fullSize, last) { continue }
      skeleton.append(fullSize)
    }
    return skeleton
  }

  private static func fullSizeKana(_ c: UInt32) -> UInt32 {
    switch c {
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE: c + 1
    default: c
    }
  }

  /// Indicates whether a vowel only lengthens the preceding kana: エイ = エー, オウ = オー, アア = アー.
  private static func isLongVowel(_ vowel: UInt32, _ previous: UInt32) -> Bool {
    switch vowel {
    case 0x30A2: aRow.contains(previous)
    case 0x30A4: eRow.contains(previous) || iRow.contains(previous)
    case 0x30A6: oRow.contains(previous) || uRow.contains(previous)
    case 0x30A8: eRow.contains(previous)
    case 0x30AA: oRow.contains(previous)
    default: false
    }
  }

  private static let aRow = Set("カガサザタダナハバパマヤラワ".unicodeScalars.map { $0.value })
  private static let iRow = Set("キギシジチヂニヒビピミリ".unicodeScalars.map { $0.value })
  private static let uRow = Set("クグスズツヅヌフブプムユル".unicodeScalars.map { $0.value })
  private static let eRow = Set("エケゲセゼテデネヘベペメレ".unicodeScalars.map { $0.value })
  private static let oRow = Set("オコゴソゾトドノホボポモヨロ".unicodeScalars.map { $0.value })

  /// Returns the scalars with hiragana converted to katakana.
  package static func katakana(_ scalars: ArraySlice<UInt32>) -> [UInt32] {
    scalars.map { $0 >= 0x3041 && $0 <= 0x3096 ? $0 + 0x60 : $0 }
  }
}
