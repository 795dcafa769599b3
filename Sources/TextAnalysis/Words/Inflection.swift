/// Japanese verbs and adjectives as texts have them: 重なる stands in 重なって, 重ならない and 重なり, 大きい in 大きくて. By the kana that follows the stem alone; without a
/// dictionary that is right often enough, for a stem holds a kanji or is long.
package enum Inflection {
  /// What stays of a word in dictionary form, and what may follow there; nil for a word that is not inflected.
  package static func stem(of word: [UInt32]) -> (stem: [UInt32], follows: Set<UInt32>)? {
    guard let last = word.last, word.count >= 2, var follows = endings[last] else { return nil }
    let stem = Array(word.dropLast())
    guard
      stem.contains(where: { ScriptClass($0) == .kanji }) || stem.count >= 3 && stem.allSatisfy({ ScriptClass($0) == .hiragana })
    else {
      return nil
    }
    // 切れる: what ends in an e or i before る keeps its stem whole before て, た, ない and ます.
    if last == ru, let before = stem.last, ichidan.contains(before) { follows.formUnion(afterIchidan) }
    return (stem, follows)
  }

  private static let ru: UInt32 = 0x308B
  private static let endings: [UInt32: Set<UInt32>] = {
    var endings: [UInt32: Set<UInt32>] = [:]
    for (last, follows) in [
      ("う", "わいえおうっ"), ("く", "かきけこくい"), ("ぐ", "がぎげごぐい"), ("す", "さしせそす"), ("つ", "たちてとつっ"), ("ぬ", "なにねのぬん"), ("ぶ", "ばびべぼぶん"),
      ("む", "まみめもむん"), ("る", "らりれろるっ"), ("い", "くかけいさそ"),
    ] {
      for scalar in last.unicodeScalars { endings[scalar.value] = Set(follows.unicodeScalars.map(\.value)) }
    }
    return endings
  }()
  private static let ichidan = Set("いきぎしじちにひびみりえけげせぜてでねへべめれ".unicodeScalars.map(\.value))
  private static let afterIchidan = Set("てたなまよずらさやに".unicodeScalars.map(\.value))
}
