import Guidelines
import Languages

/// The answer of a search: three lines a hit (where, what, why), then the id with what else there is. The rule has the weight; what stands around it is
/// lighter.
package struct HitList {
  package var style: PageStyle
  package var answer: SearchAnswer
  /// Whether each hit has its number: where `hig show 3` will know it.
  package var isNumbered = false
  /// How many hits are shown whole; the next ones have a line each.
  package var whole = Int.max
  /// The same rules in the other language, by the hit's id; with any, each hit is shown in both.
  package var counterparts: [String: Record] = [:]

  package init(_ answer: SearchAnswer, style: PageStyle) {
    self.answer = answer
    self.style = style
  }

  /// Columns that each language needs to stand beside the other.
  private static let narrowestSide = 36
  private static let gap = 3

  /// Of a snippet: two sentences at the most.
  private static let mostLines = 4

  package func lines() -> [Line] {
    // A table that two hits show stands under the first.
    var seen: Set<String> = []
    let hits = Array(
      answer.hits.prefix(whole).enumerated().map { place, hit in
        let isNew = hit.table.map { seen.insert($0.id + "/" + hit.record.language.rawValue).inserted } ?? false
        return lines(hit, number: isNumbered ? place + 1 : nil, table: isNew ? hit.table : nil)
      }.joined(separator: [Line.blank]))
    let rest = answer.hits.enumerated().dropFirst(whole).map { line($1, number: isNumbered ? $0 + 1 : nil) }
    let all = hits + (rest.isEmpty ? [] : [.blank] + rest)
    guard let notice = answer.notice else { return all }
    return lines(notice) + [.blank] + all
  }

  /// What is said of the platform first, with where it is said.
  private func lines(_ notice: PlatformNotice) -> [Line] {
    let text = notice.sentence(naming: notice.topicTitle, in: style.language)
    return style.paragraph.lines([Span(text, .bold)], width: style.width, indent: 0)
      + (notice.id.map { style.whole($0, .faint, indent: min(2, style.indent)) } ?? [])
  }

  private func lines(_ hit: SearchHit, number: Int?, table: SearchHit.TableRows?) -> [Line] {
    let record = hit.record
    let edition = hit.isOlder ? record.edition(style.language) : nil
    let marks = record.marks(style.language) + (edition.map { [$0] } ?? [])
    let mark = marks.isEmpty ? "" : " · " + marks.joined(separator: " · ")
    let place = style.place(record, .faint, room: style.width - style.metrics.width(mark)) + (mark.isEmpty ? [] : [Span(mark)])
    // That a rule holds everywhere is worth a column, not a line.
    var platforms = style.platforms(of: record)
    if record.scope == nil, style.columns(place) + 2 + style.columns(platforms) > style.width { platforms = [] }
    let indent = isNumbered && style.indent > 0 ? digits + 1 : min(2, style.indent)
    let label = number.map(label)
    var text = statement(hit, label: label, indent: indent, width: style.width)
    if let other = counterparts[record.id] {
      text = both(text, hit, other, label: label, indent: indent)
    }
    var lines = style.spread(place, platforms) + text
    lines += table.map { RowList(style: style, language: record.language).lines($0, indent: indent) } ?? []
    lines += foot(hit, indent: indent)
    for reason in hit.explanation {
      lines += style.paragraph.lines(
        [Span(style.language.interface.reason(reason), .faint)], width: style.width, indent: indent + 2)
    }
    return lines
  }

  /// The rule as it is read alone, with how it binds, and the id where there is room for it.
  private func line(_ hit: SearchHit, number: Int?) -> Line {
    let record = hit.record
    let marks = record.marks(style.language).map { Span(" · " + $0, .faint) }
    let spans = [Span(number.map(label) ?? "", .faint), Span(record.standalone.plainText)] + marks
    let id = [Span("  " + record.id, .faint)]
    let hasRoom = style.columns(spans + id) <= style.width
    return Line(hasRoom ? spans + id : spans).cut(to: style.width, style.metrics)
  }

  /// Numbers line up, and the text behind them.
  private var digits: Int { isNumbered ? String(answer.hits.count).utf8.count : 0 }
  private func label(_ number: Int) -> String {
    style.metrics.padded(String(repeating: " ", count: digits - String(number).utf8.count) + "\(number)", to: digits + 1)
  }

  /// The rule and what of its explanation answers.
  private func statement(_ hit: SearchHit, label: String?, indent: Int, width: Int) -> [Line] {
    let record = hit.record
    let headline = record.headline.plainText
    let number = label.map { [Span($0, .faint)] } ?? []
    var lines = style.paragraph.lines(
      number + marked(headline, hit.headlineMarks, .bold, record.language), width: width,
      indent: max(0, indent - (label?.utf8.count ?? 0)), hanging: indent)
    if !hit.snippet.isEmpty, !isSaidAlready(hit.snippet, by: headline), hit.table == nil || !record.isTable {
      lines += shortened(
        style.paragraph.lines(marked(hit.snippet, hit.marks, [], record.language), width: width, indent: indent),
        to: HitList.mostLines, width: width)
    }
    return lines
  }

  /// The hit and the same rule in the other language: side by side where there is room, else one below the other.
  private func both(_ text: [Line], _ hit: SearchHit, _ other: Record, label: String?, indent: Int) -> [Line] {
    func lines(width: Int, indent: Int) -> [Line] {
      style.paragraph.lines(InlineLayout().spans(other.headline, .bold), width: width, indent: indent)
        + shortened(
          style.paragraph.lines([Span(other.bodyRepeatsHeadline ? "" : other.body.plainText)], width: width, indent: indent),
          to: HitList.mostLines / 2, width: width)
    }
    let side = (style.width - HitList.gap) / 2
    guard side >= HitList.narrowestSide else { return text + lines(width: style.width, indent: indent) }
    return style.beside(
      statement(hit, label: label, indent: indent, width: side), lines(width: side, indent: 0), side: side, gap: HitList.gap)
  }

  /// Whole, or as far as the snippet goes before it is cut.
  private func isSaidAlready(_ snippet: String, by headline: String) -> Bool {
    headline.hasPrefix(snippet.last == "…" ? String(snippet.dropLast()) : snippet)
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

  private func shortened(_ lines: [Line], to count: Int, width: Int) -> [Line] {
    guard lines.count > count else { return lines }
    var last = lines[count - 1]
    last.spans.append(Span("…"))
    return lines.prefix(count - 1) + [last.cut(to: width, style.metrics)]
  }

  /// Id, source, and what else there is; of that, as much as one line holds. An id is never broken.
  private func foot(_ hit: SearchHit, indent: Int) -> [Line] {
    let record = hit.record
    var facts = hit.echoes.isEmpty ? [] : ["+ " + hit.echoes.map(\.id).joined(separator: ", ")]
    facts += [record.source.name == corpusSourceName ? record.source.name : style.origin(record.source)]
    let others = hit.same.count { $0.language == record.language }
    if others > 0 {
      facts.append(Phrase.wordings(others).text(in: style.language))
    }
    let related = hit.related.count { $0.language == record.language }
    if related > 0 { facts.append(Phrase.relatedRules(related).text(in: style.language)) }
    if counterparts[record.id] == nil {
      facts += (record.counterparts.languages + hit.same.map(\.language).filter { $0 != record.language }).map(\.name).uniqued()
    }
    func line() -> Line { Line("\(record.id)   \(facts.joined(separator: " · "))", .faint, indent: indent) }
    while facts.count > 1, style.columns(line().spans) > style.width - indent { facts.removeLast() }
    if style.columns(line().spans) <= style.width - indent { return [line()] }
    // That a rule is the Corpus's own is worth some columns, not a line.
    return style.whole(record.id, .faint, indent: indent)
      + (record.source.name == corpusSourceName && hit.echoes.isEmpty ? [] : style.words(facts[0], .faint, indent: indent))
  }

  /// How many were found and what to type next. No part of the answer: it goes where the reader is, not into a pipe.
  /// `filters` are the options that made the answer, as they were typed.
  package func footer(query: String, filters: [String]) -> [Line] {
    let shown = answer.hits.count
    let command = (["hig search", ShellWord.quoted(style.metrics.truncated(query, to: 60))] + filters.map(ShellWord.quoted))
      .joined(separator: " ")
    let first = answer.hits.first.map { "hig show \(isNumbered ? "1" : ShellWord.quoted($0.record.id))" }
    let isPart = answer.total > shown
    var parts: [Phrase] = [.found(shown, of: isPart ? answer.total : nil)]
    if isPart { parts.append(.more(command: "\(command) --limit \(shown * 2)")) }
    if let first { parts.append(.read(command: first)) }
    let topics = answer.hits.map(\.record.topic).uniqued()
    if whole < shown, topics.count > 1 { parts.append(.inTopics(command: "…", Array(topics.prefix(3)))) }
    return style.words(parts.map { $0.text(in: style.language) }.joined(separator: " · "), .faint, indent: 0)
  }
}

extension Record {
  /// What is to be known of a hit before it is read: that it is a guess, that it forbids or only suggests, that it is no rule.
  func marks(_ language: Language) -> [String] {
    let strength: Label? =
      switch self.strength {
      case .avoid?: \.mustNot
      case .consider?: \.may
      case .do?, nil: nil
      }
    let labels: [Label?] = [isGuessed ? \.inferred : nil, kind == .rule ? strength : kind.label]
    return labels.compactMap { $0?.text(in: language) }
  }
}
