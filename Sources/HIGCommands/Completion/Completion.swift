import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// Computes completions for the word that is being typed. The shell scripts only pass the words on and show the result, so that
/// all three shells offer the same completions, and these can be tested here.
struct Completion {
  let session: Session

  /// A completion. A value that ends in `/` or `=` is incomplete, so the shell adds no space.
  struct CompletionItem: Hashable {
    var value: String
    var meaning: String

    init(_ value: String, _ meaning: String = "") {
      self.value = Sanitizer.line(value)
      self.meaning = Sanitizer.line(meaning)
    }

    /// The special item that makes the shell complete file names.
    static let files = CompletionItem(":files")
  }

  /// Prints one completion per line: the value and, after a tab, its description. Returns the exit status.
  func printItems(_ words: [String]) -> Int32 {
    let items = items(words)
    session.console.print(items.map { $0.value + ($0.meaning.isEmpty ? "" : "\t" + $0.meaning) + "\n" }.joined())
    return items.isEmpty ? 1 : 0
  }

  /// - Parameter words: The words after `hig` up to the cursor. The last one is being typed and may be empty.
  func items(_ words: [String]) -> [CompletionItem] {
    let typed = words.last ?? ""
    return allItems(Array(words.dropLast()), typed).filter { $0 == .files || $0.value.hasPrefix(typed) }
  }

  private func allItems(_ precedingWords: [String], _ typed: String) -> [CompletionItem] {
    guard let name = precedingWords.first else {
      return commands
        + [CompletionItem("help"), CompletionItem("--help"), CompletionItem("--version")].filter {
          !typed.isEmpty || $0.value == "help"
        }
        + (typed.isEmpty || typed.hasPrefix("-") ? [] : topics(typed))
    }
    if name == "help" { return precedingWords.count == 1 ? commands : [] }
    let namedCommand = CommandTable.command(name)?.specification
    let command = namedCommand ?? LookupCommand.specification
    let line = CompletionLine(Array(precedingWords.dropFirst(namedCommand == nil ? 0 : 1)), command)
    if let option = line.pendingOption { return values(of: option, typed, line) }
    guard typed.hasPrefix("-"), !line.isPastOptions else { return positionals(command, line, typed) }
    if let equals = typed.firstIndex(of: "="), let option = command.option(String(typed[..<equals])) {
      let start = String(typed[...equals])
      let partialValue = String(typed[typed.index(after: equals)...])
      return values(of: option, partialValue, line).map { $0 == .files ? $0 : CompletionItem(start + $0.value, $0.meaning) }
    }
    return command.allOptions.flatMap { option in
      option.names.filter { $0.hasPrefix("--") || !typed.hasPrefix("--") }.map {
        CompletionItem($0, option.help(in: session.language))
      }
    }
  }

  private var commands: [CompletionItem] {
    CommandTable.commands.map { CompletionItem($0.name, $0.help(in: session.language).summary) }
  }

  // MARK: Option values

  private func values(of option: OptionSpecification, _ typed: String, _ line: CompletionLine) -> [CompletionItem] {
    switch option.completion {
    case .none: []
    case .files: [.files]
    case .platforms: listItems(Platform.allCases.sorted().map { CompletionItem($0.rawValue.lowercased()) }, typed)
    case .kinds: listItems((RecordKind.allCases.map(\.rawValue) + ["all"]).map { CompletionItem($0) }, typed)
    case .strengths: listItems(Strength.allCases.map { CompletionItem($0.rawValue) }, typed)
    case .topics: listItems(topics(typed), typed)
    case .sources(let others): sources(line) + others.map { CompletionItem($0) }
    case .sections: sections(line)
    case .values(let values): values.map { CompletionItem($0) }
    }
  }

  /// Restricts completions to those that are not in a comma-separated list yet: `ios,wat` is completed to `ios,watchos`.
  private func listItems(_ items: [CompletionItem], _ typed: String) -> [CompletionItem] {
    guard let comma = typed.lastIndex(of: ",") else { return items }
    let start = typed[...comma]
    let chosen = Set(start.split(separator: ",").map(String.init))
    return items.filter { !chosen.contains($0.value) }.map { CompletionItem(start + $0.value, $0.meaning) }
  }

  // MARK: Positional arguments

  private func positionals(_ command: CommandSpecification, _ line: CompletionLine, _ typed: String) -> [CompletionItem] {
    switch command.argumentCompletion {
    case .none: return []
    case .files: return [.files]
    case .sources: return sources(line)
    case .topics: return topics(typed)
    case .topicThenSection:
      if line.options.contains(ManCommand.keyword.specification) { return [] }
      let isNamed = !line.positionals.isEmpty && (try? index(line)?.leadingTopic(in: line.positionals)) != nil
      // Text that names no topic is a query, for which there are no completions.
      return isNamed ? sections(line) : command.name.isEmpty && !line.positionals.isEmpty ? [] : topics(typed)
    case .topicThenSources: return line.positionals.isEmpty ? topics(typed) : line.positionals.count < 3 ? sources(line) : []
    case .recordIDs: return recordIDs(typed, line)
    case .recordIDOrTopic: return typed.contains("/") ? recordIDs(typed, line) : topics(typed)
    case .components: return Component.all.map { CompletionItem($0.name, $0.license) }
    }
  }

  /// Completes slugs for a Latin word, and names for a word in another script.
  private func topics(_ typed: String) -> [CompletionItem] {
    let topics = (try? index(nil)?.topics()) ?? []
    guard let language = Languages.scriptLanguage(in: typed) else {
      return topics.map { CompletionItem($0.slug, $0.title(in: session.language)) }
    }
    return topics.flatMap { topic in
      ([topic.title(in: language)] + topic.aliases.list(language)).map { CompletionItem($0, topic.slug) }
    }
  }

  private func sources(_ line: CompletionLine) -> [CompletionItem] {
    ((try? index(line)?.sources()) ?? []).map { CompletionItem($0.name, $0.editions.joined(separator: ", ")) }
  }

  private func sections(_ line: CompletionLine) -> [CompletionItem] {
    guard let index = try? index(line), let topic = try? index.topic(words: line.positionals).topic else { return [] }
    return records(of: topic.slug, index).filter { !$0.anchor.isEmpty }.map { CompletionItem($0.anchor, $0.section.last ?? "") }
      .uniquedByValue()
  }

  /// Completes ids component by component: `charts/`, `charts/axes/`, `charts/axes/2`.
  private func recordIDs(_ typed: String, _ line: CompletionLine) -> [CompletionItem] {
    guard let index = try? index(line) else { return [] }
    guard let slash = typed.firstIndex(of: "/") else {
      let topicPrefixes = topics(typed).filter { Languages.scriptLanguage(in: $0.value) == nil }.map {
        CompletionItem($0.value + "/", $0.meaning)
      }
      let matching = topicPrefixes.filter { $0.value.hasPrefix(typed) }
      return matching.count == 1 ? recordIDs(matching[0].value, line) : topicPrefixes
    }
    let depth = typed.split(separator: "/", omittingEmptySubsequences: false).count
    let matching = records(of: String(typed[..<slash]), index).filter { $0.id.hasPrefix(typed) }
    let items = matching.map { record -> CompletionItem in
      let parts = record.id.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count <= depth { return CompletionItem(record.id, record.headline.plainText) }
      return CompletionItem(parts[..<depth].joined(separator: "/") + "/", record.section.last ?? "")
    }.uniquedByValue()
    return items.count == 1 && items[0].value.hasSuffix("/") && items[0].value != typed ? recordIDs(items[0].value, line) : items
  }

  // MARK: The index

  /// Returns the records of a topic, those in the user's language first.
  private func records(of topic: String, _ index: GuidelineIndex) -> [Record] {
    var filter = RecordFilter()
    filter.topics = [topic]
    let records = (try? index.records(filter)) ?? []
    return records.filter { $0.language == session.language } + records.filter { $0.language != session.language }
  }

  /// Opens the index that the line names or the default one. Returns `nil` if it does not exist, because a key press must not
  /// build an index.
  private func index(_ line: CompletionLine?) throws(Failure) -> GuidelineIndex? {
    guard let path = IndexLocation.forReading(option: line?.index, session.environment)?.path, Files.exists(path) else {
      return nil
    }
    return try GuidelineIndex(path: path)
  }
}

extension [Completion.CompletionItem] {
  fileprivate func uniquedByValue() -> [Completion.CompletionItem] {
    var seen: Set<String> = []
    return filter { seen.insert($0.value).inserted }
  }
}
