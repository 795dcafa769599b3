import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// `hig pick [WORDS…]`: lets the user choose records interactively.
///
/// fzf only displays choices. hig searches again after each key press, so readings, romaji, aliases, and misspellings match
/// just like in a search.
struct PickCommand: Command {
  static let specification = CommandSpecification(
    name: "pick", synopses: ["[WORDS…]"], help: \.pick,
    optionKeys: [
      Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.strength, Options.platformOwn,
      Options.statedOnly, limit, printsIDs, listsChoices,
    ] + Options.display,
    examples: ["hig pick", "hig pick 余白 --print | hig export -"], allowsHyphenatedText: true)
  private static let limit = Options.limit(upTo: 10_000)
  private static let printsIDs = OptionKey(flag: "--print", \.printID)
  private static let listsChoices = OptionKey(flag: "--list", \.list)

  let arguments: CommandArguments

  /// Maximum number of choices; more would not be useful in a list.
  private static let maxChoices = 100

  func run(in session: Session) throws(Failure) -> Int32 {
    let text = arguments.positionals.joined(separator: " ")
    let index = try session.index(arguments[Options.index])
    let choices = try findChoices(text, index, session)
    if arguments[Self.listsChoices] {
      session.console.print(choices.joined())
      return choices.isEmpty ? 1 : 0
    }
    let hasFzf = BoundedProgram(named: "fzf", on: session.environment.searchPath) != nil
    if choices.isEmpty, !hasFzf {
      session.warn(.nothingFound(for: text.truncatedForMessage, suggestions: []))
      return 1
    }
    let chosen = try hasFzf ? chooseWithFzf(choices, text, session) : chooseByNumber(choices, index, session)
    guard !chosen.isEmpty else { return 1 }
    if arguments[Self.printsIDs] {
      session.console.print(chosen.map { $0.name + "\n" }.joined())
      return 0
    }
    var status: Int32 = 0
    for (name, language) in chosen {
      var lookupArguments = arguments.forwarded(to: LookupCommand.specification)
      (lookupArguments.positionals, lookupArguments.isLiteral) = ([name], true)
      if !arguments.has(Options.language), Languages.language(withCode: language) != nil {
        lookupArguments.options.append((Options.language.name, language))
      }
      status = max(status, try LookupCommand(arguments: lookupArguments).run(in: session))
    }
    return status
  }

  /// Returns topics of the name and then matching rules or, for an empty text, all topics.
  private func findChoices(_ text: String, _ index: GuidelineIndex, _ session: Session) throws(Failure) -> [String] {
    if text.allSatisfy(\.isWhitespace) { return try index.topics().map { HitLines.chooserLine($0, session.language) } }
    var query = try Query(text, arguments, index, session)
    query.limit = try arguments[Self.limit] ?? Self.maxChoices
    return try index.topics(named: text).map { HitLines.chooserLine($0, session.language) }
      + index.search(query).hits.map { HitLines.chooserLine($0.record, session.language) }
  }

  private typealias Choice = (name: String, language: String)

  private func parsedChoices(in lines: some Sequence<Substring>) -> [Choice] {
    lines.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count == 3 ? (String(fields[0]), String(fields[2])) : nil
    }
  }

  // MARK: fzf

  private func chooseWithFzf(_ choices: [String], _ text: String, _ session: Session) throws(Failure) -> [Choice] {
    let program = ShellWord.quoted(session.environment.program ?? "hig")
    let index = arguments.typedArguments(Options.index).suffix(2).map(ShellWord.quoted)
    let filters =
      [Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.strength].flatMap {
        (option: any CommandOption) in
        arguments.typedArguments(option)
      }.map(ShellWord.quoted) + (arguments[Options.statedOnly] ? [Options.statedOnly.name] : [])
      + (arguments[Options.platformOwn] ? [Options.platformOwn.name] : [])
    let reloadCommand = ([program, "pick", Self.listsChoices.name] + filters + index + ["--", "{q}"]).joined(separator: " ")
    let previewCommand =
      ([program] + index + [
        "--language", "{3}", "--color", "always", "--pager", "cat", "--width", "$FZF_PREVIEW_COLUMNS", "--", "{1}",
      ])
      .joined(separator: " ")
    let isNarrow = session.environment.columns ?? 80 < 110
    let fzf = [
      // Run the commands with sh, regardless of the user's shell.
      "/usr/bin/env", "SHELL=/bin/sh", "fzf", "--disabled", "--multi", "--delimiter", "\t", "--with-nth", "2", "--prompt",
      "hig> ",
      "--query", text, "--bind", "change:reload:" + reloadCommand, "--preview", previewCommand, "--preview-window",
      isNarrow ? "down:60%:wrap" : "right:55%:wrap",
    ]
    session.console.finish()
    guard let (_, output) = ChildProcess.runPicker(fzf, input: Array(choices.joined().utf8)) else { return [] }
    return parsedChoices(in: String(decoding: output, as: UTF8.self).split(separator: "\n"))
  }

  // MARK: Numbered list

  /// Prints one screen of choices at a time and reads their numbers. A line that contains no number is a new query.
  private func chooseByNumber(_ initialChoices: [String], _ index: GuidelineIndex, _ session: Session) throws(Failure) -> [Choice]
  {
    var (choices, start) = (initialChoices, 0)
    while true {
      let visibleChoices = choices[start...].prefix(session.environment.rows.map { max(4, $0 - 3) } ?? .max)
      session.console.printError(try choiceList(visibleChoices, of: choices.count, session) + session.interface.labels.number)
      guard let typed = session.environment.readLine() else { return [] }
      let words = typed.split { $0 == " " || $0 == "," }
      if words.isEmpty {
        start = visibleChoices.endIndex
        if start == choices.count { return [] }
      } else if words.allSatisfy({ $0.first?.isNumber != true }) {
        let newChoices = try self.findChoices(typed, index, session)
        if newChoices.isEmpty {
          session.warn(.nothingFound(for: typed.truncatedForMessage, suggestions: []))
        } else {
          (choices, start) = (newChoices, 0)
        }
      } else {
        return parsedChoices(in: try words.map { word throws(Failure) in try Self.choice(word, of: choices).dropLast() })
      }
    }
  }

  private static func choice(_ word: Substring, of choices: [String]) throws(Failure) -> String {
    guard let number = Int(word), choices.indices.contains(number - 1) else {
      throw .unknownValue(option: "hig pick", value: String(word), known: ["1…\(choices.count)"])
    }
    return choices[number - 1]
  }

  private func choiceList(_ visibleChoices: ArraySlice<String>, of count: Int, _ session: Session) throws(Failure) -> String {
    let style = try TerminalStyleOptions.style(arguments, session.environment)
    let digits = String(count).utf8.count
    var lines = zip(visibleChoices.indices, visibleChoices).map { index, choice in
      let number = String(index + 1)
      let text = choice.dropLast().split(separator: "\t").dropFirst().first ?? ""
      return StyledLine([
        StyledSpan(String(repeating: " ", count: digits - number.utf8.count) + number + " ", .faint), StyledSpan(text),
      ])
      .truncated(to: style.terminal)
    }
    if session.environment.isTerminal {
      let phrase = Phrase.choices(from: visibleChoices.startIndex + 1, to: visibleChoices.endIndex, of: count)
      lines.append(StyledLine([StyledSpan(session.interface.phrase(phrase).text, .faint)]))
    }
    return style.terminal.render(lines)
  }
}
