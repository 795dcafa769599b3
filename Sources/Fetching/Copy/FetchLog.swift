import Guidelines

/// What is known of each page: a line an event, in the order of the events, so that a run that is killed loses none but its last.
///
///     got   en  alerts  2026-09-14  5f0c…-1a2b  2026-09-10  "abc"  Thu, 10 Sep 2026 …
///     same  en  alerts  2026-10-01  "abc"  Thu, 10 Sep 2026 …
///
/// Fields are parted by tabs. A line that says nothing that is known is passed over.
struct FetchLog: Sendable {
  /// One state of a page.
  struct Version: Hashable, Sendable {
    /// The day that it was fetched on.
    var day: String
    var hash: String
    /// What the page's own change log says.
    var edition: String?
  }

  enum State: Hashable, Sendable {
    case held
    /// Since that day, and where to, where it is known.
    case gone(day: String, to: PagePath?)
    /// Not in this language.
    case missing
  }

  struct Entry: Hashable, Sendable {
    /// Oldest first.
    var versions: [Version] = []
    var state = State.missing
    /// What the server names its present answer by.
    var tag: String?
    var modified: String?
    /// Whether all pages of its language had been fetched once when it came.
    var isNew = false

    var isHeld: Bool { state == .held }
  }

  private(set) var entries: [PageKey: Entry] = [:]
  /// What a run that has not ended was asked for, when it began, and what it has looked at since.
  private(set) var unfinished: (asked: String, began: Int)?
  private(set) var looked: Set<PageKey> = []
  /// Pages that ended such a run.
  private(set) var failed: Set<PageKey> = []
  /// Languages of which all pages were fetched once: what appears later is new.
  private var complete: Set<Language> = []
  private(set) var isAgreed = false
  /// What the server names the present list of pages by.
  private(set) var list: (tag: String?, modified: String?)?

  init(_ text: String = "") {
    // What stands behind the last line end was not written whole.
    for line in text[..<(text.lastIndex(of: "\n") ?? text.startIndex)].split(separator: "\n") { apply(String(line)) }
  }

  /// - Returns: the line, for the file.
  static func line(_ words: [String?]) -> String {
    words.map { ($0 ?? "").map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined() }.joined(separator: "\t")
  }

  mutating func apply(_ line: String) {
    let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func word(_ number: Int) -> String? { words.indices.contains(number) && !words[number].isEmpty ? words[number] : nil }
    switch words.first {
    case "agreed": isAgreed = true
    case "list": list = (word(1), word(2))
    case "begun": (unfinished, looked, failed) = ((word(1) ?? "", Int(word(2) ?? "") ?? 0), [], [])
    case "ended":
      (unfinished, looked, failed) = (nil, [], [])
      complete.formUnion((word(1) ?? "").split(separator: ",").map { Language(rawValue: String($0)) })
    case let event?:
      guard let language = word(1), let path = word(2).flatMap(PagePath.init) else { return }
      let key = PageKey(language: Language(rawValue: language), path: path)
      var entry = entries[key] ?? Entry()
      switch event {
      case "got":
        guard let day = word(3), let hash = word(4) else { return }
        if entry.versions.isEmpty, !entry.isHeld { entry.isNew = complete.contains(key.language) }
        entry.versions.append(Version(day: day, hash: hash, edition: word(5)))
        (entry.state, entry.tag, entry.modified) = (.held, word(6), word(7))
      case "same":
        (entry.tag, entry.modified) = (word(4) ?? entry.tag, word(5) ?? entry.modified)
      case "gone":
        (entry.state, entry.tag, entry.modified) = (
          .gone(day: word(3) ?? "", to: word(4).flatMap(PagePath.init)), word(5), word(6)
        )
      case "missing": (entry.state, entry.tag, entry.modified) = (.missing, word(5), word(6))
      case "refused", "failed": break
      case "forgot": entry.versions.removeAll { $0.hash == word(3) }
      default: return
      }
      if event == "failed" { failed.insert(key) } else if event != "forgot" { looked.insert(key) }
      entries[key] = entry
    case nil: break
    }
  }

  /// The same in as few lines as say it.
  var text: String {
    var lines: [String] = []
    if isAgreed { lines.append("agreed") }
    if let list { lines.append(Self.line(["list", list.tag, list.modified])) }
    for isNew in [false, true] {
      for (key, entry) in entries.sorted(by: { $0.key < $1.key }) where entry.isNew == isNew {
        let name = [key.language.rawValue, key.path.text]
        for version in entry.versions { lines.append(Self.line(["got"] + name + [version.day, version.hash, version.edition])) }
        switch entry.state {
        case .held: lines.append(Self.line(["same"] + name + ["", entry.tag, entry.modified]))
        case .gone(let day, let to): lines.append(Self.line(["gone"] + name + [day, to?.text, entry.tag, entry.modified]))
        case .missing: lines.append(Self.line(["missing"] + name + ["", nil, entry.tag, entry.modified]))
        }
      }
      if !isNew { lines.append(Self.line(["ended", complete.map(\.rawValue).sorted().joined(separator: ",")])) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
