import TextAnalysis

/// The tokens that are looked for in a record's text: the question's terms, and those of the other ways to say it.
struct Probes {
  private(set) var keys: [TokenKey] = []
  private var slots: [Int16]
  private var singles: [(scalar: UInt32, probe: Int)] = []
  private let mask: UInt64

  init(_ question: Question) {
    var wanted: [(key: TokenKey, isPrefix: Bool)] = question.terms.map { ($0.key, $0.isPrefix) }
    for span in question.spans {
      for alternative in span.alternatives {
        wanted += alternative.tokens.map { ($0.key, $0.key.value < 1 << 21) }
      }
    }
    var size = 64
    while size < wanted.count * 4 { size *= 2 }
    mask = UInt64(size - 1)
    slots = Array(repeating: -1, count: size)
    for (key, isPrefix) in wanted where index(of: key) == nil {
      guard keys.count < Int(Int16.max) else { break }
      if isPrefix { singles.append((UInt32(truncatingIfNeeded: key.value), keys.count)) }
      insert(key)
    }
  }

  var count: Int { keys.count }

  func index(of key: TokenKey) -> Int? {
    var slot = Probes.hash(key) & mask
    while true {
      let index = slots[Int(slot)]
      if index < 0 { return nil }
      if keys[Int(index)] == key { return Int(index) }
      slot = (slot + 1) & mask
    }
  }

  private mutating func insert(_ key: TokenKey) {
    var slot = Probes.hash(key) & mask
    while slots[Int(slot)] >= 0 { slot = (slot + 1) & mask }
    slots[Int(slot)] = Int16(keys.count)
    keys.append(key)
  }

  private static func hash(_ key: TokenKey) -> UInt64 { (key.value &* 0x9E37_79B9_7F4A_7C15) >> 40 }

  /// Where a probe stands in a text.
  struct Occurrence: Hashable {
    var probe: Int
    /// In the layer's scalars.
    var start: Int
    var end: Int
    /// The layer: the unified one or, where that holds no such token, the plain one.
    var isPlain: Bool
  }

  /// All that stands in a text, in order; and how many tokens the text has, stems and parts aside.
  func occurrences(in text: FoldedText) -> (found: [Occurrence], length: Int) {
    var (found, length) = occurrences(text, text.unified, isPlain: false)
    if text.losesText {
      let (plain, _) = occurrences(text, text.plain, isPlain: true)
      let known = Set(found.map(\.probe))
      found += plain.filter { !known.contains($0.probe) }
    }
    if !singles.isEmpty { found.sort { $0.start < $1.start } }
    return (found, length)
  }

  private func occurrences(_ text: FoldedText, _ layer: FoldedText.Layer, isPlain: Bool) -> ([Occurrence], Int) {
    let tokens = Tokenizer.tokens(text, layer, mode: .index)
    var found: [Occurrence] = []
    var length = 0
    for token in tokens {
      if token.kind != .stem && token.kind != .part { length += 1 }
      if token.kind == .single, !singles.isEmpty { continue }
      if let probe = index(of: token.key) {
        found.append(Occurrence(probe: probe, start: Int(token.start), end: Int(token.end), isPlain: isPlain))
      }
    }
    if !singles.isEmpty {
      for (index, c) in layer.scalars.enumerated() {
        for single in singles where single.scalar == c {
          found.append(Occurrence(probe: single.probe, start: index, end: index + 1, isPlain: isPlain))
        }
      }
    }
    return (found, length)
  }
}
