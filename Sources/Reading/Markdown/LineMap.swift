/// Which line of a file each line of the text made from it comes from: that text may have more lines, never fewer.
struct LineMap {
  /// Stands, in text on its way to cmark, for an end of line that the file has not. No decoded text holds this control character.
  static let extraLineEnd: UInt8 = 0x1E

  /// The lines, counted from 0, that end where the file's do not.
  private var extra: [Int] = []
  private var count = 0

  /// Tells of the next end of line.
  mutating func endLine(isExtra: Bool) {
    if isExtra { extra.append(count) }
    count += 1
  }

  /// - Parameter line: of the text that was made, counted from 1.
  func line(ofMade line: Int) -> Int {
    guard !extra.isEmpty else { return line }
    var low = 0
    var high = extra.count
    while low < high {
      let middle = (low + high) / 2
      if extra[middle] < line - 1 { low = middle + 1 } else { high = middle }
    }
    return max(1, line - low)
  }
}
