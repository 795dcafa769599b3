import Foundation
import Guidelines
import Languages
import Reading
import Rendering
import TextAnalysis

@testable import HIGCommands
@testable import Ingestion

/// Stages of the processing of a file, as commands perform them. A stage without a result is an empty text.
enum Stage: CaseIterable {
  case tree, records, lint
  /// The canonical form, and the terminal output at 74 columns.
  case markdown, text

  /// - Parameter topics: the topics of the Corpus lists.
  func text(of report: Linter.Report, topics: [Topic]) -> String {
    switch self {
    case .tree: report.pages.map { dump($0.page) }.joined()
    case .records: report.pages.flatMap(\.records).map { Self.spread(RecordJSON.line($0)) }.joined()
    case .lint: report.diagnostics.map { Self.line($0.diagnostic) }.joined()
    case .markdown:
      Self.topics(report).map { CanonicalWriter(firstSentence: Self.firstSentence).markdown($0) }.joined(separator: "\n")
    case .text: Self.topics(report).map { Self.page($0, topics) }.joined(separator: "\n")
    }
  }

  /// Returns a record with a line for each member, without empty members.
  private static func spread(_ json: String) -> String {
    var members: [Substring] = []
    var (depth, isText, isEscaped) = (0, false, false)
    var start = json.index(after: json.startIndex)
    for index in json.indices.dropFirst().dropLast() {
      switch json[index] {
      case _ where isEscaped: isEscaped = false
      case "\\": isEscaped = true
      case "\"": isText.toggle()
      case "{" where !isText, "[" where !isText: depth += 1
      case "}" where !isText, "]" where !isText: depth -= 1
      case "," where !isText && depth == 0:
        members.append(json[start..<index])
        start = json.index(after: index)
      default: break
      }
    }
    members.append(json[start..<json.index(before: json.endIndex)])
    let saying = members.filter { member in
      !["null", "[]", "{}", "false", "\"\""].contains { member.hasSuffix(":" + $0) } && !member.hasPrefix("\"source\":")
    }
    let line = json.firstMatch(of: #/"line":(\d+)/#).map { "line \($0.1)" } ?? ""
    return "{ // \(line)\n" + saying.map { "  \($0)\n" }.joined() + "}\n"
  }

  private static func line(_ found: Diagnostic) -> String {
    let interface = Language.english.messages
    let place = "\(max(1, found.line)):\(max(1, found.column))"
    return "\(place): \(interface.labels[found.level]): \(interface.finding(found.kind))\n"
  }

  private static func firstSentence(_ text: String) -> String {
    SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text
  }

  /// Returns the records of each page by topic, in reading order.
  private static func topics(_ report: Linter.Report) -> [[Record]] {
    report.pages.flatMap { page in
      var groups: [String: [Record]] = [:]
      for record in page.records { groups[record.topic, default: []].append(record) }
      return groups.values.sorted { $0[0].position < $1[0].position }
    }
  }

  private static func page(_ records: [Record], _ topics: [Topic]) -> String {
    let first = records[0]
    let origin = first.source
    let source = PageReference(
      source: origin.name, page: origin.page, language: first.language, topic: first.topic, topicTitle: first.topicTitle,
      title: origin.title, path: "", url: origin.url, edition: origin.edition, translator: origin.translator,
      retrieved: origin.retrieved)
    let topic =
      topics.first { $0.slug == first.topic }
      ?? Topic(slug: first.topic, category: "", titles: Localized([(first.language, first.topicTitle)]))
    let page = TopicPage(
      topic: topic, language: first.language, records: records,
      platforms: PlatformStates.states(of: topic, records: records), source: source, otherPages: [])
    let style = PageStyle(Terminal(width: 74), language: first.language)
    return style.terminal.render(TopicPageText(page, style: style).lines())
  }
}
