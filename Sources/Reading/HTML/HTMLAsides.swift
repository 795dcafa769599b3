import Languages

/// Asides and footnotes by the marks that sites give them.
extension HTMLDocument {
  private static let notes = [
    "note", "tip", "warning", "important", "caution", "experiment", "admonition", "callout", "msg", "admonitionblock",
  ]
  /// Marks that say no more than that it is an aside.
  private static let plain: Set<String> = ["admonition", "callout", "msg", "admonitionblock"]

  /// Whether an element is marked as an aside. One that holds headings is a part of the page, whatever it is called.
  func isNote(_ index: Int) -> Bool {
    marks(of: index).contains { Self.notes.contains($0) || ["aside", "alert"].contains($0) }
      && !holdsHeadings(index)
  }

  private func holdsHeadings(_ index: Int) -> Bool {
    ["h1", "h2", "h3"].contains { first($0, below: index) != nil }
  }

  /// The label of an element that is a marked aside: its own title, else the word it is marked by.
  func noteLabel(_ index: Int) -> String? {
    let marks = marks(of: index)
    guard self[index].textLength < 6000, let mark = marks.first(where: Self.notes.contains),
      !holdsHeadings(index)
    else { return nil }
    if let label = stated("label", of: index) { return label }
    if let sign = icon(of: index) { return sign }
    if let title = children(of: index).first(where: isAsideTitle) { return line(of: title) }
    let word = Self.plain.contains(mark) ? marks.first { Self.notes.contains($0) && !Self.plain.contains($0) } ?? "note" : mark
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The mark of right or wrong that a callout bears for its icon.
  private func icon(of index: Int) -> String? {
    for child in children(of: index).prefix(2) {
      let text = wholeText(of: child).trimmingSpace
      if let (mark, rest) = Mark.opening(of: text[...]), rest.isEmpty, mark.strength != nil { return String(text) }
    }
    return nil
  }

  /// A box to be ticked: `<input type="checkbox">`, `<div class="checkbox">`.
  func isCheckbox(_ index: Int) -> Bool {
    if name(of: index) == "input" {
      guard attribute("type", of: index)?.lowercased() == "checkbox" else { return false }
      var parent = self[index].parent
      for _ in 0..<2 where parent >= 0 && name(of: parent) != "li" { parent = self[parent].parent }
      return parent >= 0 && name(of: parent) == "li"
    }
    return marks(of: index).contains("checkbox") && self[index].textLength == 0
  }

  /// An item of a wiki's list of tasks, which has no box.
  func isTask(_ index: Int) -> Bool {
    let parent = self[index].parent
    return parent >= 0 && attribute("class", of: parent)?.contains("inline-task-list") ?? false
  }

  /// A paragraph that is the title of the aside around it.
  func isAsideTitle(_ index: Int) -> Bool {
    let marks = marks(of: index)
    guard marks.contains("label") || marks.contains("title"), self[index].textLength < 60, self[index].parent >= 0 else {
      return false
    }
    return self.marks(of: self[index].parent).contains { Self.notes.contains($0) }
  }

  /// The label of a footnote's item: `fn:1`, `fn1`, `cite_note-1` → 1.
  func footnoteLabel(_ index: Int) -> String? {
    guard let id = attribute("id", of: index), let number = id.split(whereSeparator: { !$0.isNumber }).last else { return nil }
    return String(number)
  }

  /// What a raised link to a footnote calls it.
  func footnoteReference(_ index: Int) -> String? {
    guard let link = first("a", below: index), let address = attribute("href", of: link),
      ["#fn", "#cite", "#footnote", "#user-content-fn"].contains(where: address.hasPrefix)
    else { return nil }
    let label = text(of: link).filter { $0.isNumber || $0.isLetter }
    return label.isEmpty ? nil : label
  }
}
