import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering

/// The messages about an ingest: for each source, what was read and what the index contains; the topics of each page; and what
/// was skipped.
struct IngestSummary {
  let report: IngestReport
  let language: Language
  let metrics: Metrics

  /// Maximum number of lines of one kind.
  private static let maxLines = 20
  /// Maximum width of a page's path in columns.
  private static let maxPathWidth = 48

  private func text(_ phrase: Phrase) -> String { language.messages.phrase(phrase).text }

  // MARK: Errors

  var errorNotices: [UserMessage] {
    let failures = uniqueFailures
    var notices = failures.prefix(Self.maxLines).map { failure, others in
      var notice = failure.notice(in: language)
      if others > 0 { notice = UserMessage(notice.text + text(.moreLikeThis(others))) }
      return notice
    }
    let omittedCount = failures.count - notices.count
    if omittedCount > 0 { notices.append(UserMessage(text(.moreUnreadable(omittedCount)))) }
    return notices + report.truncatedPages.map { UserMessage(text(.readInPart(path: $0.path, $0.limit))) }
  }

  /// Failures without repetitions. Of documents that need the same missing program, only the first is listed, with the number
  /// of the others.
  private var uniqueFailures: [(failure: Failure, others: Int)] {
    var failures: [(failure: Failure, others: Int)] = []
    var indexByKind: [String: Int] = [:]
    for failure in report.unread.map(\.failure) {
      guard case .missingProgram(_, let kind, _, _) = failure else {
        failures.append((failure, 0))
        continue
      }
      if let index = indexByKind[kind] {
        failures[index].others += 1
      } else {
        indexByKind[kind] = failures.count
        failures.append((failure, 0))
      }
    }
    return failures
  }

  // MARK: Summary

  var lines: [String] {
    var lines = report.sources.flatMap { [summary(of: $0)] + pageLines(of: $0) }
    if !report.unread.isEmpty, !report.sources.isEmpty { lines.append(text(.unreadableCount(report.unread.count))) }
    if !report.skipped.isEmpty { lines.append(text(.skippedFiles(report.skipped))) }
    if !report.outsideLinks.isEmpty { lines.append(text(.skippedOutsideLinks(report.outsideLinks))) }
    return lines
  }

  private func summary(of source: IngestReport.Source) -> String {
    text(
      .ingestSummary(
        of: source.name, read: source.pagesRead, unchanged: source.unchanged, gone: source.pruned,
        pages: source.summary?.pageCount ?? 0, rules: source.summary?.ruleCount ?? 0, guessed: source.summary?.inferredCount ?? 0)
    )
  }

  /// Lists the topics of pages. Pages with topics that had no pages before come first, because a wrong topic is likely there.
  /// Pages of the Corpus are omitted, because they state their topics.
  private func pageLines(of source: IngestReport.Source) -> [String] {
    guard source.name != corpusSourceName else { return [] }
    let pages = source.pages.sorted { !$0.newTopics.isEmpty && $1.newTopics.isEmpty }
    let listedPages = pages.prefix(Self.maxLines)
    let paths = listedPages.map { shortened(Sanitizer.line($0.path), in: source.name) }
    let width = paths.map { metrics.width($0) }.max() ?? 0
    var lines = zip(paths, listedPages).map { path, place in "  \(metrics.padded(path, to: width)) → \(topicText(of: place))" }
    let omittedCount = pages.count - listedPages.count
    if omittedCount > 0 { lines.append(text(.morePages(omittedCount, command: "hig sources \(ShellWord.quoted(source.name))"))) }
    return lines
  }

  /// Removes the source's folder from a path, and shortens a long path from its start.
  private func shortened(_ path: String, in source: String) -> String {
    var parts = path.split(separator: "/")
    if parts.count > 1, parts[0] == source { parts.removeFirst() }
    let fullPath = parts.joined(separator: "/")
    if metrics.width(fullPath) <= Self.maxPathWidth { return fullPath }
    while parts.count > 1, metrics.width("…/" + parts.joined(separator: "/")) > Self.maxPathWidth { parts.removeFirst() }
    return metrics.truncated("…/" + parts.joined(separator: "/"), to: Self.maxPathWidth)
  }

  private func topicText(of page: IngestReport.IngestedPage) -> String {
    if page.topics.isEmpty { return text(.emptySource) }
    return text(.topics(Array(page.topics.prefix(3)), new: page.newTopics, more: max(0, page.topics.count - 3)))
  }
}
