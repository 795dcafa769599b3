import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering

/// Says what an ingest did: by source what was read and what is there now, where each page went, what was passed over.
struct IngestSummary {
  let report: IngestReport
  let language: Language
  let metrics: Metrics

  /// Lines of one kind that are worth reading one by one.
  private static let most = 20
  /// Columns of a page's path.
  private static let widest = 48

  private func text(_ phrase: Phrase) -> String { language.interface.phrase(phrase).text }

  // MARK: What went wrong

  var complaints: [Notice] {
    let unread = withoutRepeats
    var notices = unread.prefix(Self.most).map { failure, others in
      var notice = failure.notice(in: language)
      if others > 0 { notice = Notice(notice.text + text(.andLike(others))) }
      return notice
    }
    let rest = unread.count - notices.count
    if rest > 0 { notices.append(Notice(text(.moreUnread(rest)))) }
    return notices + report.cut.map { Notice(text(.readInPart(path: $0.path, $0.limit))) }
  }

  /// What could not be read; of the documents of a kind for which a program is missing the first alone, and how many there are besides.
  private var withoutRepeats: [(failure: Failure, others: Int)] {
    var found: [(failure: Failure, others: Int)] = []
    var places: [String: Int] = [:]
    for failure in report.unread.map(\.failure) {
      guard case .noProgram(_, let kind, _, _) = failure else {
        found.append((failure, 0))
        continue
      }
      if let place = places[kind] {
        found[place].others += 1
      } else {
        places[kind] = found.count
        found.append((failure, 0))
      }
    }
    return found
  }

  // MARK: What was done

  var lines: [String] {
    var lines = report.sources.flatMap { [account(of: $0)] + places(of: $0) }
    if !report.unread.isEmpty, !report.sources.isEmpty { lines.append(text(.someUnread(report.unread.count))) }
    if !report.skipped.isEmpty { lines.append(text(.passedOver(report.skipped))) }
    if !report.outside.isEmpty { lines.append(text(.leadOut(report.outside))) }
    return lines
  }

  private func account(of source: IngestReport.Source) -> String {
    text(
      .account(
        of: source.name, read: source.pagesRead, unchanged: source.unchanged, gone: source.pruned,
        pages: source.held?.pageCount ?? 0, rules: source.held?.ruleCount ?? 0, guessed: source.held?.guessedCount ?? 0))
  }

  /// Pages that went to topics which nothing was about before come first: that is where a topic was missed. A Corpus page goes where it says.
  private func places(of source: IngestReport.Source) -> [String] {
    guard source.name != corpusSourceName else { return [] }
    let places = source.places.sorted { !$0.newTopics.isEmpty && $1.newTopics.isEmpty }
    let shown = places.prefix(Self.most)
    let paths = shown.map { shortened(Sanitizing.line($0.path), in: source.name) }
    let width = paths.map { metrics.width($0) }.max() ?? 0
    var lines = zip(paths, shown).map { path, place in "  \(metrics.padded(path, to: width)) → \(topics(of: place))" }
    let rest = places.count - shown.count
    if rest > 0 { lines.append(text(.morePages(rest, command: "hig sources \(ShellWord.quoted(source.name))"))) }
    return lines
  }

  /// Without the folder that gives the source its name; of a long path as much as fits, from its end.
  private func shortened(_ path: String, in source: String) -> String {
    var parts = path.split(separator: "/")
    if parts.count > 1, parts[0] == source { parts.removeFirst() }
    let full = parts.joined(separator: "/")
    if metrics.width(full) <= Self.widest { return full }
    while parts.count > 1, metrics.width("…/" + parts.joined(separator: "/")) > Self.widest { parts.removeFirst() }
    return metrics.truncated("…/" + parts.joined(separator: "/"), to: Self.widest)
  }

  private func topics(of place: IngestReport.Place) -> String {
    if place.topics.isEmpty { return text(.noTopics) }
    return text(.topics(Array(place.topics.prefix(3)), new: place.newTopics, more: max(0, place.topics.count - 3)))
  }
}
