import Guidelines

/// Recognition of Japanese sentences that announce what follows: 「プラットフォームごとのサイズは次のとおりです。」
enum JapaneseAnnouncement {
  static func caption(_ text: String) -> String? {
    endings.first(where: text.hasSuffix).map { topic(of: String(text.dropLast($0.count))) }
  }

  /// Returns the topic of a sentence, followed by the manner in parentheses: 「ボタンの大きさ（プラットフォームごと）」 for 「ボタンの大きさは、プラットフォームごとに」.
  private static func topic(of sentence: String) -> String {
    var text = sentence[...]
    while let last = text.last, last.isOne(of: "、をは") { text = text.dropLast() }
    guard let mark = text.range(ofLast: "は、") else { return String(text) }
    let manner = text[mark.upperBound...].trimmingSuffix { $0.isOne(of: "にで、") }
    return String(text[..<mark.lowerBound]) + (manner.isEmpty ? "" : "（\(manner)）")
  }

  private static let endings: [String] = {
    let tables = ["次の表", "以下の表", "下の表"].flatMap { ["\($0)を参照してください", "\($0)にまとめます", "\($0)に示します", "\($0)のとおりです", "\($0)の通りです"] }
    return tables + ["次", "以下", "下記"].flatMap { ["\($0)に挙げます", "\($0)に示します", "\($0)のとおりです", "\($0)の通りです"] }
  }()
}

extension Substring {
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let range = rest.firstRange(ofText: text) {
      found = range
      rest = rest[range.upperBound...]
    }
    return found
  }
}
