import Guidelines

/// Which words of two texts are not the same.
package struct WordDifference {
  package private(set) var old: EditionChange.MarkedText
  package private(set) var new: EditionChange.MarkedText

  /// Beyond so many comparisons whole stretches are marked.
  private static let most = 4_000_000

  package init(_ old: String, _ new: String) {
    let (a, b) = (Self.words(old), Self.words(new))
    var start = 0
    while start < min(a.count, b.count), a[start].text == b[start].text { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end].text == b[b.count - 1 - end].text { end += 1 }
    let (left, right) = (a[start..<(a.count - end)], b[start..<(b.count - end)])
    let common = Self.common(Array(left.map(\.text)), Array(right.map(\.text)))
    func marks(_ words: ArraySlice<Word>, _ kept: [Bool]) -> [Range<Int>] {
      var marks: [Range<Int>] = []
      for (word, isKept) in zip(words, kept) where !isKept && !word.text.allSatisfy(\.isWhitespace) {
        // Neighbours are one mark, the space between them included.
        if let last = marks.last, word.range.lowerBound <= last.upperBound + 1 {
          marks[marks.count - 1] = last.lowerBound..<word.range.upperBound
        } else {
          marks.append(word.range)
        }
      }
      return marks
    }
    self.old = .init(old, marks: marks(left, common.old))
    self.new = .init(new, marks: marks(right, common.new))
  }

  private struct Word {
    var text: String
    /// In Unicode scalars.
    var range: Range<Int>
  }

  /// Letters and digits of one alphabet in a row are a word; every character of a script without spaces is one, and every sign.
  private static func words(_ text: String) -> [Word] {
    var words: [Word] = []
    var joins = false
    for (place, scalar) in text.unicodeScalars.enumerated() {
      let isLetter = scalar.value < 0x2E80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isLetter, joins {
        words[words.count - 1].text.unicodeScalars.append(scalar)
        words[words.count - 1].range = words[words.count - 1].range.lowerBound..<(place + 1)
      } else {
        words.append(Word(text: String(scalar), range: place..<(place + 1)))
      }
      joins = isLetter
    }
    return words
  }

  /// Which of each belong to a longest common sequence.
  private static func common(_ a: [String], _ b: [String]) -> (old: [Bool], new: [Bool]) {
    var (old, new) = ([Bool](repeating: false, count: a.count), [Bool](repeating: false, count: b.count))
    guard !a.isEmpty, !b.isEmpty, a.count * b.count <= most else { return (old, new) }
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

/// How much two texts have in common, 0…1: words, and pairs of characters in scripts without spaces.
struct WordShare {
  private let parts: [String: Int]
  private let count: Int

  init(_ text: String) {
    var parts: [String: Int] = [:]
    var word = ""
    var last: Unicode.Scalar?
    func add(_ part: String) { parts[part, default: 0] += 1 }
    for scalar in text.lowercased().unicodeScalars {
      let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPart, scalar.value < 0x2E80 {
        word.unicodeScalars.append(scalar)
        last = nil
        continue
      }
      if !word.isEmpty { add(word) }
      word = ""
      if isPart, let last { add(String(last) + String(scalar)) }
      last = isPart ? scalar : nil
    }
    if !word.isEmpty { add(word) }
    self.parts = parts
    count = parts.values.reduce(0, +)
  }

  func with(_ other: WordShare) -> Double {
    guard count > 0, other.count > 0 else { return 0 }
    let common = parts.reduce(0) { $0 + min($1.value, other.parts[$1.key] ?? 0) }
    return 2 * Double(common) / Double(count + other.count)
  }
}
