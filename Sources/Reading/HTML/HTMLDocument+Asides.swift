import Languages

/// Recognition of asides and footnotes by the class names that sites use.
extension HTMLDocument {
  private static let asideWords = [
    "note", "tip", "warning", "important", "caution", "experiment", "admonition", "callout", "msg", "admonitionblock",
  ]
  /// Class names that mark an aside without naming its kind.
  private static let genericAsideWords: Set<String> = ["admonition", "callout", "msg", "admonitionblock"]

  /// Returns `true` if an element is marked as an aside. An element that contains headings is part of the page, whatever its
  /// class.
  func isAside(_ index: Int) -> Bool {
    markupWords(of: index).contains { Self.asideWords.contains($0) || ["aside", "alert"].contains($0) }
      && !containsHeadings(index)
  }

  private func containsHeadings(_ index: Int) -> Bool {
    ["h1", "h2", "h3"].contains { first($0, below: index) != nil }
  }

  /// Returns the label of an element that is marked as an aside: its own title, or else the class name that marks it. Returns
  /// `nil` if the element is not an aside.
  func asideLabel(of index: Int) -> String? {
    let marks = markupWords(of: index)
    guard self[index].textLength < 6000, let mark = marks.first(where: Self.asideWords.contains),
      !containsHeadings(index)
    else { return nil }
    if let label = addedAttribute("label", of: index) { return label }
    if let sign = strengthMark(of: index) { return sign }
    if let title = children(of: index).first(where: isAsideTitle) { return collapsedText(of: title) }
    let word =
      Self.genericAsideWords.contains(mark)
      ? marks.first { Self.asideWords.contains($0) && !Self.genericAsideWords.contains($0) } ?? "note" : mark
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns the mark of right or wrong that a callout uses as its icon.
  private func strengthMark(of index: Int) -> String? {
    for child in children(of: index).prefix(2) {
      let text = wholeText(of: child).trimmingWhitespace
      if let (mark, rest) = StrengthMark.leadingMark(of: text[...]), rest.isEmpty, mark.strength != nil { return String(text) }
    }
    return nil
  }

  /// Returns `true` for a checkbox: `<input type="checkbox">` in a list item, or `<div class="checkbox">`.
  func isCheckbox(_ index: Int) -> Bool {
    if name(of: index) == "input" {
      guard attribute("type", of: index)?.lowercased() == "checkbox" else { return false }
      var parent = self[index].parent
      for _ in 0..<2 where parent >= 0 && name(of: parent) != "li" { parent = self[parent].parent }
      return parent >= 0 && name(of: parent) == "li"
    }
    return markupWords(of: index).contains("checkbox") && self[index].textLength == 0
  }

  /// Returns `true` for an item of a wiki's task list, which has no checkbox element.
  func isTaskItem(_ index: Int) -> Bool {
    let parent = self[index].parent
    return parent >= 0 && attribute("class", of: parent)?.contains("inline-task-list") ?? false
  }

  /// Returns `true` for a paragraph that is the title of the enclosing aside.
  func isAsideTitle(_ index: Int) -> Bool {
    let marks = markupWords(of: index)
    guard marks.contains("label") || marks.contains("title"), self[index].textLength < 60, self[index].parent >= 0 else {
      return false
    }
    return self.markupWords(of: self[index].parent).contains { Self.asideWords.contains($0) }
  }

  /// Returns the number of a footnote, for example, 1 for the id `fn:1`, `fn1`, or `cite_note-1`.
  func footnoteLabel(_ index: Int) -> String? {
    guard let id = attribute("id", of: index), let number = id.split(whereSeparator: { !$0.isNumber }).last else { return nil }
    return String(number)
  }

  /// Returns the label of the footnote to which a superscript links, or `nil` if it does not link to one.
  func footnoteReference(_ index: Int) -> String? {
    guard let link = first("a", below: index), let address = attribute("href", of: link),
      ["#fn", "#cite", "#footnote", "#user-content-fn"].contains(where: address.hasPrefix)
    else { return nil }
    let label = text(of: link).filter { $0.isNumber || $0.isLetter }
    return label.isEmpty ? nil : label
  }
}
