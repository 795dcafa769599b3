import Guidelines
import Languages

extension Document {
  /// What changed, page by page: each rule with what became of it, the words that changed marked.
  /// - Parameter ofCorpus: whether the newer side is official and the older one the Corpus.
  package init(_ pages: [PageChanges], ofCorpus: Bool = false, language: Language) {
    self.init(
      title: "", language: language,
      sections: pages.map { page in
        let days = [page.from, page.to].compactMap { $0 }.uniqued().joined(separator: " → ")
        return Section(
          role: .rules, title: "\(page.title) (\(page.language.rawValue))" + (days.isEmpty ? "" : "  \(days)"),
          parts: page.changes.map { .group(Self.parts(of: $0, ofCorpus: ofCorpus, language)) })
      })
  }

  private static func parts(of change: EditionChange, ofCorpus: Bool, _ language: Language) -> [Part] {
    let colon = language.rules.typography.colon
    let kinds = change.kinds.map { $0.label(ofCorpus: ofCorpus, of: change).text(in: language) }.joined(separator: ", ")
    let record = change.new ?? change.old
    let place = record.map { $0.section.isEmpty ? $0.topicTitle : $0.section.joined(separator: " › ") }
    var parts: [Part] = [
      .paragraph([Run(kinds + (place.map { _ in colon } ?? ""), .bold), Run(place ?? "", .faint)])
    ]
    func line(_ label: Label, _ text: [Run]) {
      if !text.allSatisfy(\.text.isEmpty) { parts.append(.paragraph([Run(label.text(in: language) + colon, .faint)] + text)) }
    }
    func scope(_ record: Record) -> String {
      record.platforms.map { $0.map(\.rawValue).joined(separator: ", ") } ?? language.interface.labels.allPlatforms
    }
    if let old = change.old, let new = change.new {
      let shows = change.now.map { $0.text.contains(new.headline.plainText) } ?? false
      if !shows { parts.append(.paragraph([Run(new.headline)])) }
      if change.kinds.contains(.moved) {
        line(\.was, [Run(([old.topicTitle].filter { _ in old.topic != new.topic } + old.section).joined(separator: " › "))])
      }
      if change.kinds.contains(.platforms), change.was == nil || ofCorpus || scope(old) != scope(new) {
        parts.append(.paragraph([Run(scope(old) + " → " + scope(new))]))
      }
      if change.kinds.contains(.strength) {
        let words = [old, new].map { $0.strength.map { ($0 == .do ? \Labels.mustDo : $0.word).text(in: language) } ?? "" }
        parts.append(.paragraph([Run(words.joined(separator: " → "))]))
      }
    } else if let record {
      parts += [.paragraph([Run(record.headline)])]
    }
    if let was = change.was { line(\.was, phrases(was)) }
    if let now = change.now { line(\.now, phrases(now)) }
    if let record { parts.append(.origin(record, also: ofCorpus ? [change.old?.id].compactMap { $0 } : [])) }
    return parts
  }

  /// The words between the marks as they are, those within them marked.
  private static func phrases(_ marked: EditionChange.MarkedText) -> [Run] {
    let scalars = Array(marked.text.unicodeScalars)
    func text(_ range: Range<Int>) -> String {
      var out = ""
      out.unicodeScalars.append(contentsOf: scalars[range])
      return out
    }
    var phrases: [Run] = []
    var done = 0
    for mark in marked.marks where mark.lowerBound >= done && mark.upperBound <= scalars.count {
      phrases.append(Run(text(done..<mark.lowerBound)))
      phrases.append(Run(text(mark), .mark))
      done = mark.upperBound
    }
    return (phrases + [Run(text(done..<scalars.count))]).filter { !$0.text.plainText.isEmpty }
  }
}

extension EditionChange.Kind {
  func label(ofCorpus: Bool, of change: EditionChange) -> Label {
    switch self {
    case .added: ofCorpus ? \.notHeld : \.added
    case .gone: \.gone
    case .reworded: \.reworded
    case .moved: \.moved
    case .platforms: \.platforms
    case .strength: \.strength
    case .figures: \.figures
    case .section: \.sectionTitle
    case .page: change.was == nil ? \.newPage : change.now == nil ? \.pageGone : \.pageRenamed
    }
  }
}

extension EditionChange.Kind: JSONEncodable {}

extension EditionChange.MarkedText: JSONDescribed {
  package var json: JSONObject { ["text": text, "marks": marks.map { [$0.lowerBound, $0.upperBound] }] }
}

extension EditionChange: JSONDescribed {
  package var json: JSONObject { ["kinds": kinds, "old": old, "new": new, "was": was, "now": now] }
}

extension PageChanges: JSONDescribed {
  package var json: JSONObject {
    ["topic": topic, "title": title, "language": language, "from": from, "to": to, "changes": changes]
  }
}
