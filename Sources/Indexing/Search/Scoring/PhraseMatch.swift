import Guidelines
import TextAnalysis

/// How literally a record holds what was typed.
enum PhraseMatch {
  /// 0…1 over the pieces between white space: 1 for a piece in the headline with a run's edges at both ends, less inside a longer run
  /// (ライト in ハイライト), less in the explanation or the headings.
  static func value(_ needles: [[UInt32]], _ record: RecordText) -> Double {
    var (sum, weights) = (0.0, 0.0)
    for needle in needles {
      let weight = Double(min(needle.count, 12))
      weights += weight
      var best = 0.0
      for (field, text) in record.fields where best < 1 {
        best = max(best, value(needle, text.unified.scalars) * PhraseMatch.weight(field, record.kind))
      }
      sum += weight * best
    }
    return weights > 0 ? sum / weights : 0
  }

  /// What is looked for: the pieces between white space, but for those that no one would repeat.
  static func needles(_ question: Question) -> [[UInt32]] {
    question.pieces.filter { !$0.isEmpty && $0.count <= 64 }.map { Array(question.text.unified.scalars[$0]) }
  }

  private static func weight(_ field: RecordText.Field, _ kind: RecordKind) -> Double {
    switch field {
    case .headline: kind == .rule ? 1 : 0.8
    case .body: 0.7
    case .context: 0.6
    }
  }

  /// 1 at the edges of a run, 0.6 inside one, 0 nowhere.
  private static func value(_ needle: [UInt32], _ text: [UInt32]) -> Double {
    var best = 0.0
    var from = 0
    while let at = find(needle, in: text, from: from) {
      let end = at + needle.count
      let starts = at == 0 || ScriptClass(text[at - 1]) != ScriptClass(needle[0])
      let ends = end == text.count || ScriptClass(text[end]) != ScriptClass(needle[needle.count - 1])
      if starts && ends { return 1 }
      best = max(best, starts || ends ? 0.7 : 0.6)
      from = at + 1
    }
    return best
  }

  static func find(_ needle: [UInt32], in text: [UInt32], from: Int) -> Int? {
    guard let first = needle.first, needle.count <= text.count else { return nil }
    var at = from
    let last = text.count - needle.count
    while at <= last {
      if text[at] == first {
        var length = 1
        while length < needle.count, text[at + length] == needle[length] { length += 1 }
        if length == needle.count { return at }
      }
      at += 1
    }
    return nil
  }

  /// Whether a record holds a phrase, in either spelling; words must be whole words.
  static func holds(_ phrase: FoldedText, _ record: RecordText) -> Bool {
    record.fields.contains { _, text in
      contains(phrase.unified.scalars, text.unified.scalars) || contains(phrase.plain.scalars, text.plain.scalars)
    }
  }

  private static func contains(_ needle: [UInt32], _ text: [UInt32]) -> Bool {
    guard let first = needle.first, let last = needle.last else { return true }
    var from = 0
    while let at = find(needle, in: text, from: from) {
      let end = at + needle.count
      let startsWord = ScriptClass(first) != .word || at == 0 || ScriptClass(text[at - 1]) != .word
      let endsWord = ScriptClass(last) != .word || end == text.count || ScriptClass(text[end]) != .word
      if startsWord && endsWord { return true }
      from = at + 1
    }
    return false
  }
}
