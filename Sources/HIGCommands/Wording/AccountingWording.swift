import Guidelines

/// What became of a page's visible characters, in one line.
extension Accounting {
  var wording: Localized<String> {
    Localized(
      (["\(visible) characters", "\(kept) in records"] + dropped.map { "\($0.characters) dropped: \($0.reason)" }
        + taken.map { "\($0.characters) taken for what the page states of itself: \($0.reason)" }).joined(separator: ", "),
      (["\(visible)文字", "項目に\(kept)文字"] + dropped.map { "除去\($0.characters)文字（\($0.reason)）" }
        + taken.map { "ページの情報\($0.characters)文字（\($0.reason)）" }).joined(separator: "、"))
  }
}
