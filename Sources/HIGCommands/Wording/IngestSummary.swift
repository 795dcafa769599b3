import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering

/// Words what an ingest did: by source what was read and what is there now, where each page went, what was passed over.
struct IngestSummary {
  let report: IngestReport
  let metrics: Metrics

  /// Lines of one kind that are worth reading one by one.
  private static let most = 20
  /// Columns of a page's path.
  private static let widest = 48

  /// Heads a column of numbers.
  static let guessed = Localized("guessed", "推定")

  // MARK: What went wrong

  var complaints: [Message] {
    let unread = withoutRepeats
    var messages = unread.prefix(Self.most).map { failure, others in
      guard others > 0 else { return failure.message }
      return Message(failure.message.text.joined(with: Localized(" (and \(others) more like it)", "（ほかに\(others)件）")))
    }
    let rest = unread.count - messages.count
    if rest > 0 { messages.append(Message("… and \(rest) more that could not be read", "ほか\(rest)件も読み込めませんでした")) }
    messages += report.cut.map { cut in
      Message(
        cut.limit.wording.mapped {
          Localized("'\(cut.path)' was read in part: \($0)", "'\(cut.path)'は一部だけ読み込みました: \($0)")
        })
    }
    return messages
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

  var lines: [Localized<String>] {
    report.sources.flatMap { [account(of: $0)] + places(of: $0) } + [unread, skipped].compactMap { $0 }
  }

  /// `team: read 3 pages, 1 gone; holds 12 pages, 80 rules (6 guessed)`
  private func account(of source: IngestReport.Source) -> Localized<String> {
    var done: [Localized<String>] = []
    if source.pagesRead > 0 { done.append(Localized("read \(count(source.pagesRead, "page"))", "\(source.pagesRead)ページを読み込み")) }
    if source.unchanged > 0 { done.append(Localized("\(source.unchanged) unchanged", "\(source.unchanged)ページは変更なし")) }
    if source.pruned > 0 { done.append(Localized("\(source.pruned) gone", "なくなった\(source.pruned)ページを削除")) }
    let guessed = source.held?.guessedCount ?? 0
    let (pages, rules) = (source.held?.pageCount ?? 0, source.held?.ruleCount ?? 0)
    let held = Localized(
      "holds \(count(pages, "page")), \(count(rules, "rule"))" + (guessed > 0 ? " (\(guessed) guessed)" : ""),
      "収録\(pages)ページ、\(rules)ルール" + (guessed > 0 ? "（うち推定\(guessed)）" : ""))
    return held.typeset { held, language in
      let (comma, stop) = language == .japanese ? ("、", "。") : (", ", "; ")
      return "\(source.name): " + done.map { $0.text(in: language) }.joined(separator: comma) + stop + held
    }
  }

  /// Pages that went to topics which nothing was about before come first: that is where a topic was missed. A Corpus page goes where it says.
  private func places(of source: IngestReport.Source) -> [Localized<String>] {
    guard source.name != corpusSourceName else { return [] }
    let places = source.places.sorted { !$0.newTopics.isEmpty && $1.newTopics.isEmpty }
    let shown = places.prefix(Self.most)
    let paths = shown.map { shortened(Sanitizing.line($0.path), in: source.name) }
    let width = paths.map { metrics.width($0) }.max() ?? 0
    var lines = zip(paths, shown).map { path, place in
      topics(of: place).mapped { Localized.both("  \(metrics.padded(path, to: width)) → \($0)") }
    }
    let rest = places.count - shown.count
    if rest > 0 {
      let command = "hig sources \(ShellWord.quoted(source.name))"
      lines.append(Localized("  and \(rest) more: \(command)", "  ほか\(rest)ページ: \(command)"))
    }
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

  private func topics(of place: IngestReport.Place) -> Localized<String> {
    if place.topics.isEmpty { return Localized("nothing to hold", "内容なし") }
    let rest = place.topics.count - 3
    return Localized(" (new)", "（新）").typeset { new, _ in
      place.topics.prefix(3).map { $0 + (place.newTopics.contains($0) ? new : "") }.joined(separator: ", ")
        + (rest > 0 ? " +\(rest)" : "")
    }
  }

  private var unread: Localized<String>? {
    let number = report.unread.count
    return number == 0 || report.sources.isEmpty
      ? nil : Localized("could not read \(number); the rest is kept", "\(number)件を読み込めませんでした。ほかは読み込んであります")
  }

  /// `passed over: 12 code or data, 1 README or index`
  private var skipped: Localized<String>? {
    let kinds = SkipReason.allCases.compactMap { reason in report.skipped[reason].map { (reason.name(of: $0), $0) } }
    guard !kinds.isEmpty else { return nil }
    return Localized("passed over: ", "読まなかったもの: ").typeset { label, language in
      let isJapanese = language == .japanese
      return label
        + kinds.map { name, number in
          isJapanese ? "\(name.text(in: language)) \(number)" : "\(number) \(name.text(in: language))"
        }.joined(separator: isJapanese ? "、" : ", ")
    }
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension SkipReason {
  /// Behind a number, or before it, as the language has it.
  fileprivate func name(of number: Int) -> Localized<String> {
    func counted(_ one: String, _ many: String, _ second: String) -> Localized<String> {
      Localized(number == 1 ? one : many, second)
    }
    switch self {
    case .otherForm: return Localized("code or data", "コードやデータ")
    case .binary: return Localized("binary", "バイナリ")
    case .empty: return Localized("empty", "空のファイル")
    case .scriptShell: return Localized("only asking for JavaScript", "JavaScriptを求めるだけのもの")
    case .index: return counted("README or index beside pages", "READMEs or indexes beside pages", "ページのそばのREADMEや目次")
    case .hiddenFolder: return counted("hidden folder", "hidden folders", "隠しフォルダ")
    case .generatedFolder:
      return counted("folder of builds or dependencies", "folders of builds or dependencies", "ビルドや依存関係のフォルダ")
    case .link: return counted("link to a folder or to nothing", "links to folders or to nothing", "フォルダへのリンクや切れたリンク")
    case .special: return counted("pipe or device", "pipes or devices", "パイプやデバイス")
    }
  }
}
