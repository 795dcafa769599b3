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
    guard let (address, source) = try address(in: guidelines, choice, session), let safe = Self.webAddress(address) else {
      session.warn(.noAddress(of: typed))
      return 1
    }
    if !reservedSourceNames.contains(source) { session.tell(.addressStated(source: source)) }
    if words[Self.printsAddress] {
      session.console.print(safe + "\n")
      return 0
    }
    try session.browse(safe)
    return 0
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

  /// The address and the source that states it.
  private func address(in guidelines: GuidelineIndex, _ choice: Values.LanguageChoice?, _ session: Session) throws(Failure)
    -> (String, source: String)?
  {
    let typed = words.texts.joined(separator: " ")
    let records = RecordLookup(index: guidelines, session: session)
    if words.texts.count == 1, let place = try records.place(typed) {
      let pages = try guidelines.pages(topic: place.topic.slug)
      return try address(of: pages.first(where: \.isOfficial) ?? pages.first { $0.url != nil }, place.anchor ?? "", guidelines)
    }
    if words.texts.count == 1, typed.contains("/") || LastAnswer.isNumber(typed),
      let record = try records.records(typed, choice).first
    {
      if let url = record.source.url {
        return (try guidelines.officialAnchors().address(url, section: record.anchor), record.source.name)
      }
      // A page that states no address is about a topic whose official page is known.
      let pages = try guidelines.pages(topic: record.topic).filter(\.isOfficial)
      return try address(of: pages.first { $0.language == record.language } ?? pages.first, record.anchor, guidelines)
    }
    let lookup = try PageLookup(guidelines, topic: try guidelines.topic(words: words.texts).topic)
    var languages: [Language] = [Languages.scripted(in: typed) ?? session.language]
    if let language = choice?.only { languages = [language] } else { languages += languages[0].others }
    for language in languages {
      let pages = try lookup.pages(in: language, source: words[Options.source].last)
      if let page = pages.first(where: { $0.url != nil }), let url = page.url { return (url, page.source) }
    }
    return nil
  }

  private func address(of page: PageReference?, _ section: String, _ guidelines: GuidelineIndex) throws(Failure)
    -> (String, source: String)?
  {
    guard let page, let url = page.url else { return nil }
    return (try guidelines.officialAnchors().address(url, section: section), page.source)
  }

  /// An address that is safe to print and to hand to a browser: http or https, printable ASCII.
  private static func webAddress(_ text: String) -> String? {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return nil
    }
    return text
  }
}

extension PageReference {
  /// Whether its address is one that the program knows to be official.
  fileprivate var isOfficial: Bool { url != nil && reservedSourceNames.contains(source) }
}
