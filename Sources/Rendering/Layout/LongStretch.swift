/// A stretch of text without an opportunity to break, and where to cut it if it is wider than a whole line.
///
/// Then every cut is wrong in some way; those are taken that are least so, all of them together: apart from marks of ASCII rather than
/// within a word, between the parts of a compound (`accessory|View`) rather than anywhere in it, never so that one letter is left over.
/// What JLREQ forbids at a line's start or end comes last: a reader forgives a word in two parts (Western text is divided in Japanese
/// columns all the time), not a line that begins with a closing bracket.
struct LongStretch {
  private let clusters: [LineBreaker.Cluster]
  private let start: Int
  private let room: LineBreaker.Room
  private let next: LineBreaker.Room
  /// Index of the cluster after the stretch, or of where its measuring stopped: two lines suffice to choose the first.
  let end: Int
  /// Columns of the stretch, spaces at its end left out.
  let columns: Int

  /// `room` is that of a line which begins with the stretch, `next` that of those after it.
  init(_ clusters: [LineBreaker.Cluster], from start: Int, room: LineBreaker.Room, next: LineBreaker.Room) {
    self.clusters = clusters
    self.start = start
    self.room = room
    self.next = next
    var end = start
    var used = 0
    var columns = 0
    let limit = room.most + next.most
    repeat {
      used += clusters[end].width
      if !clusters[end].isSpace { columns = used }
      end += 1
    } while end < clusters.count && !clusters[end].opportunity && used <= limit && end - start <= 2 * limit
    self.end = end
    self.columns = columns
  }

  /// Where the line ends that the stretch begins on, and the columns that this line takes from its indent.
  ///
  /// - Parameter left: columns that the line before has left; nil if the stretch begins its line. Where it is no better to use them, the
  ///   line before ends where the stretch begins.
  func firstLine(left: Int?) -> (end: Int, excess: Int) {
    // From the end to the front: the cheapest way to set all that follows a place, if a line begins there.
    var cheapest = [Int](repeating: 0, count: end - start + 1)
    for place in stride(from: end - 1, to: start, by: -1) where !clusters[place].isSpace {
      cheapest[place - start] = best(from: place, columns: next.columns, most: next.most, cheapest).cost
    }
    let own = best(from: start, columns: room.columns, most: room.most, cheapest)
    guard let left else { return (own.end, own.excess) }
    guard left > 0 else { return (start, 0) }
    let here = best(from: start, columns: left, most: left, cheapest)
    return here.cost < own.cost ? (here.end, 0) : (start, 0)
  }

  /// The end of a line that begins at `place`, the columns that it takes from its indent, and the cost of it and all that follows.
  private func best(from place: Int, columns: Int, most: Int, _ cheapest: [Int]) -> (end: Int, excess: Int, cost: Int) {
    var best = (end: place + 1, excess: 0, cost: Int.max)
    var used = 0
    var isBare = true
    for (last, cluster) in clusters[place..<end].enumerated() {
      let cut = place + last + 1
      used += cluster.width
      if cluster.isSpace { continue }
      if used > most, last > 0 { break }
      isBare = isBare && Kinsoku.isLoose(cluster.head)
      let following = clusters[cut..<end].firstIndex { !$0.isSpace }
      let excess = max(0, used - columns)
      let cost = (excess > 0 ? 1 : 0) + (isBare ? 6 : 0) + (following.map { price($0) + cheapest[$0 - start] } ?? 0)
      // Of two that cost the same, the fuller line.
      if cost <= best.cost { best = (following ?? end, excess, cost) }
    }
    return best
  }

  // MARK: Prices

  /// What it costs to begin a line at this cluster.
  private func price(_ place: Int) -> Int {
    switch clusters[place].strain {
    case .none: 4
    case .mark: 8
    case .apart: 40
    case .word: isCompound(place) ? 100 : isLatin(place - 1) && isLatin(place) ? priceInWord(place) : 400
    case .forbidden: 100_000
    }
  }

  /// Two letters at least on either side.
  private func priceInWord(_ place: Int) -> Int {
    let isFrayed = place - 2 < start || !isLatin(place - 2) || place + 1 >= clusters.count || !isLatin(place + 1)
    return isFrayed ? 200 : 120
  }

  /// Whether a part of a compound begins here: `accessory|View`, `Business_|Name`, `107.5x|107.5pt`.
  private func isCompound(_ place: Int) -> Bool {
    let (left, right) = (clusters[place - 1].head, clusters[place].head)
    if left == "_" { return Kinsoku.isLatin(right) }
    return Kinsoku.isLatin(left) && (Kinsoku.isDigit(right) || left.properties.isLowercase && right.properties.isUppercase)
  }

  private func isLatin(_ place: Int) -> Bool { Kinsoku.isLatin(clusters[place].head) }
}
