/// Limit for the length of an answer. A token is counted as four bytes, which is the usual estimate.
struct TokenBudget {
  static let defaultTokens = 800
  /// Maximum number of tokens that a caller may request.
  static let maxTokens = 2000

  let tokens: Int

  init(tokens: Int = Self.defaultTokens) { self.tokens = tokens }

  var bytes: Int { tokens * 4 }

  /// Number of bytes reserved for text around the parts, such as the introduction and the cursor.
  private static let reserve = 160

  /// Returns the first parts, as many as fit in both text and data, but at least one so that a reader can always continue.
  /// Evaluates at most one part more than it returns.
  func fittingParts(_ parts: some Sequence<AnswerPart>, beside opening: AnswerPart = AnswerPart()) -> [AnswerPart] {
    var remaining = AnswerPart.Size(text: bytes - Self.reserve, data: bytes - Self.reserve)
    remaining.subtract(opening)
    var result: [AnswerPart] = []
    for part in parts {
      remaining.subtract(part)
      if !result.isEmpty, remaining.isBelowZero { break }
      result.append(part)
    }
    return result
  }

  func fits(_ parts: [AnswerPart], beside opening: AnswerPart = AnswerPart()) -> Bool {
    var remaining = AnswerPart.Size(text: bytes - Self.reserve, data: bytes - Self.reserve)
    for part in [opening] + parts { remaining.subtract(part) }
    return !remaining.isBelowZero
  }
}

/// An indivisible piece of an answer, as text and as JSON.
struct AnswerPart {
  var text = ""
  var data = ""

  struct Size {
    var text: Int
    var data: Int
    var isBelowZero: Bool { text < 0 || data < 0 }

    mutating func subtract(_ part: AnswerPart) {
      text -= part.text.utf8.count + 1
      data -= part.data.utf8.count + 1
    }
  }
}
