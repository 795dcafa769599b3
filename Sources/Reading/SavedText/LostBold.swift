/// Bold that copying lost. Where it ended, the space before the explanation survives (`。` and an ASCII space), while ordinary sentences follow
/// each other without one. A page whose sentences are all spaced says nothing this way.
struct LostBold {
  /// Whether the page shows the pattern clearly.
  let isEvident: Bool

  init(_ paragraphs: [String]) {
    var first = 0
    var later = 0
    var laterSpaced = 0
    for text in paragraphs {
      let ends = LostBold.ends(text)
      guard let opening = ends.first else { continue }
      if opening.isSpaced { first += 1 }
      for end in ends.dropFirst() {
        later += 1
        if end.isSpaced { laterSpaced += 1 }
      }
    }
    isEvident = first >= 3 && later >= 5 && laterSpaced * 10 <= later
  }

  /// Where the bold ended in a paragraph, if it shows.
  func headlineEnd(_ text: String) -> String.Index? {
    guard isEvident else { return nil }
    let ends = LostBold.ends(text)
    // A headline is one sentence, now and then two.
    for (count, end) in ends.prefix(2).enumerated() where end.isSpaced {
      return count == 0 || ends.count > 2 ? end.index : nil
    }
    return nil
  }

  /// Ends of sentences that are followed by more text, by where the next sentence (or the space before it) begins.
  private static func ends(_ text: String) -> [(index: String.Index, isSpaced: Bool)] {
    var ends: [(String.Index, Bool)] = []
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character == "。" || character == "！" || character == "？" {
        if next < text.endIndex, !"」』）)".contains(text[next]) { ends.append((next, text[next] == " ")) }
      }
      index = next
    }
    return ends
  }
}
