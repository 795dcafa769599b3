/// Spellings that Japanese writers use for the same word, made one.
///
/// - hyphen-like characters between katakana are the long vowel mark (タブ‐バ−), `・` between katakana is nothing (ウェブ・ビュー)
/// - 々 repeats the kanji before it (様々 = 様様)
/// - ヴァ ヴィ ヴ ヴェ ヴォ ヴュ are バ ビ ブ ベ ボ ビュ, ヅ is ズ, ヂ is ジ
/// - figures and their units: see `MeasureUnifier`
/// - the long vowel at the end of a katakana word of four or more goes (ユーザー = ユーザ; Lucene's JapaneseKatakanaStemFilter)
///
/// Hiragana and katakana stay apart: unifying them costs a twentieth of the right first answers on the public test sets.
enum SpellingUnifier {
  /// nil if nothing changes.
  static func unify(_ plain: FoldedText.Layer) -> FoldedText.Layer? {
    let source = plain.scalars
    var out = FoldedText.Layer(scalars: [], starts: [], ends: [])
    var copied = 0
    var index = 0
    while index < source.count {
      let c = source[index]
      let change: Change? =
        if index > 0, MeasureUnifier.isDigit(source[index - 1]), !MeasureUnifier.isDigit(c),
          let measure = MeasureUnifier.change(source, index)
        {
          Change(length: measure.length, effect: .becomeAll(measure.scalars))
        } else {
          isAffected(c) ? self.change(source, index, out, copied) : nil
        }
      guard let change else {
        index += 1
        continue
      }
      out.append(from: plain, copied..<index)
      let next = index + change.length
      switch change.effect {
      case .become(let scalar): out.append(scalar, from: plain, index..<next)
      case .becomeAll(let scalars): for scalar in scalars { out.append(scalar, from: plain, index..<next) }
      case .vanish: break
      case .lengthenLast: out.extendLast(to: plain.end(index))
      }
      copied = next
      index = next
    }
    guard copied > 0 else { return nil }
    out.append(from: plain, copied..<source.count)
    return out
  }

  private struct Change {
    enum Effect {
      case become(UInt32)
      /// None: without trace.
      case becomeAll([UInt32])
      /// Without trace: the words on both sides are one.
      case vanish
      /// What stands before stands for it too.
      case lengthenLast
    }
    var length: Int
    var effect: Effect
  }

  /// What becomes of an affected scalar, or nil if it stays.
  private static func change(_ source: [UInt32], _ index: Int, _ out: FoldedText.Layer, _ copied: Int) -> Change? {
    let c = source[index]
    let next = index + 1 < source.count ? source[index + 1] : 0
    switch c {
    case 0x3005:
      guard let previous = previous(source, index, out, copied), ScriptClass(previous) == .kanji, previous != 0x3005 else {
        return nil
      }
      return Change(length: 1, effect: .become(previous))
    case 0x30F4, 0x30C5, 0x30C2:
      guard let (mapped, takesNext) = voiced(c, next) else { return nil }
      return Change(length: takesNext ? 2 : 1, effect: .become(mapped))
    case 0x30FC:
      if continuesKatakana(source, index + 1) || runLength(source, index) < 4 { return nil }
      return Change(length: 1, effect: .lengthenLast)
    default:
      guard index > 0, isKatakana(source[index - 1]), isKatakana(next) else { return nil }
      return Change(length: 1, effect: c == 0x30FB ? .vanish : .become(0x30FC))
    }
  }

  /// The scalar before, as it was unified.
  private static func previous(_ source: [UInt32], _ index: Int, _ out: FoldedText.Layer, _ copied: Int) -> UInt32? {
    index > copied ? source[index - 1] : out.scalars.last
  }

  private static func isKatakana(_ c: UInt32) -> Bool { ScriptClass(c) == .katakana }

  private static func continuesKatakana(_ source: [UInt32], _ index: Int) -> Bool {
    guard index < source.count else { return false }
    if isKatakana(source[index]) { return true }
    return isJoiner(source[index]) && index + 1 < source.count && isKatakana(source[index + 1])
  }

  /// Katakana up to and with `index`, joined ones included, counted to four.
  private static func runLength(_ source: [UInt32], _ index: Int) -> Int {
    var length = 0
    var at = index
    while at >= 0, length < 4 {
      if isKatakana(source[at]) {
        length += 1
      } else if !isJoiner(source[at]) || at == 0 || !isKatakana(source[at - 1]) {
        break
      }
      at -= 1
    }
    return length
  }

  private static func isJoiner(_ c: UInt32) -> Bool { c == 0x30FB || isHyphenLike(c) }

  @inline(__always)
  private static func isAffected(_ c: UInt32) -> Bool {
    if c >= 0x3005 && c <= 0x30FC {
      return c == 0x30FC || c == 0x30FB || c == 0x3005 || c == 0x30F4 || c == 0x30C5 || c == 0x30C2
    }
    return isHyphenLike(c)
  }

  @inline(__always)
  private static func isHyphenLike(_ c: UInt32) -> Bool {
    c == 0x2D || (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0x2500
  }

  /// What stands for `c`, and whether it takes the small vowel after it in.
  private static func voiced(_ c: UInt32, _ next: UInt32) -> (UInt32, Bool)? {
    switch (c, next) {
    case (0x30F4, 0x30A1): (0x30D0, true)  // ヴァ → バ
    case (0x30F4, 0x30A3): (0x30D3, true)  // ヴィ → ビ
    case (0x30F4, 0x30A7): (0x30D9, true)  // ヴェ → ベ
    case (0x30F4, 0x30A9): (0x30DC, true)  // ヴォ → ボ
    case (0x30F4, 0x30E5): (0x30D3, false)  // ヴュ → ビュ
    case (0x30F4, _): (0x30D6, false)  // ヴ → ブ
    case (0x30C5, _): (0x30BA, false)  // ヅ → ズ
    case (0x30C2, _): (0x30B8, false)  // ヂ → ジ
    default: nil
    }
  }
}
