/// How long an answer may be. A token is taken for four bytes, as the field does.
struct TokenBudget {
  static let usualTokens = 800
  /// What no answer goes beyond, whatever is asked for.
  static let mostTokens = 2000

  let tokens: Int

  init(tokens: Int = Self.usualTokens) { self.tokens = tokens }

  var bytes: Int { tokens * 4 }

  /// For what stands around the parts: the words that open an answer, the cursor.
  private static let reserve = 160

  /// The first parts, as many as there is room for in the text and in the data: one at least, or nobody would get any further. No more are made than that,
  /// and one.
  func fitting(_ parts: some Sequence<Part>, beside opening: Part = Part()) -> [Part] {
    var left = Part.Size(text: bytes - Self.reserve, data: bytes - Self.reserve)
    left.take(opening)
    var fitting: [Part] = []
    for part in parts {
      left.take(part)
      if !fitting.isEmpty, left.isBelowZero { break }
      fitting.append(part)
    }
    return fitting
  }

  func fits(_ parts: [Part], beside opening: Part = Part()) -> Bool {
    var left = Part.Size(text: bytes - Self.reserve, data: bytes - Self.reserve)
    for part in [opening] + parts { left.take(part) }
    return !left.isBelowZero
  }
}

/// A piece of an answer that is given whole or not at all: for reading, and as JSON.
struct Part {
  var text = ""
  var data = ""

  struct Size {
    var text: Int
    var data: Int
    var isBelowZero: Bool { text < 0 || data < 0 }

    mutating func take(_ part: Part) {
      text -= part.text.utf8.count + 1
      data -= part.data.utf8.count + 1
    }
  }
}
