import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// `hig open ID|TOPIC`
struct OpenCommand: Command {
  static let specification = CommandSpecification(
    name: "open", usage: ["ID|TOPIC"], help: \.open,
    keys: [printsAddress, Options.language, Options.source, Options.index],
    examples: ["hig open 3", "hig open alerts/buttons/1 --print"], words: .idOrTopic, needs: "ID|TOPIC")
  private static let printsAddress = OptionKey(flag: "--print", \.printAddress)

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let guidelines = try session.index(words[Options.index], naming: words.texts)
    let choice = try words[Options.language]
    let typed = words.texts.joined(separator: " ")
    guard let address = try address(in: guidelines, choice, session), let safe = Self.webAddress(address) else {
      session.warn(.noAddress(of: typed))
      return 1
    }
    if words[Self.printsAddress] {
      session.console.print(safe + "\n")
      return 0
    }
    let named =
      [session.environment["HIG_BROWSER"].map { [$0, safe] }] + Self.browsers(session.environment["BROWSER"] ?? "", safe)
    for command in named.compactMap({ $0 }) + ["xdg-open", "open", "wslview"].map({ [$0, safe] }) {
      if ChildProcess(command, output: .nowhere, errors: .nowhere)?.wait() == 0 { return 0 }
    }
    throw .noBrowser(url: safe)
  }

  /// `BROWSER` as the convention has it: commands with colons between, each of words, in which `%s` is the address, or it stands last.
  static func browsers(_ variable: String, _ address: String) -> [[String]?] {
    variable.split(separator: ":").map { command in
      var hasAddress = false
      let words = command.split(separator: " ").map { word in
        var (out, rest) = ("", word)
        while let character = rest.popFirst() {
          switch (character, rest.first) {
          case ("%", "s"): (out, hasAddress) = (out + address, true)
          case ("%", "c"): out += ":"
          case ("%", "%"): out += "%"
          default:
            out.append(character)
            continue
          }
          rest.removeFirst()
        }
        return out
      }
      return words.isEmpty ? nil : hasAddress ? words : words + [address]
    }
  }

  private func address(in guidelines: GuidelineIndex, _ choice: Values.LanguageChoice?, _ session: Session) throws(Failure)
    -> String?
  {
    let typed = words.texts.joined(separator: " ")
    let records = RecordLookup(index: guidelines, session: session)
    if words.texts.count == 1, let place = try records.place(typed) {
      let url = try guidelines.pages(topic: place.topic.slug).lazy.compactMap(\.url).first
      return try url.map { url throws(Failure) in try guidelines.officialAnchors().address(url, section: place.anchor ?? "") }
    }
    if words.texts.count == 1, typed.contains("/") || LastAnswer.isNumber(typed),
      let record = try records.records(typed, choice).first
    {
      // A page that states no address is about a topic whose official page is known.
      let others = try guidelines.pages(topic: record.topic)
      let known =
        others.first { $0.source == corpusSourceName && $0.language == record.language }?.url
        ?? others.lazy.compactMap(\.url).first
      return try (record.source.url ?? known).map { url throws(Failure) in
        try guidelines.officialAnchors().address(url, section: record.anchor)
      }
    }
    let lookup = try PageLookup(guidelines, topic: try guidelines.topic(words: words.texts).topic)
    var languages: [Language] = [Languages.scripted(in: typed) ?? session.language]
    if let language = choice?.only { languages = [language] } else { languages += languages[0].others }
    for language in languages {
      if let url = try lookup.pages(in: language, source: words[Options.source].last).lazy.compactMap(\.url).first { return url }
    }
    return nil
  }

  /// An address that is safe to print and to hand to a browser: http or https, printable ASCII.
  private static func webAddress(_ text: String) -> String? {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return nil
    }
    return text
  }
}
