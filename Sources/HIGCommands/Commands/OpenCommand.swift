import Glibc
import Guidelines
import Indexing
import Rendering

/// `hig open ID|TOPIC`
struct OpenCommand: Runnable {
  let index: String?
  let language: String?
  let source: String?
  let printsAddress: Bool
  let words: [String]

  init(_ words: CommandWords) {
    index = words.value("--index")
    language = words.value("--language")
    source = words.value("--source")
    printsAddress = words.has("--print")
    self.words = words.texts
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let guidelines = try session.index(index)
    let choice = try Values.language(language)
    guard let address = try address(in: guidelines, choice, session), let safe = Self.webAddress(address) else {
      session.warn(
        Message("'\(words.joined(separator: " "))' states no address", "'\(words.joined(separator: " "))'のアドレスは分かりません"))
      return 1
    }
    if printsAddress {
      session.console.print(safe + "\n")
      return 0
    }
    for opener in [session.surroundings["HIG_BROWSER"], session.surroundings["BROWSER"], "xdg-open", "open", "wslview"]
      .compactMap({ $0 })
    {
      if Spawn.run([opener, safe]) == 0 { return 0 }
    }
    throw .noBrowser(url: safe)
  }

  private func address(in guidelines: GuidelineIndex, _ choice: Values.LanguageChoice?, _ session: Session) throws(Failure)
    -> String?
  {
    let typed = words.joined(separator: " ")
    if words.count == 1, typed.contains("/"), !(try guidelines.records(id: typed, limit: 1)).isEmpty {
      let record = try RecordLookup(index: guidelines, session: session).records(typed, choice)[0]
      // A page that states no address is about a topic whose official page is known.
      let others = try guidelines.pages(topic: record.topic)
      let known =
        others.first { $0.source == corpusSourceName && $0.language == record.language }?.url
        ?? others.lazy.compactMap(\.url).first
      guard let url = record.source.url ?? known else { return nil }
      let isLatin = !record.anchor.isEmpty && record.anchor.utf8.allSatisfy { $0 < 0x7F && $0 > 0x20 }
      return url.contains("#") || !isLatin ? url : url + "#" + record.anchor
    }
    let lookup = try PageLookup(guidelines, topic: try guidelines.topic(words: words).topic)
    var languages: [Language] = [isJapanese(typed) ? .japanese : session.language]
    if case .one(let language)? = choice { languages = [language] } else { languages.append(languages[0].other) }
    for language in languages {
      if let url = try lookup.pages(in: language, source: source).lazy.compactMap(\.url).first { return url }
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
