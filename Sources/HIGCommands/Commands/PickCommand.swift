import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// `hig pick [WORDS…]`
///
/// What fzf shows is found by hig itself, anew with each key: so readings, romaji, aliases and misspellings match as they do in a search.
struct PickCommand: Command {
  static let specification = CommandSpecification(
    name: "pick", usage: ["[WORDS…]"], help: \.pick,
    keys: [
      Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.strength, Options.platformOwn,
      Options.sure, limit, printsIDs, lists,
    ] + Options.screen,
    examples: ["hig pick", "hig pick 余白 --print | hig export -"], takesHyphenatedWords: true)
  private static let limit = Options.limit(upTo: 10_000)
  private static let printsIDs = OptionKey(flag: "--print", \.printID)
  private static let lists = OptionKey(flag: "--list", \.list)

  let words: CommandWords

  /// Beyond these nobody scrolls.
  private static let most = 100

  func run(in session: Session) throws(Failure) -> Int32 {
    let text = words.texts.joined(separator: " ")
    let index = try session.index(words[Options.index])
    let choices = try choices(text, index, session)
    if words[Self.lists] {
      session.console.print(choices.joined())
      return choices.isEmpty ? 1 : 0
    }
    let hasChooser = BoundedProgram(named: "fzf", on: session.environment.programs) != nil
    if choices.isEmpty, !hasChooser {
      session.warn(.nothingFound(for: text.short, suggestions: []))
      return 1
    }
    let chosen = try hasChooser ? byChooser(choices, text, session) : byNumber(choices, index, session)
    guard !chosen.isEmpty else { return 1 }
    if words[Self.printsIDs] {
      session.console.print(chosen.map { $0.name + "\n" }.joined())
      return 0
    }
    var status: Int32 = 0
    for (name, language) in chosen {
      var lookup = words.passed(to: LookupCommand.specification)
      (lookup.texts, lookup.isLiteral) = ([name], true)
      if !words.has(Options.language) { lookup.options.append((Options.language.name, language)) }
      status = max(status, try LookupCommand(words: lookup).run(in: session))
    }
    return status
  }

  /// Topics of such a name, then rules; without words all topics.
  private func choices(_ text: String, _ index: GuidelineIndex, _ session: Session) throws(Failure) -> [String] {
    if text.allSatisfy(\.isWhitespace) { return try index.topics().map { HitLines.choice($0, session.language) } }
    var query = try Query(text, words, index, session)
    query.limit = try words[Self.limit] ?? Self.most
    return try index.topics(named: text).map { HitLines.choice($0, session.language) }
      + index.search(query).hits.map { HitLines.choice($0.record, session.language) }
  }

  private typealias Choice = (name: String, language: String)

  private func named(in lines: some Sequence<Substring>) -> [Choice] {
    lines.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count == 3 ? (String(fields[0]), String(fields[2])) : nil
    }
  }

  // MARK: With fzf

  private func byChooser(_ choices: [String], _ text: String, _ session: Session) throws(Failure) -> [Choice] {
    let program = ShellWord.quoted(session.environment.program ?? "hig")
    let index = words.typed(Options.index).suffix(2).map(ShellWord.quoted)
    let filters =
      [Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.strength].flatMap {
        (option: any CommandOption) in
        words.typed(option)
      }.map(ShellWord.quoted) + (words[Options.sure] ? [Options.sure.name] : [])
      + (words[Options.platformOwn] ? [Options.platformOwn.name] : [])
    let again = ([program, "pick", Self.lists.name] + filters + index + ["--", "{q}"]).joined(separator: " ")
    let look =
      ([program] + index + [
        "--language", "{3}", "--color", "always", "--pager", "cat", "--width", "$FZF_PREVIEW_COLUMNS", "--", "{1}",
      ])
      .joined(separator: " ")
    let isNarrow = session.environment.columns ?? 80 < 110
    let fzf = [
      // Whatever the user's shell is, these commands are for this one.
      "/usr/bin/env", "SHELL=/bin/sh", "fzf", "--disabled", "--multi", "--delimiter", "\t", "--with-nth", "2", "--prompt",
      "hig> ",
      "--query", text, "--bind", "change:reload:" + again, "--preview", look, "--preview-window",
      isNarrow ? "down:60%:wrap" : "right:55%:wrap",
    ]
    session.console.finish()
    guard let (_, output) = ChildProcess.choose(fzf, from: Array(choices.joined().utf8)) else { return [] }
    return named(in: String(decoding: output, as: UTF8.self).split(separator: "\n"))
  }

  // MARK: Without

  /// A screen at a time; words instead of numbers are searched.
  private func byNumber(_ found: [String], _ index: GuidelineIndex, _ session: Session) throws(Failure) -> [Choice] {
    var (choices, start) = (found, 0)
    while true {
      let shown = choices[start...].prefix(session.environment.rows.map { max(4, $0 - 3) } ?? .max)
      session.console.warn(try screen(shown, of: choices.count, session) + session.interface.labels.number)
      guard let typed = session.environment.readLine() else { return [] }
      let words = typed.split { $0 == " " || $0 == "," }
      if words.isEmpty {
        start = shown.endIndex
        if start == choices.count { return [] }
      } else if words.allSatisfy({ $0.first?.isNumber != true }) {
        let others = try self.choices(typed, index, session)
        if others.isEmpty {
          session.warn(.nothingFound(for: typed.short, suggestions: []))
        } else {
          (choices, start) = (others, 0)
        }
      } else {
        return named(in: try words.map { word throws(Failure) in try Self.choice(word, of: choices).dropLast() })
      }
    }
  }

  private static func choice(_ word: Substring, of choices: [String]) throws(Failure) -> String {
    guard let number = Int(word), choices.indices.contains(number - 1) else {
      throw .unknownValue(option: "hig pick", value: String(word), known: ["1…\(choices.count)"])
    }
    return choices[number - 1]
  }

  private func screen(_ shown: ArraySlice<String>, of count: Int, _ session: Session) throws(Failure) -> String {
    let style = try Screen.style(words, session.environment)
    let digits = String(count).utf8.count
    var lines = zip(shown.indices, shown).map { place, choice in
      let number = String(place + 1)
      let text = choice.dropLast().split(separator: "\t").dropFirst().first ?? ""
      return Line([Span(String(repeating: " ", count: digits - number.utf8.count) + number + " ", .faint), Span(text)])
        .cut(to: style.terminal)
    }
    if session.environment.isTerminal {
      let phrase = Phrase.choices(from: shown.startIndex + 1, to: shown.endIndex, of: count)
      lines.append(Line([Span(session.interface.phrase(phrase).text, .faint)]))
    }
    return style.terminal.render(lines)
  }
}
