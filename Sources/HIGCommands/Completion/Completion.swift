import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// What a shell offers for the word that is being typed. The shells' scripts are thin: they hand over the words and show what comes back, so all
/// three offer the same, and it is tested here.
struct Completion {
  let session: Session

  /// One candidate. A value that ends in `/` or `=` is a beginning: no space follows it.
  struct Candidate: Hashable {
    var value: String
    var meaning: String

    init(_ value: String, _ meaning: String = "") {
      self.value = Sanitizing.line(value)
      self.meaning = Sanitizing.line(meaning)
    }

    /// Asks the shell for names of files.
    static let files = Candidate(":files")
  }

  /// One candidate a line: its value, and behind a tab what it means.
  func print(_ words: [String]) -> Int32 {
    let found = candidates(words)
    session.console.print(found.map { $0.value + ($0.meaning.isEmpty ? "" : "\t" + $0.meaning) + "\n" }.joined())
    return found.isEmpty ? 1 : 0
  }

  /// - Parameter words: those after `hig` up to the cursor; the last is the one being typed, and may be empty.
  func candidates(_ words: [String]) -> [Candidate] {
    let typed = words.last ?? ""
    return suggestions(Array(words.dropLast()), typed).filter { $0 == .files || $0.value.hasPrefix(typed) }
  }

  private func suggestions(_ before: [String], _ typed: String) -> [Candidate] {
    guard let name = before.first else {
      return commands
        + [Candidate("help"), Candidate("--help"), Candidate("--version")].filter { !typed.isEmpty || $0.value == "help" }
        + (typed.isEmpty || typed.hasPrefix("-") ? [] : topics(typed))
    }
    if name == "help" { return before.count == 1 ? commands : [] }
    let named = CommandTable.command(name)?.specification
    let command = named ?? LookupCommand.specification
    let line = CompletionLine(Array(before.dropFirst(named == nil ? 0 : 1)), command)
    if let option = line.waiting { return values(of: option, typed, line) }
    guard typed.hasPrefix("-"), !line.isPastOptions else { return positionals(command, line, typed) }
    if let equals = typed.firstIndex(of: "="), let option = command.option(String(typed[..<equals])) {
      let start = String(typed[...equals])
      let rest = String(typed[typed.index(after: equals)...])
      return values(of: option, rest, line).map { $0 == .files ? $0 : Candidate(start + $0.value, $0.meaning) }
    }
    return command.allOptions.flatMap { option in
      option.names.filter { $0.hasPrefix("--") || !typed.hasPrefix("--") }.map {
        Candidate($0, option.help(in: session.language))
      }
    }
  }

  private var commands: [Candidate] { CommandTable.commands.map { Candidate($0.name, $0.help(in: session.language).summary) } }

  // MARK: Values of options

  private func values(of option: OptionSpecification, _ typed: String, _ line: CompletionLine) -> [Candidate] {
    switch option.candidates {
    case .none: []
    case .files: [.files]
    case .platforms: listed(Platform.allCases.sorted().map { Candidate($0.rawValue.lowercased()) }, typed)
    case .kinds: listed((RecordKind.allCases.map(\.rawValue) + ["all"]).map { Candidate($0) }, typed)
    case .strengths: listed(Strength.allCases.map { Candidate($0.rawValue) }, typed)
    case .topics: listed(topics(typed), typed)
    case .sources(let others): sources(line) + others.map { Candidate($0) }
    case .sections: sections(line)
    case .these(let values): values.map { Candidate($0) }
    }
  }

  /// `ios,wat` → `ios,watchos`: one more of a list with commas.
  private func listed(_ candidates: [Candidate], _ typed: String) -> [Candidate] {
    guard let comma = typed.lastIndex(of: ",") else { return candidates }
    let start = typed[...comma]
    let chosen = Set(start.split(separator: ",").map(String.init))
    return candidates.filter { !chosen.contains($0.value) }.map { Candidate(start + $0.value, $0.meaning) }
  }

  // MARK: Words

  private func positionals(_ command: CommandSpecification, _ line: CompletionLine, _ typed: String) -> [Candidate] {
    switch command.words {
    case .none: return []
    case .files: return [.files]
    case .sources: return sources(line)
    case .topics: return topics(typed)
    case .topicThenSection:
      if line.options.contains(ManCommand.keyword.specification) { return [] }
      let isNamed = !line.words.isEmpty && (try? index(line)?.named(by: line.words)) != nil
      // What is looked up may be any text, once it names no topic.
      return isNamed ? sections(line) : command.name.isEmpty && !line.words.isEmpty ? [] : topics(typed)
    case .topicThenSources: return line.words.isEmpty ? topics(typed) : line.words.count < 3 ? sources(line) : []
    case .ids: return ids(typed, line)
    case .idOrTopic: return typed.contains("/") ? ids(typed, line) : topics(typed)
    case .components: return Component.all.map { Candidate($0.name, $0.license) }
    }
  }

  /// Latin words are sought among the slugs, those of another script among the names.
  private func topics(_ typed: String) -> [Candidate] {
    let topics = (try? index(nil)?.topics()) ?? []
    guard let language = Languages.scripted(in: typed) else {
      return topics.map { Candidate($0.slug, $0.title(in: session.language)) }
    }
    return topics.flatMap { topic in
      ([topic.title(in: language)] + topic.aliases.list(language)).map { Candidate($0, topic.slug) }
    }
  }

  private func sources(_ line: CompletionLine) -> [Candidate] {
    ((try? index(line)?.sources()) ?? []).map { Candidate($0.name, $0.editions.joined(separator: ", ")) }
  }

  private func sections(_ line: CompletionLine) -> [Candidate] {
    guard let index = try? index(line), let topic = try? index.topic(words: line.words).topic else { return [] }
    return records(of: topic.slug, index).filter { !$0.anchor.isEmpty }.map { Candidate($0.anchor, $0.section.last ?? "") }
      .firstOfEachValue()
  }

  /// Ids part by part: `charts/`, `charts/axes/`, `charts/axes/2`.
  private func ids(_ typed: String, _ line: CompletionLine) -> [Candidate] {
    guard let index = try? index(line) else { return [] }
    guard let slash = typed.firstIndex(of: "/") else {
      let known = topics(typed).filter { Languages.scripted(in: $0.value) == nil }.map { Candidate($0.value + "/", $0.meaning) }
      let fitting = known.filter { $0.value.hasPrefix(typed) }
      return fitting.count == 1 ? ids(fitting[0].value, line) : known
    }
    let depth = typed.split(separator: "/", omittingEmptySubsequences: false).count
    let fitting = records(of: String(typed[..<slash]), index).filter { $0.id.hasPrefix(typed) }
    let next = fitting.map { record -> Candidate in
      let parts = record.id.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count <= depth { return Candidate(record.id, record.headline.plainText) }
      return Candidate(parts[..<depth].joined(separator: "/") + "/", record.section.last ?? "")
    }.firstOfEachValue()
    return next.count == 1 && next[0].value.hasSuffix("/") && next[0].value != typed ? ids(next[0].value, line) : next
  }

  // MARK: The index

  /// The records of a topic, those in the reader's language first.
  private func records(of topic: String, _ index: GuidelineIndex) -> [Record] {
    var filter = RecordFilter()
    filter.topics = [topic]
    let records = (try? index.records(filter)) ?? []
    return records.filter { $0.language == session.language } + records.filter { $0.language != session.language }
  }

  /// The index that the line names or that would be read; nil where there is none: a key press builds nothing.
  private func index(_ line: CompletionLine?) throws(Failure) -> GuidelineIndex? {
    guard let path = IndexLocation.toRead(option: line?.index, session.environment)?.path, Files.exists(path) else { return nil }
    return try GuidelineIndex(path: path)
  }
}

extension [Completion.Candidate] {
  fileprivate func firstOfEachValue() -> [Completion.Candidate] {
    var seen: Set<String> = []
    return filter { seen.insert($0.value).inserted }
  }
}
