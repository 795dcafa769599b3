/// Adds up by record how much of the question it holds: anywhere, and in the sentence that states the rule.
///
/// Records are numbered almost without gaps, so columns serve. Where few of very many records hold anything, or where an index that was changed
/// very often has outgrown that, a dictionary gives each record a place in them: of columns of a million, five thousand records touch every page.
struct Accumulator {
  /// Worth of the terms that a record holds, by place.
  private let coverages: Column<Float>
  private let headlines: Column<Float>
  /// Places in use, in the order in which they came to be; once they are many, all places are looked through instead.
  private var touched: [Int32] = []
  private var areMany = false
  private var places: [Int64: Int32] = [:]
  private var numbers: [Int64] = []
  private let isSparse: Bool

  private let termValues: [Float]
  private var spans: [Span] = []
  /// Records that another way to say something finds: by place a number from 1, and by number the terms that the record holds besides.
  private var marks: Column<Int32>?
  private var marked: [Int32] = []
  private var held: [TermSet] = []

  /// A stretch of the question, with what its best other wording is worth in each marked record.
  private struct Span {
    var terms: TermSet
    var value: Float
    var anywhere: [Float] = []
    var inHeadline: [Float] = []
  }

  /// Shares of a term's worth for standing anywhere in a record, and for standing in its headline besides.
  private static let anywhere: Float = 0.75
  private static let inHeadline: Float = 0.4
  private static let largestArray = 1 << 24
  /// Records that are compared with the best ones together, several an instruction, before any of them is looked at alone.
  private static let block = 64
  /// In smaller columns touching all pages costs less than a dictionary.
  private static let manyRecords = 1 << 17

  /// - Parameters:
  ///   - capacity: one more than the highest number of a record.
  ///   - expected: about how many entries will be added.
  ///   - termValues: what each term of the question is worth, none of them 0.
  init(capacity: Int, expected: Int, termValues: [Float]) {
    self.termValues = termValues
    isSparse = capacity > Accumulator.largestArray || (capacity > Accumulator.manyRecords && expected < capacity / 64)
    coverages = Column(count: isSparse ? 0 : max(0, capacity))
    headlines = Column(count: coverages.count)
  }

  var isEmpty: Bool { touched.isEmpty && !areMany }

  // MARK: Adding

  /// - Parameter count: how many records hold the term.
  mutating func add(_ postings: TermLists.Postings, term: Int, count: Int) {
    let value = termValues[term]
    if isSparse || !marked.isEmpty {
      postings.visit { id in
        guard let place = place(id) else { return }
        if coverages[place] == 0, !areMany { touched.append(Int32(truncatingIfNeeded: place)) }
        coverages[place] += value
        if let mark = marks?[place], mark > 0 { held[Int(mark) - 1].insert(term) }
      }
      return
    }
    if count > coverages.count / 16 { areMany = true }
    let cells = coverages.all
    if areMany {
      postings.visit { id in
        if id >= 0, id < cells.count { cells[Int(id)] += value }
      }
    } else {
      postings.visit { id in
        guard id >= 0, id < cells.count else { return }
        if cells[Int(id)] == 0 { touched.append(Int32(truncatingIfNeeded: id)) }
        cells[Int(id)] += value
      }
    }
  }

  mutating func add(_ postings: TermLists.Postings, headlineTerm term: Int) {
    let value = termValues[term]
    if isSparse {
      postings.visit { id in
        if let place = place(id) { headlines[place] += value }
      }
      return
    }
    let cells = headlines.all
    postings.visit { id in
      if id >= 0, id < cells.count { cells[Int(id)] += value }
    }
  }

  /// Begins with the other ways to say some terms; all of them come before the terms themselves.
  mutating func beginSpan(_ terms: [Int]) {
    spans.append(Span(terms: TermSet(terms), value: terms.reduce(0) { $0 + termValues[$1] }))
  }

  mutating func add(_ postings: TermLists.Postings, alternative weight: Float) {
    let value = spans[spans.count - 1].value * weight
    postings.visit { id in
      guard let number = mark(id) else { return }
      Accumulator.raise(&spans[spans.count - 1].anywhere, number, to: value)
    }
  }

  mutating func add(_ postings: TermLists.Postings, headlineAlternative weight: Float) {
    let value = spans[spans.count - 1].value * weight
    postings.visit { id in
      guard let number = mark(id) else { return }
      Accumulator.raise(&spans[spans.count - 1].inHeadline, number, to: value)
    }
  }

  private static func raise(_ values: inout [Float], _ number: Int, to value: Float) {
    if number >= values.count { values.append(contentsOf: repeatElement(0, count: number + 1 - values.count)) }
    values[number] = max(values[number], value)
  }

  @inline(__always)
  private mutating func place(_ id: Int64) -> Int? {
    guard isSparse else { return id >= 0 && id < coverages.count ? Int(id) : nil }
    if let place = places[id] { return Int(place) }
    let place = coverages.count
    places[id] = Int32(truncatingIfNeeded: place)
    numbers.append(id)
    coverages.appendZero()
    headlines.appendZero()
    marks?.appendZero()
    return place
  }

  private mutating func mark(_ id: Int64) -> Int? {
    guard let place = place(id) else { return nil }
    let marks = self.marks ?? Column(count: coverages.count)
    self.marks = marks
    if marks[place] == 0 {
      marked.append(Int32(truncatingIfNeeded: place))
      held.append(TermSet())
      marks[place] = Int32(truncatingIfNeeded: marked.count)
    }
    return Int(marks[place]) - 1
  }

  /// When all has been added: gives each span of a record the most that any way to say it gives.
  mutating func settle() {
    for (number, mark) in marked.enumerated() {
      let place = Int(mark)
      var gained = TermSet()
      for span in spans where number < span.anywhere.count && span.anywhere[number] > 0 && gained.isDisjoint(with: span.terms) {
        let own = held[number].intersection(span.terms).reduce(termValues)
        guard span.anywhere[number] > own else { continue }
        if coverages[place] == 0, !areMany { touched.append(mark) }
        coverages[place] += span.anywhere[number] - own
        if number < span.inHeadline.count { headlines[place] += max(0, span.inHeadline[number] - own) }
        gained.formUnion(span.terms)
      }
    }
  }

  /// When all is settled: takes the headlines of some records to hold some terms, for they stand below a title that does. What is all about a
  /// thing so comes before what has its name, or a part of that, in passing.
  mutating func lift(_ ids: [Int64], _ terms: [Int], _ weight: Float) {
    let value = terms.reduce(0) { $0 + termValues[$1] } * weight
    for id in ids { if let place = place(id) { headlines[place] = max(headlines[place], value) } }
  }

  // MARK: What was found

  var bestCoverage: Float {
    guard areMany else { return touched.reduce(0) { max($0, coverages[Int($1)]) } }
    return Float(bitPattern: UInt32(bitPattern: coverages.bits.reduce(0) { max($0, $1) }))
  }

  /// Places of the records that hold at least so much of the question.
  private func places(covering least: Float) -> [Int32] {
    let least = max(least, .leastNormalMagnitude)
    guard areMany else { return touched.filter { coverages[Int($0)] >= least } }
    var found: [Int32] = []
    for (place, coverage) in coverages.all.enumerated() where coverage >= least { found.append(Int32(truncatingIfNeeded: place)) }
    return found
  }

  private func number(_ place: Int32) -> Int64 { isSparse ? numbers[Int(place)] : Int64(place) }

  /// Records that hold at least so much of the question, in no order.
  func records(covering least: Float, where admits: ((Int64) -> Bool)?) -> [Int64] {
    let found = places(covering: least).map(number)
    return admits.map { found.filter($0) } ?? found
  }

  /// How many records hold at least so much of the question.
  func count(covering least: Float) -> Int {
    let least = max(least, .leastNormalMagnitude)
    guard areMany else { return touched.count { coverages[Int($0)] >= least } }
    let bits = Int32(bitPattern: least.bitPattern)
    // The sign of the difference, for a comparison becomes a branch that is taken half of the time.
    var fewer: Int32 = 0
    for coverage in coverages.bits { fewer &-= (coverage &- bits) &>> 31 }
    return coverages.count - Int(fewer)
  }

  /// The most promising of them, best first; equal ones in order of place: of number, or of being found where a dictionary gives places.
  func ranked(atMost limit: Int, covering least: Float, where admits: ((Int64) -> Bool)?) -> [Int64] {
    guard limit > 0 else { return [] }
    let least = max(least, .leastNormalMagnitude)
    var keys: [UInt64] = []
    // What is no better than so many others is not kept: of a common word, half of a million records.
    var bound = UInt64.max
    let (cells, headlines) = (coverages.all, headlines.all)
    func consider(_ place: Int) {
      let worth = Accumulator.anywhere * cells[place] + Accumulator.inHeadline * headlines[place]
      // Bits of a float that is not negative stand in its order: the least key is the best worth, then the lowest place.
      let key = UInt64(~worth.bitPattern) << 32 | UInt64(UInt32(truncatingIfNeeded: place))
      guard key < bound, admits?(number(Int32(truncatingIfNeeded: place))) ?? true else { return }
      keys.append(key)
      guard keys.count >= 2 * limit + 1024 else { return }
      Accumulator.moveLeast(limit, of: &keys)
      keys.removeSubrange(limit...)
      bound = keys.max() ?? bound
    }
    if areMany {
      for start in stride(from: 0, to: cells.count, by: Accumulator.block) {
        let block = start..<min(start + Accumulator.block, cells.count)
        // Of equal worth, the lower place is there already.
        let floor = bound == .max ? -1 : Float(bitPattern: ~UInt32(truncatingIfNeeded: bound >> 32))
        var isAny: Int32 = 0
        for place in block {
          let worth = Accumulator.anywhere * cells[place] + Accumulator.inHeadline * headlines[place]
          isAny |= (cells[place] >= least ? 1 : 0) & (worth > floor ? 1 : 0)
        }
        guard isAny != 0 else { continue }
        for place in block where cells[place] >= least { consider(place) }
      }
    } else {
      for place in touched where cells[Int(place)] >= least { consider(Int(place)) }
    }
    Accumulator.moveLeast(limit, of: &keys)
    return keys.prefix(limit).sorted().map { number(Int32(truncatingIfNeeded: $0)) }
  }

  /// Puts the `count` least to the front, in no order (quickselect): sorting a million for some thousands would be waste.
  private static func moveLeast(_ count: Int, of keys: inout [UInt64]) {
    var (low, high) = (0, keys.count - 1)
    while low < high, count > low, count <= high {
      let pivot = keys[low + (high - low) / 2]
      var (i, j) = (low, high)
      while i <= j {
        while keys[i] < pivot { i += 1 }
        while keys[j] > pivot { j -= 1 }
        if i <= j {
          keys.swapAt(i, j)
          i += 1
          j -= 1
        }
      }
      if count - 1 <= j { high = j } else if count - 1 >= i { low = i } else { return }
    }
  }
}

/// Numbers of a question's terms.
struct TermSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}
  init(_ terms: [Int]) { for term in terms { insert(term) } }

  mutating func insert(_ term: Int) {
    if term < 64 { low |= 1 << UInt64(term) } else if term < 128 { high |= 1 << UInt64(term - 64) }
  }
  mutating func formUnion(_ other: TermSet) {
    low |= other.low
    high |= other.high
  }
  func isDisjoint(with other: TermSet) -> Bool { low & other.low == 0 && high & other.high == 0 }
  func intersection(_ other: TermSet) -> TermSet {
    var both = TermSet()
    both.low = low & other.low
    both.high = high & other.high
    return both
  }
  /// What the terms are worth together.
  func reduce(_ values: [Float]) -> Float {
    var sum: Float = 0
    for (bits, first) in [(low, 0), (high, 64)] {
      var rest = bits
      while rest != 0 {
        let term = first + rest.trailingZeroBitCount
        if term < values.count { sum += values[term] }
        rest &= rest - 1
      }
    }
    return sum
  }
}
