import CUnicode

/// Cuts one paragraph into lines by UAX #14 (`ja@lb=strict`) and `Kinsoku`.
///
/// A character that may not begin a line pulls the one before it down with it (追い出し); nothing hangs past the width. A stretch without
/// an opportunity that is wider than the columns beside the indent takes from the indent; one that is wider than a whole line is a
/// `LongStretch`.
struct LineBreaker {
  let metrics: Metrics

  /// One grapheme cluster.
  struct Cluster: Hashable {
    /// Bytes in the UTF-8 of the text.
    var bytes: Range<Int>
    var width: Int
    var isSpace: Bool
    /// Whether a line may begin here.
    var opportunity: Bool
    /// How bad it is to begin a line here where nothing better is left.
    var strain: Kinsoku.Strain
    /// The first of its scalars.
    var head: Unicode.Scalar
  }

  /// Columns that a line has beside its indent, and those that it has if the indent gives way.
  struct Room: Hashable {
    var columns: Int
    var most: Int

    /// Both at least 2, so that every character fits.
    init(width: Int, indent: Int) {
      columns = max(2, width - indent)
      most = max(columns, width)
    }
  }

  /// A line: UTF-8 offsets, spaces at its ends left out, and the columns that it takes from its indent.
  struct Cut: Hashable {
    var bytes: Range<Int>
    var excess: Int
  }

  func lines(of text: String, first: Room, rest: Room) -> [Cut] {
    let clusters = clusters(of: text)
    var lines: [Cut] = []
    var start = 0
    var opportunity = 0
    while start < clusters.count {
      if opportunity <= start { opportunity = clusters[(start + 1)...].firstIndex(where: \.opportunity) ?? clusters.count }
      let room = lines.isEmpty ? first : rest
      let (end, excess) =
        opportunity - start > Self.longestWord
        ? (endOfFullLine(clusters, from: start, room: room), 0) : endOfLine(clusters, from: start, room: room, next: rest)
      var last = end
      while last > start, clusters[last - 1].isSpace { last -= 1 }
      if last > start {
        lines.append(Cut(bytes: clusters[start].bytes.lowerBound..<clusters[last - 1].bytes.upperBound, excess: excess))
      }
      start = end
      while start < clusters.count, clusters[start].isSpace { start += 1 }
    }
    return lines
  }

  /// Clusters without an opportunity that may still be a word, or an address. What is longer is cut where a line is full: to weigh every cut costs a
  /// hundred times as much as ordinary text.
  private static let longestWord = 2_000

  /// Index of the cluster after as much as a line holds, the character before one that may not begin a line going down with it.
  private func endOfFullLine(_ clusters: [Cluster], from start: Int, room: Room) -> Int {
    var used = 0
    var end = start
    while end < clusters.count, used + clusters[end].width <= room.columns || end == start {
      used += clusters[end].width
      end += 1
    }
    var cut = end
    while cut < clusters.count, clusters[cut].strain == .forbidden, cut - 1 > start { cut -= 1 }
    return cut < clusters.count && clusters[cut].strain == .forbidden ? end : cut
  }

  /// Index of the cluster after the line that begins at `start`, always greater than `start`, and the columns that the line takes from
  /// its indent. `next` is the room of the line after it.
  private func endOfLine(_ clusters: [Cluster], from start: Int, room: Room, next: Room) -> (end: Int, excess: Int) {
    var used = 0
    var end = start
    while end < clusters.count {
      // Spaces at the end of a line take no room.
      if !clusters[end].isSpace, used + clusters[end].width > room.columns { break }
      used += clusters[end].width
      end += 1
    }
    if end == clusters.count { return (end, 0) }
    var cut = end
    while cut > start, !clusters[cut].opportunity {
      cut -= 1
      used -= clusters[cut].width
    }
    let own = cut > start ? next : room
    let stretch = LongStretch(clusters, from: cut, room: own, next: next)
    if stretch.columns <= own.most {
      return cut > start ? (cut, 0) : (stretch.end, max(0, stretch.columns - room.columns))
    }
    return stretch.firstLine(left: cut > start ? room.columns - used : nil)
  }

  /// Columns of the widest part of the text that no line may break.
  func widestStretch(of text: String) -> Int {
    var widest = 0
    var used = 0
    for cluster in clusters(of: text) {
      if cluster.opportunity { used = 0 }
      if !cluster.isSpace { used += cluster.width }
      widest = max(widest, used)
    }
    return widest
  }

  // MARK: Clusters

  func clusters(of text: String) -> [Cluster] {
    let opportunities = opportunities(in: text)
    var clusters: [Cluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var offset = 0
    var previous: Unicode.Scalar?
    var beforePrevious: Unicode.Scalar?
    func add(head: Unicode.Scalar, last: Unicode.Scalar, length: Int, width: Int) {
      let isSpace = head == " " || head == "\u{3000}"
      var strain = Kinsoku.Strain.none
      var opportunity = offset > 0 && opportunities[offset] != 0
      if let previous {
        strain = Kinsoku.strain(beforePrevious, previous, head)
        opportunity = opportunity && strain == .none
        // The hyphens that begin an option or a negative number stay with it.
        if previous == "-", beforePrevious.map({ $0 == " " || $0 == "-" }) ?? true { opportunity = false }
        // Nothing is gained by a line that begins with a space; they go with what stands before them.
        if isSpace { opportunity = false }
      }
      clusters.append(
        Cluster(
          bytes: offset..<offset + length, width: width, isSpace: isSpace, opportunity: opportunity, strain: strain, head: head))
      (beforePrevious, previous) = (previous, last)
      offset += length
    }
    if text.unicodeScalars.allSatisfy(Self.standsAlone) {
      for scalar in text.unicodeScalars {
        add(head: scalar, last: scalar, length: UTF8.width(scalar), width: metrics.width(scalar))
      }
    } else {
      for character in text {
        let scalars = character.unicodeScalars
        let head = scalars[scalars.startIndex]
        add(head: head, last: scalars.last ?? head, length: character.utf8.count, width: metrics.width(scalars))
      }
    }
    keepUnits(&clusters, in: text)
    keepPaths(&clusters)
    return clusters
  }

  /// Whether a scalar is a grapheme cluster of its own, whatever stands beside it: most text holds nothing else, and need not be segmented.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF, 0x3000...0x3029,
      0x3041...0x3096, 0x309D...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF9D:
      true
    default: false
    }
  }

  private func opportunities(in text: String) -> [UInt8] {
    var text = text
    let count = text.utf8.count
    return text.withUTF8 { bytes in
      [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
        written = count
        guard count > 0, let base = buffer.baseAddress, let characters = bytes.baseAddress else { return }
        let status = characters.withMemoryRebound(to: CChar.self, capacity: count) {
          hig_layout_line_opportunities($0, count, base)
        }
        guard status != 0 else { return }
        // ICU could not be asked: lines break after spaces.
        for index in 0..<count { base[index] = index > 0 && bytes[index - 1] == 0x20 && bytes[index] != 0x20 ? 1 : 0 }
      }
    }
  }

  /// Keeps ids and addresses whole: UAX #14 would let a line end behind each of their slashes and hyphens.
  private func keepPaths(_ clusters: inout [Cluster]) {
    var start = 0
    while start < clusters.count {
      guard Self.isOfPath(clusters[start].head) else {
        start += 1
        continue
      }
      let end = clusters[start...].firstIndex { !Self.isOfPath($0.head) } ?? clusters.count
      if clusters[start..<end].contains(where: { $0.head == "/" }) {
        for index in (start + 1)..<max(end, start + 1) { clusters[index].opportunity = false }
      }
      start = end
    }
  }

  private static func isOfPath(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", "-", "_", ".", ":", "#", "%", "?", "=", "&", "~", "+": true
    default: false
    }
  }

  /// Keeps a figure with its unit: `44ポイント`, `44 pt`.
  private func keepUnits(_ clusters: inout [Cluster], in text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index + 1 < clusters.count {
      defer { index += 1 }
      guard endsInDigit(bytes, clusters[index].bytes) else { continue }
      if clusters[index + 1].isSpace {
        var end = index + 2
        while end < clusters.count, end - index < 6, isLatinLetter(bytes, clusters[end].bytes) { end += 1 }
        guard end > index + 2, end == clusters.count || !isLatinLetter(bytes, clusters[end].bytes) else { continue }
        let unit = String(
          decoding: bytes[clusters[index + 2].bytes.lowerBound..<clusters[end - 1].bytes.upperBound], as: UTF8.self)
        if Kinsoku.latinUnits.contains(unit) { clusters[index + 2].opportunity = false }
      } else if Kinsoku.isKatakana(clusters[index + 1].head) {
        var end = index + 1
        while end < clusters.count, end - index <= Kinsoku.longestUnit + 1, Kinsoku.isKatakana(clusters[end].head) { end += 1 }
        guard end - index - 1 <= Kinsoku.longestUnit else { continue }
        for member in index + 2..<max(index + 2, end) {
          clusters[member].opportunity = false
          clusters[member].strain = max(clusters[member].strain, .word)
        }
      }
    }
  }

  private func endsInDigit(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    if range.count == 1 { return bytes[range.lowerBound].isASCIIDigit }
    // Full-width digits: EF BC 90 … EF BC 99.
    return range.count == 3 && bytes[range.lowerBound] == 0xEF && bytes[range.lowerBound + 1] == 0xBC
      && (0x90...0x99).contains(bytes[range.lowerBound + 2])
  }

  private func isLatinLetter(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.count == 1 && bytes[range.lowerBound].isASCIILetter
  }
}
