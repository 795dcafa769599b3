import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// `hig open ID|TOPIC`: opens an official page in the browser.
struct OpenCommand: Command {
  static let specification = CommandSpecification(
    name: "open", synopses: ["ID|TOPIC"], help: \.open,
    optionKeys: [printsAddress, Options.language, Options.source, Options.index],
    examples: ["hig open 3", "hig open alerts/buttons/1 --print"], argumentCompletion: .recordIDOrTopic,
    requiredArguments: "ID|TOPIC")
  private static let printsAddress = OptionKey(flag: "--print", \.printAddress)

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    let index = try session.index(arguments[Options.index], naming: arguments.positionals)
    let languageChoice = try arguments[Options.language]
    let typed = arguments.positionals.joined(separator: " ")
    guard let (address, source) = try address(in: index, languageChoice, session), let safeAddress = Self.webAddress(address)
    else {
      session.warn(.noAddress(of: typed))
      return 1
    }
    if !reservedSourceNames.contains(source) { session.printInfo(.addressStatedBySource(source: source)) }
    if arguments[Self.printsAddress] {
      session.console.print(safeAddress + "\n")
      return 0
    }
    try session.openInBrowser(safeAddress)
    return 0
  }

  /// Parses the `BROWSER` variable: commands separated by colons, each of words separated by spaces. `%s` is replaced by the
  /// address; without it, the address is appended. An empty command is `nil`.
  static func browserCommands(_ variable: String, _ address: String) -> [[String]?] {
    variable.split(separator: ":").map { command in
      var hasAddress = false
      let words = command.split(separator: " ").map { word in
        var (expanded, remaining) = ("", word)
        while let character = remaining.popFirst() {
          switch (character, remaining.first) {
          case ("%", "s"): (expanded, hasAddress) = (expanded + address, true)
          case ("%", "c"): expanded += ":"
          case ("%", "%"): expanded += "%"
          default:
            expanded.append(character)
            continue
          }
          remaining.removeFirst()
        }
        return expanded
      }
      return words.isEmpty ? nil : hasAddress ? words : words + [address]
    }
  }

  /// Returns the address to open and the source that states it.
  private func address(in guidelines: GuidelineIndex, _ choice: ValueParser.LanguageChoice?, _ session: Session) throws(Failure)
    -> (String, source: String)?
  {
    let typed = arguments.positionals.joined(separator: " ")
    let records = RecordLookup(index: guidelines, session: session)
    if arguments.positionals.count == 1, let target = try records.addressTarget(typed) {
      let pages = try guidelines.pages(topic: target.topic.slug)
      return try address(of: pages.first(where: \.isOfficial) ?? pages.first { $0.url != nil }, target.anchor ?? "", guidelines)
    }
    if arguments.positionals.count == 1, typed.contains("/") || LastSearch.isNumber(typed),
      let record = try records.records(typed, choice).first
    {
      if let url = record.source.url {
        return (try guidelines.officialAnchors().address(ofPage: url, section: record.anchor), record.source.name)
      }
      // If the record's page states no address, use the official page of its topic.
      let pages = try guidelines.pages(topic: record.topic).filter(\.isOfficial)
      return try address(of: pages.first { $0.language == record.language } ?? pages.first, record.anchor, guidelines)
    }
    let lookup = try PageLookup(guidelines, topic: try guidelines.topic(words: arguments.positionals).topic)
    var languages: [Language] = [Languages.scriptLanguage(in: typed) ?? session.language]
    if let language = choice?.singleLanguage { languages = [language] } else { languages += languages[0].others }
    for language in languages {
      let pages = try lookup.pages(in: language, source: arguments[Options.source].last)
      if let page = pages.first(where: { $0.url != nil }), let url = page.url { return (url, page.source) }
    }
    return nil
  }

  private func address(of page: PageReference?, _ section: String, _ guidelines: GuidelineIndex) throws(Failure)
    -> (String, source: String)?
  {
    guard let page, let url = page.url else { return nil }
    return (try guidelines.officialAnchors().address(ofPage: url, section: section), page.source)
  }

  /// Returns an address if it is safe to print and to pass to a browser: http or https, printable ASCII.
  private static func webAddress(_ text: String) -> String? {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return nil
    }
    return text
  }
}

extension PageReference {
  /// `true` if the page has an address and its source is one of the program's own.
  fileprivate var isOfficial: Bool { url != nil && reservedSourceNames.contains(source) }
}
