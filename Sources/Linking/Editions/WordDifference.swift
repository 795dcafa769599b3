import Guidelines

/// Differences between two texts, marked word by word.
package struct WordDifference {
  package private(set) var old: EditionChange.MarkedText
  package private(set) var new: EditionChange.MarkedText

  /// Maximum number of word comparisons. Longer texts are marked as a whole between their common prefix and suffix.
  private static let maxComparisons = 4_000_000

  package init(_ old: String, _ new: String) {
    let (a, b) = (Self.words(old), Self.words(new))
    var prefixCount = 0
    while prefixCount < min(a.count, b.count), a[prefixCount].text == b[prefixCount].text { prefixCount += 1 }
    var suffixCount = 0
    while suffixCount < min(a.count, b.count) - prefixCount,
      a[a.count - 1 - suffixCount].text == b[b.count - 1 - suffixCount].text
    { suffixCount += 1 }
    let (oldWords, newWords) = (a[prefixCount..<(a.count - suffixCount)], b[prefixCount..<(b.count - suffixCount)])
    let common = Self.commonWords(Array(oldWords.map(\.text)), Array(newWords.map(\.text)))
    func marks(_ words: ArraySlice<Word>, _ isCommon: [Bool]) -> [Range<Int>] {
      var marks: [Range<Int>] = []
      for (word, isKept) in zip(words, isCommon) where !isKept && !word.text.allSatisfy(\.isWhitespace) {
        // Adjacent words form one mark, including the space between them.
        if let last = marks.last, word.range.lowerBound <= last.upperBound + 1 {
          marks[marks.count - 1] = last.lowerBound..<word.range.upperBound
        } else {
          marks.append(word.range)
        }
      }
      return marks
    }
    self.old = .init(old, marks: marks(oldWords, common.old))
    self.new = .init(new, marks: marks(newWords, common.new))
  }

  private struct Word {
    var text: String
    /// Range in the text, in Unicode scalars.
    var range: Range<Int>
  }

  /// Splits a text into words. A sequence of letters and digits of an alphabet is one word; every other character is a word,
  /// including each character of scripts without spaces.
  private static func words(_ text: String) -> [Word] {
    var words: [Word] = []
    var extendsWord = false
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      let isLetter = scalar.value < 0x2E80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isLetter, extendsWord {
        words[words.count - 1].text.unicodeScalars.append(scalar)
        words[words.count - 1].range = words[words.count - 1].range.lowerBound..<(offset + 1)
      } else {
        words.append(Word(text: String(scalar), range: offset..<(offset + 1)))
      }
      extendsWord = isLetter
    }
    return words
  }

  /// Returns, for each word of both texts, whether it belongs to their longest common subsequence.
  private static func commonWords(_ a: [String], _ b: [String]) -> (old: [Bool], new: [Bool]) {
    var (old, new) = ([Bool](repeating: false, count: a.count), [Bool](repeating: false, count: b.count))
    guard !a.isEmpty, !b.isEmpty, a.count * b.count <= maxComparisons else { return (old, new) }
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for j in stride(from: b.count - 1, through: 0, by: -1) {
        lengths[i * width + j] =
          a[i] == b[j] ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        (old[i], new[j]) = (true, true)
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return (old, new)
  }
}

/// Measure of the words that two texts have in common, from 0 to 1. Scripts without spaces are compared by pairs of characters.
struct WordSimilarity {
  private let termCounts: [String: Int]
  private let termCount: Int

  init(_ text: String) {
    var parts: [String: Int] = [:]
    var word = ""
    var previous: Unicode.Scalar?
    func add(_ part: String) { parts[part, default: 0] += 1 }
    for scalar in text.lowercased().unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPart, scalar.value < 0x2E80 {
        word.unicodeScalars.append(scalar)
        previous = nil
        continue
      }
      if !word.isEmpty { add(word) }
      word = ""
      if isPart, let previous { add(String(previous) + String(scalar)) }
      previous = isPart ? scalar : nil
    }
    if !word.isEmpty { add(word) }
    self.termCounts = parts
    termCount = parts.values.reduce(0, +)
  }

  func similarity(to other: WordSimilarity) -> Double {
    guard termCount > 0, other.termCount > 0 else { return 0 }
    let common = termCounts.reduce(0) { $0 + min($1.value, other.termCounts[$1.key] ?? 0) }
    return 2 * Double(common) / Double(termCount + other.termCount)
  }
}
