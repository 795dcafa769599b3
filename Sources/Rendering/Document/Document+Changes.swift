import Guidelines
import Languages

extension Document {
  /// Creates a document of the changes on each page: every rule with the kind of change, and the changed words highlighted.
  /// - Parameter ofCorpus: `true` if the newer side is an official page and the older one the Corpus.
  package init(_ pages: [PageChanges], ofCorpus: Bool = false, language: Language) {
    self.init(
      title: "", language: language,
      sections: pages.map { page in
        let days = [page.oldDate, page.newDate].compactMap { $0 }.uniqued().joined(separator: " → ")
        return Section(
          role: .rules, title: "\(page.title) (\(page.language.rawValue))" + (days.isEmpty ? "" : "  \(days)"),
          parts: page.changes.map { .group(Self.parts(of: $0, ofCorpus: ofCorpus, language)) })
      })
  }

  private static func parts(of change: EditionChange, ofCorpus: Bool, _ language: Language) -> [Part] {
    let colon = language.profile.typography.colon
    let kinds = change.kinds.map { $0.label(ofCorpus: ofCorpus, of: change).text(in: language) }.joined(separator: ", ")
    let record = change.new ?? change.old
    let location = record.map { $0.section.isEmpty ? $0.topicTitle : $0.section.joined(separator: " › ") }
    var parts: [Part] = [
      .paragraph([TextRun(kinds + (location.map { _ in colon } ?? ""), .bold), TextRun(location ?? "", .faint)])
    ]
    func appendLine(_ label: Label, _ text: [TextRun]) {
      if !text.allSatisfy(\.text.isEmpty) { parts.append(.paragraph([TextRun(label.text(in: language) + colon, .faint)] + text)) }
    }
    func scope(_ record: Record) -> String {
      record.platforms.map { $0.map(\.rawValue).joined(separator: ", ") } ?? language.messages.labels.allPlatforms
    }
    if let old = change.old, let new = change.new {
      let showsHeadline = change.newText.map { $0.text.contains(new.headline.plainText) } ?? false
      if !showsHeadline { parts.append(.paragraph([TextRun(new.headline)])) }
      if change.kinds.contains(.moved) {
        appendLine(
          \.was, [TextRun(([old.topicTitle].filter { _ in old.topic != new.topic } + old.section).joined(separator: " › "))])
      }
      if change.kinds.contains(.platforms), change.oldText == nil || ofCorpus || scope(old) != scope(new) {
        parts.append(.paragraph([TextRun(scope(old) + " → " + scope(new))]))
      }
      if change.kinds.contains(.strength) {
        let labels = [old, new].map { $0.strength.map { ($0 == .do ? \Labels.mustDo : $0.label).text(in: language) } ?? "" }
        parts.append(.paragraph([TextRun(labels.joined(separator: " → "))]))
      }
    } else if let record {
      parts += [.paragraph([TextRun(record.headline)])]
    }
    if let was = change.oldText { appendLine(\.was, runs(was)) }
    if let now = change.newText { appendLine(\.now, runs(now)) }
    if let record { parts.append(.source(record, also: ofCorpus ? [change.old?.id].compactMap { $0 } : [])) }
    return parts
  }

  /// Returns the text as runs; those within `marks` are highlighted.
  private static func runs(_ markedText: EditionChange.MarkedText) -> [TextRun] {
    let scalars = Array(markedText.text.unicodeScalars)
    func text(_ range: Range<Int>) -> String {
      var out = ""
      out.unicodeScalars.append(contentsOf: scalars[range])
      return out
    }
    var runs: [TextRun] = []
    var end = 0
    for mark in markedText.marks where mark.lowerBound >= end && mark.upperBound <= scalars.count {
      runs.append(TextRun(text(end..<mark.lowerBound)))
      runs.append(TextRun(text(mark), .highlight))
      end = mark.upperBound
    }
    return (runs + [TextRun(text(end..<scalars.count))]).filter { !$0.text.plainText.isEmpty }
  }
}

extension EditionChange.Kind {
  func label(ofCorpus: Bool, of change: EditionChange) -> Label {
    switch self {
    case .added: ofCorpus ? \.notInCorpus : \.added
    case .gone: \.gone
    case .reworded: \.reworded
    case .moved: \.moved
    case .platforms: \.platforms
    case .strength: \.strength
    case .figures: \.figures
    case .section: \.sectionTitle
    case .page: change.oldText == nil ? \.newPage : change.newText == nil ? \.pageGone : \.pageRenamed
    }
  }
}

extension EditionChange.Kind: JSONEncodable {}

extension EditionChange.MarkedText: JSONObjectConvertible {
  package var json: JSONObject { ["text": text, "marks": marks.map { [$0.lowerBound, $0.upperBound] }] }
}

extension EditionChange: JSONObjectConvertible {
  package var json: JSONObject { ["kinds": kinds, "old": old, "new": new, "was": oldText, "now": newText] }
}

extension PageChanges: JSONObjectConvertible {
  package var json: JSONObject {
    ["topic": topic, "title": title, "language": language, "from": oldDate, "to": newDate, "changes": changes]
  }
}
