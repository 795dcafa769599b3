/// Porter's stemmer ("An algorithm for suffix stripping", 1980). For example, "animations", "animated", and "animate" become
/// "anim".
enum PorterStemmer {
  /// Minimum number of letters of a word to be stemmed. Stemming shorter words (`is`, `as`, `bus`) makes search worse.
  static let minLength = 4

  /// Returns the stem of a word of lower-case ASCII letters. Returns any other word unchanged.
  static func stem(_ word: [UInt32]) -> [UInt32] {
    guard word.count >= minLength, word.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return word }
    var stemmer = PorterSteps(word: word.map { UInt8(truncatingIfNeeded: $0) })
    stemmer.run()
    return stemmer.word.map(UInt32.init)
  }
}

private struct PorterSteps {
  var word: [UInt8]

  mutating func run() {
    plurals()
    pastAndProgressive()
    if word.last == y, hasVowel(word.count - 1) { word[word.count - 1] = i }
    replaceFirst(PorterSteps.second, measureAbove: 0)
    replaceFirst(PorterSteps.third, measureAbove: 0)
    fourth()
    finalE()
  }

  // MARK: Steps

  private mutating func plurals() {
    if ends("sses") || ends("ies") {
      word.removeLast(2)
    } else if ends("s"), !ends("ss") {
      word.removeLast()
    }
  }

  private mutating func pastAndProgressive() {
    if ends("eed") {
      if measure(word.count - 3) > 0 { word.removeLast() }
      return
    }
    if ends("ed"), hasVowel(word.count - 2) {
      word.removeLast(2)
    } else if ends("ing"), hasVowel(word.count - 3) {
      word.removeLast(3)
    } else {
      return
    }
    if ends("at") || ends("bl") || ends("iz") {
      word.append(e)
    } else if endsInDouble(), let last = word.last, last != l, last != s, last != z {
      word.removeLast()
    } else if measure(word.count) == 1, endsInShortSyllable(word.count) {
      word.append(e)
    }
  }

  private mutating func replaceFirst(_ rules: [(StaticString, StaticString)], measureAbove minMeasure: Int) {
    for (suffix, replacement) in rules where ends(suffix) {
      if measure(word.count - suffix.utf8CodeUnitCount) > minMeasure {
        word.removeLast(suffix.utf8CodeUnitCount)
        word += UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount)
      }
      return
    }
  }

  private mutating func fourth() {
    for suffix in PorterSteps.fourth where ends(suffix) {
      let rest = word.count - suffix.utf8CodeUnitCount
      guard measure(rest) > 1 else { return }
      if ends("ion"), rest == 0 || (word[rest - 1] != s && word[rest - 1] != t) { return }
      word.removeLast(suffix.utf8CodeUnitCount)
      return
    }
  }

  private mutating func finalE() {
    if word.last == e {
      let measure = measure(word.count - 1)
      if measure > 1 || (measure == 1 && !endsInShortSyllable(word.count - 1)) { word.removeLast() }
    }
    if word.last == l, endsInDouble(), measure(word.count - 1) > 1 { word.removeLast() }
  }

  private static let second: [(StaticString, StaticString)] = [
    ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"), ("abli", "able"),
    ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"), ("ator", "ate"),
    ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"), ("aliti", "al"), ("iviti", "ive"),
    ("biliti", "ble"),
  ]
  private static let third: [(StaticString, StaticString)] = [
    ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""), ("ness", ""),
  ]
  private static let fourth: [StaticString] = [
    "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ion", "ou", "ism", "ate", "iti", "ous",
    "ive", "ize",
  ]

  // MARK: Conditions

  /// Compares bytes from the last one, because this runs some forty times for each word.
  private func ends(_ suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    let start = word.count - count
    guard start > 0 else { return false }
    var offset = count - 1
    while offset >= 0 {
      if word[start + offset] != suffix.utf8Start[offset] { return false }
      offset -= 1
    }
    return true
  }

  private func isConsonant(_ index: Int) -> Bool {
    switch word[index] {
    case 0x61, 0x65, 0x69, 0x6F, 0x75: false
    case 0x79: index == 0 || !isConsonant(index - 1)
    default: true
    }
  }

  /// Number of vowel-consonant sequences in the first `count` letters (Porter's m).
  private func measure(_ count: Int) -> Int {
    var measure = 0
    var afterVowel = false
    for index in 0..<max(0, count) {
      let consonant = isConsonant(index)
      if consonant && afterVowel { measure += 1 }
      afterVowel = !consonant
    }
    return measure
  }

  private func hasVowel(_ count: Int) -> Bool {
    (0..<max(0, count)).contains { !isConsonant($0) }
  }

  private func endsInDouble() -> Bool {
    word.count >= 2 && word[word.count - 1] == word[word.count - 2] && isConsonant(word.count - 1)
  }

  private func endsInShortSyllable(_ count: Int) -> Bool {
    guard count >= 3, isConsonant(count - 1), !isConsonant(count - 2), isConsonant(count - 3) else { return false }
    return word[count - 1] != 0x77 && word[count - 1] != 0x78 && word[count - 1] != y
  }

  private let e = UInt8(ascii: "e")
  private let i = UInt8(ascii: "i")
  private let l = UInt8(ascii: "l")
  private let s = UInt8(ascii: "s")
  private let t = UInt8(ascii: "t")
  private let y = UInt8(ascii: "y")
  private let z = UInt8(ascii: "z")
}
