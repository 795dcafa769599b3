import Guidelines
import Languages

/// The answer of a search: three lines a hit (where, what, why), then the id with what else there is.
package struct HitList {
  package var style: PageStyle
  package var answer: SearchAnswer

  package init(_ answer: SearchAnswer, style: PageStyle) {
    self.answer = answer
    self.style = style
  }

  /// Of a snippet: two sentences at the most.
  private static let mostLines = 4

  package func lines() -> [Line] {
    // A table that two hits show stands under the first.
    var seen: Set<String> = []
    let hits = Array(
      answer.hits.map { hit in
        let isNew = hit.table.map { seen.insert($0.id + "/" + hit.record.language.rawValue).inserted } ?? false
        return lines(hit, table: isNew ? hit.table : nil)
      }.joined(separator: [Line.blank]))
    guard let notice = answer.notice else { return hits }
    return lines(notice) + [.blank] + hits
  }

  /// What is said of the platform first, with where it is said.
  private func lines(_ notice: PlatformNotice) -> [Line] {
    let (platform, topic) = (notice.platform.rawValue, notice.topicTitle)
    let text =
      switch notice.state {
      case .unsupported: Localized("\(topic): not supported in \(platform).", "\(topic)は\(platform)に対応していません。")
      case .general, .ownGuidance:
        Localized(
          "\(topic): no additional considerations for \(platform); the general rules hold.",
          "\(topic)：\(platform)に追加の考慮事項はありません。共通のルールが当てはまります。")
      }
    return style.paragraph.lines([Span(text.text(in: style.language), .bold)], width: style.width, indent: 0)
      + (notice.id.map { style.words($0, .faint, indent: min(2, style.indent)) } ?? [])
  }

  private func lines(_ hit: SearchHit, table: SearchHit.TableRows?) -> [Line] {
    let record = hit.record
    let mark: Label? = record.isGuessed ? .inferred : record.kind == .rule ? nil : record.kind.label
    let kind = mark.map { " · " + style.label($0) } ?? ""
    let place = style.place(record, room: style.width - style.metrics.width(kind)) + (kind.isEmpty ? [] : [Span(kind, .faint)])
    // That a rule holds everywhere is worth a column, not a line.
    var platforms = style.platforms(record.platforms)
    if record.platforms == nil, style.columns(place) + 2 + style.columns(platforms) > style.width { platforms = [] }
    let indent = min(2, style.indent)
    let headline = record.headline.plainText
    var lines = style.spread(place, platforms)
    lines += style.paragraph.lines(
      marked(headline, hit.headlineMarks, .bold, record.language), width: style.width, indent: indent)
    let tableLines = table.map { RowList(style: style, language: record.language).lines($0, indent: indent) } ?? []
    if !hit.snippet.isEmpty, !isSaidAlready(hit.snippet, by: headline), hit.table == nil || !record.isTable {
      lines += shortened(
        style.paragraph.lines(marked(hit.snippet, hit.marks, [], record.language), width: style.width, indent: indent),
        to: HitList.mostLines)
    }
    lines += tableLines
    lines += style.words(foot(hit), .faint, indent: indent)
    for reason in hit.explanation {
      lines += style.paragraph.lines([Span(reason, .faint)], width: style.width, indent: indent + 2)
    }
    return lines
  }

  private func isSaidAlready(_ snippet: String, by headline: String) -> Bool {
    headline.hasPrefix(snippet) || snippet == headline
  }

  /// The text with what matched in it marked: by colour, or where there is none in brackets that its language has no other use for.
  private func marked(_ text: String, _ marks: [Range<Int>], _ base: Style, _ language: Language) -> [Span] {
    guard !marks.isEmpty else { return [Span(text, base)] }
    let places = Array(text.unicodeScalars.indices) + [text.endIndex]
    let count = places.count - 1
    func part(_ range: Range<Int>) -> String {
      String(text[places[min(range.lowerBound, count)]..<places[min(range.upperBound, count)]])
    }
    let brackets = language.rules.typography.brackets
    var spans: [Span] = []
    var end = 0
    for mark in marks where mark.lowerBound >= end && mark.lowerBound < count {
      if mark.lowerBound > end { spans.append(Span(part(end..<mark.lowerBound), base)) }
      let found = part(mark)
      spans.append(style.terminal.colors ? Span(found, base.union(.mark)) : Span(brackets.0 + found + brackets.1, base))
      end = min(mark.upperBound, count)
    }
    if end < count { spans.append(Span(part(end..<count), base)) }
    return spans
  }

  private func shortened(_ lines: [Line], to count: Int) -> [Line] {
    guard lines.count > count else { return lines }
    var kept = Array(lines.prefix(count))
    let last = kept[count - 1]
    let room = style.width - last.indent - style.metrics.width("…")
    if style.metrics.width(last.spans.text) <= room {
      kept[count - 1].spans.append(Span("…"))
    } else {
      let text = style.metrics.truncated(last.spans.text, to: room)
      kept[count - 1].spans = last.spans.slice(0..<last.spans.text.commonPrefix(with: text)) + [Span("…")]
    }
    return kept
  }

  /// Id, source, and what else there is; of that, as much as one line holds.
  private func foot(_ hit: SearchHit) -> String {
    let record = hit.record
    var facts = [record.source.name == corpusSourceName ? record.source.name : style.origin(record.source)]
    let others = hit.same.count { $0.language == record.language }
    if others > 0 {
      let words = style.label(.otherWordings)
      facts.append(
        Localized(others == 1 ? "1 other wording" : "\(others) \(words)", "\(words) \(others)").text(in: style.language))
    }
    let languages = record.counterparts.languages + hit.same.map(\.language).filter { $0 != record.language }
    facts += languages.map(\.name).uniqued()
    let room = style.width - min(2, style.indent) - style.metrics.width(record.id) - 3
    while facts.count > 1, style.metrics.width(facts.joined(separator: " · ")) > room { facts.removeLast() }
    // That a rule is the Corpus's own is worth some columns, not a line.
    if record.source.name == corpusSourceName, style.metrics.width(facts[0]) > room { return record.id }
    return record.id + "   " + facts.joined(separator: " · ")
  }

  /// How many were found and what to type next. No part of the answer: it goes where the reader is, not into a pipe.
  /// `filters` are the options that made the answer, as they were typed.
  package func footer(query: String, filters: [String]) -> [Line] {
    let shown = answer.hits.count
    let command = (["hig search", ShellWord.quoted(style.metrics.truncated(query, to: 60))] + filters.map(ShellWord.quoted))
      .joined(separator: " ")
    let first = answer.hits.first.map { "hig show \(ShellWord.quoted($0.record.id))" }
    let isPart = answer.total > shown
    var parts = [
      isPart
        ? Localized("\(shown) of \(answer.total)", "\(answer.total)件中\(shown)件") : Localized("\(shown) found", "\(shown)件")
    ]
    if isPart { parts.append(Localized("more: \(command) --limit \(shown * 2)", "もっと: \(command) --limit \(shown * 2)")) }
    if let first { parts.append(Localized("read: \(first)", "読む: \(first)")) }
    return style.words(parts.map { $0.text(in: style.language) }.joined(separator: " · "), .faint, indent: 0)
  }
}

extension String {
  /// Length of what both begin with, in UTF-8 bytes.
  fileprivate func commonPrefix(with other: String) -> Int {
    var count = 0
    for (a, b) in zip(self, other) {
      if a != b { break }
      count += String(a).utf8.count
    }
    return count
  }
}

/// A word as one types it to a shell.
package enum ShellWord {
  package static func quoted(_ word: String) -> String {
    let word = Sanitizing.line(word)
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.isASCII
          ? $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_./@:,+%=".unicodeScalars.contains($0)
          : $0.properties.generalCategory != .spaceSeparator
      }
    return isPlain ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
