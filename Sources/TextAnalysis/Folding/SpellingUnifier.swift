/// Unification of spelling variants of Japanese words.
///
/// - Hyphen-like characters between katakana become the long vowel mark (タブ‐バ−), and `・` between katakana is removed (ウェブ・ビュー).
/// - 々 becomes the kanji before it (様々 = 様様).
/// - ヴァ ヴィ ヴ ヴェ ヴォ ヴュ become バ ビ ブ ベ ボ ビュ, ヅ becomes ズ, and ヂ becomes ジ.
/// - Numbers and their units: see `MeasureUnifier`.
/// - The long vowel at the end of a katakana word of four or more characters is removed (ユーザー = ユーザ; Lucene's
///   JapaneseKatakanaStemFilter).
///
/// Hiragana and katakana stay distinct. Unifying them loses a twentieth of the correct first answers on the public test sets.
enum SpellingUnifier {
  /// Returns the unified layer, or `nil` if nothing changes.
  static func unify(_ plain: FoldedText.Layer) -> FoldedText.Layer? {
    let source = plain.scalars
    var unified = FoldedText.Layer(scalars: [], starts: [], ends: [])
    var copiedEnd = 0
    var index = 0
    while index < source.count {
      let c = source[index]
      let change: Replacement? =
        if index > 0, MeasureUnifier.isDigit(source[index - 1]), !MeasureUnifier.isDigit(c),
          let measure = MeasureUnifier.replacement(source, index)
        {
          Replacement(length: measure.length, action: .replaceWithScalars(measure.scalars))
        } else {
          isAffected(c) ? self.replacement(source, index, unified, copiedEnd) : nil
        }
      guard let change else {
        index += 1
        continue
      }
      unified.append(from: plain, copiedEnd..<index)
      let next = index + change.length
      switch change.action {
      case .replaceWithScalar(let scalar): unified.append(scalar, from: plain, index..<next)
      case .replaceWithScalars(let scalars): for scalar in scalars { unified.append(scalar, from: plain, index..<next) }
      case .remove: break
      case .mergeIntoPrevious: unified.extendLast(to: plain.end(index))
      }
      copiedEnd = next
      index = next
    }
    guard copiedEnd > 0 else { return nil }
    unified.append(from: plain, copiedEnd..<source.count)
    return unified
  }

  private struct Replacement {
    enum ReplacementAction {
      case replaceWithScalar(UInt32)
      /// Replaces the text with scalars; an empty array removes it and separates the words on both sides.
      case replaceWithScalars([UInt32])
      /// Removes the text and joins the words on both sides.
      case remove
      /// Removes the text and extends the source of the preceding scalar over it.
      case mergeIntoPrevious
    }
    var length: Int
    var action: ReplacementAction
  }

  /// Returns the replacement for an affected scalar, or `nil` if it stays.
  private static func replacement(_ source: [UInt32], _ index: Int, _ unified: FoldedText.Layer, _ copiedEnd: Int) -> Replacement?
  {
    let c = source[index]
    let next = index + 1 < source.count ? source[index + 1] : 0
    switch c {
    case 0x3005:
      guard let previous = previous(source, index, unified, copiedEnd), ScriptClass(previous) == .kanji, previous != 0x3005 else {
        return nil
      }
      return Replacement(length: 1, action: .replaceWithScalar(previous))
    case 0x30F4, 0x30C5, 0x30C2:
      guard let (mapped, includesNext) = standardKana(c, next) else { return nil }
      return Replacement(length: includesNext ? 2 : 1, action: .replaceWithScalar(mapped))
    case 0x30FC:
      if continuesKatakana(source, index + 1) || runLength(source, index) < 4 { return nil }
      return Replacement(length: 1, action: .mergeIntoPrevious)
    default:
      guard index > 0, isKatakana(source[index - 1]), isKatakana(next) else { return nil }
      return Replacement(length: 1, action: c == 0x30FB ? .remove : .replaceWithScalar(0x30FC))
    }
  }

  /// Returns the preceding scalar after unification.
  private static func previous(_ source: [UInt32], _ index: Int, _ unified: FoldedText.Layer, _ copiedEnd: Int) -> UInt32? {
    index > copiedEnd ? source[index - 1] : unified.scalars.last
  }

  private static func isKatakana(_ c: UInt32) -> Bool { ScriptClass(c) == .katakana }

  private static func continuesKatakana(_ source: [UInt32], _ index: Int) -> Bool {
    guard index < source.count else { return false }
    if isKatakana(source[index]) { return true }
    return isJoiner(source[index]) && index + 1 < source.count && isKatakana(source[index + 1])
  }

  /// Returns the number of katakana up to and including `index`, across joining characters, counting to four at most.
  private static func runLength(_ source: [UInt32], _ index: Int) -> Int {
    var length = 0
    var position = index
    while position >= 0, length < 4 {
      if isKatakana(source[position]) {
        length += 1
      } else if !isJoiner(source[position]) || position == 0 || !isKatakana(source[position - 1]) {
        break
      }
      position -= 1
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

  /// Returns the standard kana for a voiced one, and whether it also replaces the small vowel `next`.
  private static func standardKana(_ c: UInt32, _ next: UInt32) -> (UInt32, Bool)? {
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
