import CUnicode

/// Breaks one paragraph into lines by UAX #14 (`ja@lb=strict`) and `Kinsoku`.
///
/// A character that may not begin a line takes the preceding one to the next line (追い出し); no character extends past the width.
/// Text without a break opportunity that is wider than the columns beside the indent reduces the indent. If it is wider than a
/// whole line, `UnbreakableRun` splits it.
struct LineBreaker {
  let metrics: Metrics

  /// A grapheme cluster.
  struct Cluster: Hashable {
    /// UTF-8 offsets in the text.
    var bytes: Range<Int>
    var width: Int
    var isSpace: Bool
    /// `true` if a line may begin at this cluster.
    var isBreakOpportunity: Bool
    /// Penalty of a line that begins at this cluster, if no break opportunity is available.
    var penalty: Kinsoku.BreakPenalty
    /// The first scalar of the cluster.
    var firstScalar: Unicode.Scalar
  }

  /// The columns of a line beside its indent, and the columns without the indent.
  struct LineWidth: Hashable {
    var columns: Int
    var maxColumns: Int

    /// Creates a line width. Both values are at least 2, so that every character fits.
    init(width: Int, indent: Int) {
      columns = max(2, width - indent)
      maxColumns = max(columns, width)
    }
  }

  /// The UTF-8 range of a line without spaces at its ends, and the columns by which its indent is reduced.
  struct LineRange: Hashable {
    var bytes: Range<Int>
    var excess: Int
  }

  func lines(of text: String, first: LineWidth, following: LineWidth) -> [LineRange] {
    let clusters = clusters(of: text)
    var lines: [LineRange] = []
    var start = 0
    var opportunity = 0
    while start < clusters.count {
      if opportunity <= start { opportunity = clusters[(start + 1)...].firstIndex(where: \.isBreakOpportunity) ?? clusters.count }
      let width = lines.isEmpty ? first : following
      let (end, excess) =
        opportunity - start > Self.maxWordLength
        ? (endOfFullLine(clusters, from: start, width: width), 0)
        : endOfLine(clusters, from: start, width: width, nextWidth: following)
      var last = end
      while last > start, clusters[last - 1].isSpace { last -= 1 }
      if last > start {
        lines.append(LineRange(bytes: clusters[start].bytes.lowerBound..<clusters[last - 1].bytes.upperBound, excess: excess))
      }
      start = end
      while start < clusters.count, clusters[start].isSpace { start += 1 }
    }
    return lines
  }

  /// Maximum number of clusters without a break opportunity that may be a word or an address. Longer text is broken wherever a
  /// line is full, because finding the best breaks takes a hundred times as long as for ordinary text.
  private static let maxWordLength = 2_000

  /// Returns the index after the last cluster that fits on the line. If the next cluster may not begin a line, the preceding ones
  /// move to the next line with it.
  private func endOfFullLine(_ clusters: [Cluster], from start: Int, width: LineWidth) -> Int {
    var used = 0
    var end = start
    while end < clusters.count, used + clusters[end].width <= width.columns || end == start {
      used += clusters[end].width
      end += 1
    }
    var breakIndex = end
    while breakIndex < clusters.count, clusters[breakIndex].penalty == .forbidden, breakIndex - 1 > start { breakIndex -= 1 }
    return breakIndex < clusters.count && clusters[breakIndex].penalty == .forbidden ? end : breakIndex
  }

  /// Returns the index after the line that begins at `start`, always greater than `start`, and the columns by which its indent is
  /// reduced.
  /// - Parameter nextWidth: Width of the following line.
  private func endOfLine(_ clusters: [Cluster], from start: Int, width: LineWidth, nextWidth: LineWidth) -> (
    end: Int, excess: Int
  ) {
    var used = 0
    var end = start
    while end < clusters.count {
      // Spaces at the end of a line are not printed.
      if !clusters[end].isSpace, used + clusters[end].width > width.columns { break }
      used += clusters[end].width
      end += 1
    }
    if end == clusters.count { return (end, 0) }
    var breakIndex = end
    while breakIndex > start, !clusters[breakIndex].isBreakOpportunity {
      breakIndex -= 1
      used -= clusters[breakIndex].width
    }
    let runWidth = breakIndex > start ? nextWidth : width
    let run = UnbreakableRun(clusters, from: breakIndex, width: runWidth, nextWidth: nextWidth)
    if run.columns <= runWidth.maxColumns {
      return breakIndex > start ? (breakIndex, 0) : (run.end, max(0, run.columns - width.columns))
    }
    return run.firstLine(remaining: breakIndex > start ? width.columns - used : nil)
  }

  /// Returns the maximum width of the parts of the text that contain no break opportunity, in columns.
  func maxUnbreakableWidth(of text: String) -> Int {
    var maxWidth = 0
    var used = 0
    for cluster in clusters(of: text) {
      if cluster.isBreakOpportunity { used = 0 }
      if !cluster.isSpace { used += cluster.width }
      maxWidth = max(maxWidth, used)
    }
    return maxWidth
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
      var strain = Kinsoku.BreakPenalty.none
      var opportunity = offset > 0 && opportunities[offset] != 0
      if let previous {
        strain = Kinsoku.penalty(beforePrevious, previous, head)
        opportunity = opportunity && strain == .none
        // A hyphen that begins an option or a negative number stays with it.
        if previous == "-", beforePrevious.map({ $0 == " " || $0 == "-" }) ?? true { opportunity = false }
        // A line cannot begin with a space; spaces belong to the preceding text.
        if isSpace { opportunity = false }
      }
      clusters.append(
        Cluster(
          bytes: offset..<offset + length, width: width, isSpace: isSpace, isBreakOpportunity: opportunity, penalty: strain,
          firstScalar: head))
      (beforePrevious, previous) = (previous, last)
      offset += length
    }
    if text.unicodeScalars.allSatisfy(Self.isSingleScalarCluster) {
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
    joinUnits(&clusters, in: text)
    joinPaths(&clusters)
    return clusters
  }

  /// Returns whether the scalar always forms a grapheme cluster of its own. Most text contains no other scalars and needs no
  /// segmentation.
  static func isSingleScalarCluster(_ scalar: Unicode.Scalar) -> Bool {
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
        // If ICU is unavailable, lines break after spaces.
        for index in 0..<count { base[index] = index > 0 && bytes[index - 1] == 0x20 && bytes[index] != 0x20 ? 1 : 0 }
      }
    }
  }

  /// Removes break opportunities in ids and addresses. UAX #14 allows a break after each slash and hyphen.
  private func joinPaths(_ clusters: inout [Cluster]) {
    var start = 0
    while start < clusters.count {
      guard Self.isPathCharacter(clusters[start].firstScalar) else {
        start += 1
        continue
      }
      let end = clusters[start...].firstIndex { !Self.isPathCharacter($0.firstScalar) } ?? clusters.count
      if clusters[start..<end].contains(where: { $0.firstScalar == "/" }) {
        for index in (start + 1)..<max(end, start + 1) { clusters[index].isBreakOpportunity = false }
      }
      start = end
    }
  }

  private static func isPathCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", "-", "_", ".", ":", "#", "%", "?", "=", "&", "~", "+": true
    default: false
    }
  }

  /// Removes break opportunities between a number and its unit: `44ポイント`, `44 pt`.
  private func joinUnits(_ clusters: inout [Cluster], in text: String) {
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
        if Kinsoku.latinUnits.contains(unit) { clusters[index + 2].isBreakOpportunity = false }
      } else if Kinsoku.isKatakana(clusters[index + 1].firstScalar) {
        var end = index + 1
        while end < clusters.count, end - index <= Kinsoku.maxKatakanaUnitLength + 1,
          Kinsoku.isKatakana(clusters[end].firstScalar)
        { end += 1 }
        guard end - index - 1 <= Kinsoku.maxKatakanaUnitLength else { continue }
        for member in index + 2..<max(index + 2, end) {
          clusters[member].isBreakOpportunity = false
          clusters[member].penalty = max(clusters[member].penalty, .insideWord)
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
