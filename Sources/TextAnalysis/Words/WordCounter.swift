/// In how many records each word of the vocabulary stands.
package struct WordCounter {
  private var words = WordTable()
  private var counts: [Int] = []
  /// By the word's number: the last record that showed it.
  private var lastRecords: [Int] = []
  private var record = 0

  package init() {}

  /// Counts the words of one record.
  package mutating func add(_ texts: [FoldedText]) {
    record += 1
    for text in texts {
      let scalars = text.unified.scalars
      Vocabulary.forEachRun(scalars) { script, range in
        guard Vocabulary.isWord(scalars[range], script) else { return }
        scalars.withUnsafeBufferPointer { count(UnsafeBufferPointer(rebasing: $0[range])) }
      }
    }
  }

  private mutating func count(_ word: UnsafeBufferPointer<UInt32>) {
    let (number, isNew) = words.number(of: word, key: TokenKey(word: word))
    if isNew {
      counts.append(0)
      lastRecords.append(0)
    }
    guard lastRecords[number] != record else { return }
    lastRecords[number] = record
    counts[number] += 1
  }

  /// Each word with its records, in the order in which they came.
  package var all: [(word: String, records: Int)] {
    counts.enumerated().map { (Vocabulary.string(words[$0.offset]), $0.element) }
  }
}
