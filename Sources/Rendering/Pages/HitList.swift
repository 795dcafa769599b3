import Guidelines
import Languages

/// The list of hits of a search. A hit has a line for its section, the rule, an excerpt, and a line with its id and further
/// facts. The rule is printed in bold and the lines around it are faint.
package struct HitList {
  package var style: PageStyle
  package var answer: SearchAnswer
  /// `true` to number the hits; only if `hig show 3` can refer to them.
  package var isNumbered = false
  /// Number of hits printed in full; each of the others has one line.
  package var fullHitCount = Int.max
  /// Counterparts in the other language by hit id. If not empty, hits are shown in both languages.
  package var counterparts: [String: Record] = [:]

  package init(_ answer: SearchAnswer, style: PageStyle) {
    self.answer = answer
    self.style = style
  }

  /// Minimum width of each language, in columns, for a side-by-side layout.
  private static let minColumnWidth = 36
  private static let gap = 3

  /// Maximum number of lines of a snippet, which has at most two sentences.
  private static let maxSnippetLines = 4

  package func lines() -> [StyledLine] {
    // A table that several hits include is printed with the first of them only.
    var seen: Set<String> = []
    let hits = Array(
      answer.hits.prefix(fullHitCount).enumerated().map { index, hit in
        let isNew = hit.table.map { seen.insert($0.id + "/" + hit.record.language.rawValue).inserted } ?? false
        return lines(hit, number: isNumbered ? index + 1 : nil, table: isNew ? hit.table : nil)
      }.joined(separator: [StyledLine.blank]))
    let remainingLines = answer.hits.enumerated().dropFirst(fullHitCount).map {
      compactLine($1, number: isNumbered ? $0 + 1 : nil)
    }
    let hitLines = hits + (remainingLines.isEmpty ? [] : [.blank] + remainingLines)
    guard let notice = answer.notice else { return hitLines }
    return lines(notice) + [.blank] + hitLines
  }

  /// Returns the platform notice with the id of the record that states it.
  private func lines(_ notice: PlatformNotice) -> [StyledLine] {
    let text = notice.sentence(naming: notice.topicTitle, in: style.language)
    return style.paragraph.lines([StyledSpan(text, .bold)], width: style.width, indent: 0)
      + (notice.id.map { style.unwrapped($0, .faint, indent: min(2, style.indent)) } ?? [])
  }

  private func lines(_ hit: SearchHit, number: Int?, table: SearchHit.TableExcerpt?) -> [StyledLine] {
    let record = hit.record
    let edition = hit.isOlder ? record.edition(style.language) : nil
    let marks = record.hitLabels(style.language) + (edition.map { [$0] } ?? [])
    let mark = marks.isEmpty ? "" : " · " + marks.joined(separator: " · ")
    let breadcrumb =
      style.breadcrumb(of: record, .faint, maxWidth: style.width - style.metrics.width(mark))
      + (mark.isEmpty ? [] : [StyledSpan(mark)])
    // The label for all platforms is omitted if it does not fit on the line.
    var platforms = style.platforms(of: record)
    if record.scope == nil, style.columns(breadcrumb) + 2 + style.columns(platforms) > style.width { platforms = [] }
    let indent = isNumbered && style.indent > 0 ? digits + 1 : min(2, style.indent)
    let label = number.map(label)
    var text = ruleLines(hit, label: label, indent: indent, width: style.width)
    if let other = counterparts[record.id] {
      text = bilingualLines(text, hit, other, label: label, indent: indent)
    }
    var lines = style.justified(breadcrumb, platforms) + text
    lines += table.map { AnswerTable(style: style, language: record.language).lines($0, indent: indent) } ?? []
    lines += metadataLines(hit, indent: indent)
    for reason in hit.explanation {
      lines += style.paragraph.lines(
        [StyledSpan(style.language.messages.scoreExplanation(reason), .faint)], width: style.width, indent: indent + 2)
    }
    return lines
  }

  /// Returns the standalone headline with its badges, and the id if it fits.
  private func compactLine(_ hit: SearchHit, number: Int?) -> StyledLine {
    let record = hit.record
    let marks = record.hitLabels(style.language).map { StyledSpan(" · " + $0, .faint) }
    let spans = [StyledSpan(number.map(label) ?? "", .faint), StyledSpan(record.standaloneHeadline.plainText)] + marks
    let id = [StyledSpan("  " + record.id, .faint)]
    let idFits = style.columns(spans + id) <= style.width
    return StyledLine(idFits ? spans + id : spans).truncated(to: style.width, style.metrics)
  }

  /// Width of the hit numbers, which are right-aligned.
  private var digits: Int { isNumbered ? String(answer.hits.count).utf8.count : 0 }
  private func label(_ number: Int) -> String {
    style.metrics.padded(String(repeating: " ", count: digits - String(number).utf8.count) + "\(number)", to: digits + 1)
  }

  /// Returns the rule and its excerpt.
  private func ruleLines(_ hit: SearchHit, label: String?, indent: Int, width: Int) -> [StyledLine] {
    let record = hit.record
    let headline = record.headline.plainText
    let number = label.map { [StyledSpan($0, .faint)] } ?? []
    var lines = style.paragraph.lines(
      number + highlighted(headline, hit.headlineMarks, .bold, record.language), width: width,
      indent: max(0, indent - (label?.utf8.count ?? 0)), hanging: indent)
    if !hit.snippet.isEmpty, !isRepeated(hit.snippet, by: headline), hit.table == nil || !record.isTable {
      lines += truncated(
        style.paragraph.lines(highlighted(hit.snippet, hit.marks, [], record.language), width: width, indent: indent),
        to: HitList.maxSnippetLines, width: width)
    }
    return lines
  }

  /// Returns the hit and its counterpart: side by side if the line is wide enough, otherwise one below the other.
  private func bilingualLines(_ text: [StyledLine], _ hit: SearchHit, _ other: Record, label: String?, indent: Int)
    -> [StyledLine]
  {
    func lines(width: Int, indent: Int) -> [StyledLine] {
      style.paragraph.lines(InlineLayout().spans(other.headline, .bold), width: width, indent: indent)
        + truncated(
          style.paragraph.lines(
            [StyledSpan(other.bodyRepeatsHeadline ? "" : other.body.plainText)], width: width, indent: indent),
          to: HitList.maxSnippetLines / 2, width: width)
    }
    let side = (style.width - HitList.gap) / 2
    guard side >= HitList.minColumnWidth else { return text + lines(width: style.width, indent: indent) }
    return style.sideBySide(
      ruleLines(hit, label: label, indent: indent, width: side), lines(width: side, indent: 0), columnWidth: side,
      gap: HitList.gap)
  }

  /// Returns whether the headline starts with the snippet, ignoring its trailing ellipsis.
  private func isRepeated(_ snippet: String, by headline: String) -> Bool {
    headline.hasPrefix(snippet.last == "…" ? String(snippet.dropLast()) : snippet)
  }

  /// Returns the text with matches highlighted: by color, or by brackets if the terminal has no colors.
  private func highlighted(_ text: String, _ marks: [Range<Int>], _ baseStyle: TextStyle, _ language: Language) -> [StyledSpan] {
    guard !marks.isEmpty else { return [StyledSpan(text, baseStyle)] }
    let indices = Array(text.unicodeScalars.indices) + [text.endIndex]
    let count = indices.count - 1
    func part(_ range: Range<Int>) -> String {
      String(text[indices[min(range.lowerBound, count)]..<indices[min(range.upperBound, count)]])
    }
    let brackets = language.profile.typography.noteBrackets
    var spans: [StyledSpan] = []
    var end = 0
    for mark in marks where mark.lowerBound >= end && mark.lowerBound < count {
      if mark.lowerBound > end { spans.append(StyledSpan(part(end..<mark.lowerBound), baseStyle)) }
      let match = part(mark)
      spans.append(
        style.terminal.colors
          ? StyledSpan(match, baseStyle.union(.highlight)) : StyledSpan(brackets.0 + match + brackets.1, baseStyle))
      end = min(mark.upperBound, count)
    }
    if end < count { spans.append(StyledSpan(part(end..<count), baseStyle)) }
    return spans
  }

  private func truncated(_ lines: [StyledLine], to count: Int, width: Int) -> [StyledLine] {
    guard lines.count > count else { return lines }
    var last = lines[count - 1]
    last.spans.append(StyledSpan("…"))
    return lines.prefix(count - 1) + [last.truncated(to: width, style.metrics)]
  }

  /// Returns the id, the source, and as many further facts as fit on the line. An id is never broken.
  private func metadataLines(_ hit: SearchHit, indent: Int) -> [StyledLine] {
    let record = hit.record
    var facts = hit.duplicates.isEmpty ? [] : ["+ " + hit.duplicates.map(\.id).joined(separator: ", ")]
    facts += [record.source.name == corpusSourceName ? record.source.name : style.sourceLabel(record.source)]
    let otherWordings = hit.same.count { $0.language == record.language }
    if otherWordings > 0 {
      facts.append(Phrase.wordings(otherWordings).text(in: style.language))
    }
    let related = hit.related.count { $0.language == record.language }
    if related > 0 { facts.append(Phrase.relatedRules(related).text(in: style.language)) }
    if counterparts[record.id] == nil {
      facts += (record.counterparts.languages + hit.same.map(\.language).filter { $0 != record.language }).map(\.name).uniqued()
    }
    func line() -> StyledLine { StyledLine("\(record.id)   \(facts.joined(separator: " · "))", .faint, indent: indent) }
    while facts.count > 1, style.columns(line().spans) > style.width - indent { facts.removeLast() }
    if style.columns(line().spans) <= style.width - indent { return [line()] }
    // The Corpus as source is omitted if it does not fit on the line.
    return style.unwrapped(record.id, .faint, indent: indent)
      + (record.source.name == corpusSourceName && hit.duplicates.isEmpty
        ? [] : style.wrappedAtSpaces(facts[0], .faint, indent: indent))
  }

  /// Returns the number of hits and the commands to type next. It is not part of the answer, and is printed for the reader only,
  /// not to a pipe.
  /// - Parameter filters: Options of the search, as typed.
  package func footer(query: String, filters: [String]) -> [StyledLine] {
    let hitCount = answer.hits.count
    let command = (["hig search", ShellWord.quoted(style.metrics.truncated(query, to: 60))] + filters.map(ShellWord.quoted))
      .joined(separator: " ")
    let first = answer.hits.first.map { "hig show \(isNumbered ? "1" : ShellWord.quoted($0.record.id))" }
    let isPartial = answer.total > hitCount
    var parts: [Phrase] = [.resultCount(hitCount, of: isPartial ? answer.total : nil)]
    if isPartial { parts.append(.more(command: "\(command) --limit \(hitCount * 2)")) }
    if let first { parts.append(.read(command: first)) }
    let topics = answer.hits.map(\.record.topic).uniqued()
    if fullHitCount < hitCount, topics.count > 1 { parts.append(.narrowToTopics(command: "…", Array(topics.prefix(3)))) }
    return style.wrappedAtSpaces(parts.map { $0.text(in: style.language) }.joined(separator: " · "), .faint, indent: 0)
  }
}

extension Record {
  /// Returns badges for a hit: inferred rule, strength other than `do`, or the kind of a record that is not a rule.
  func hitLabels(_ language: Language) -> [String] {
    let strength: Label? =
      switch self.strength {
      case .avoid?: \.avoidMark
      case .consider?: \.considerMark
      case .do?, nil: nil
      }
    let labels: [Label?] = [isInferred ? \.inferred : nil, kind == .rule ? strength : kind.label]
    return labels.compactMap { $0?.text(in: language) }
  }
}
