import Guidelines

/// The log of the private copy, one event per line in the order of events. If a run is killed, at most its last event is lost.
///
///     got   en  alerts  2026-09-14  5f0c…-1a2b  2026-09-10  "abc"  Thu, 10 Sep 2026 …
///     same  en  alerts  2026-10-01  "abc"  Thu, 10 Sep 2026 …
///
/// Fields are separated by tabs. Lines with an unknown event are skipped.
struct FetchLog: Sendable {
  /// A fetched version of a page.
  struct FetchedVersion: Hashable, Sendable {
    /// Date of the fetch.
    var day: String
    var hash: String
    /// The date in the page's own change log.
    var edition: String?
  }

  enum PageState: Hashable, Sendable {
    case stored
    /// The page is gone since a day; `to` is its new path, if known.
    case gone(day: String, to: PagePath?)
    /// The page does not exist in this language.
    case missing
  }

  struct PageEntry: Hashable, Sendable {
    /// Versions, oldest first.
    var versions: [FetchedVersion] = []
    var state = PageState.missing
    /// The entity tag and the modification date of the last response, as sent by the server.
    var tag: String?
    var modified: String?
    /// `true` if the page appeared after all pages of its language had been fetched once.
    var isNew = false

    var isStored: Bool { state == .stored }
  }

  private(set) var entries: [PageKey: PageEntry] = [:]
  /// Scope and start time of an interrupted run, and the pages that it visited.
  private(set) var unfinished: (asked: String, began: Int)?
  private(set) var visited: Set<PageKey> = []
  /// Pages at which an interrupted run aborted.
  private(set) var failed: Set<PageKey> = []
  /// Languages of which all pages were fetched once; pages that appear later are new.
  private var completeLanguages: Set<Language> = []
  private(set) var hasConsent = false
  /// The entity tag and the modification date of the stored list of pages.
  private(set) var list: (tag: String?, modified: String?)?

  init(_ text: String = "") {
    // Text after the last newline is an incomplete write.
    for line in text[..<(text.lastIndex(of: "\n") ?? text.startIndex)].split(separator: "\n") { apply(String(line)) }
  }

  /// Encodes fields as one line of the log, without the newline.
  static func encodedLine(_ fields: [String?]) -> String {
    fields.map { ($0 ?? "").map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined() }.joined(separator: "\t")
  }

  mutating func apply(_ line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func field(_ number: Int) -> String? { fields.indices.contains(number) && !fields[number].isEmpty ? fields[number] : nil }
    switch fields.first {
    case "agreed": hasConsent = true
    case "list": list = (field(1), field(2))
    case "begun": (unfinished, visited, failed) = ((field(1) ?? "", Int(field(2) ?? "") ?? 0), [], [])
    case "ended":
      (unfinished, visited, failed) = (nil, [], [])
      completeLanguages.formUnion((field(1) ?? "").split(separator: ",").map { Language(rawValue: String($0)) })
    case let event?:
      guard let language = field(1), let path = field(2).flatMap(PagePath.init) else { return }
      let key = PageKey(language: Language(rawValue: language), path: path)
      var entry = entries[key] ?? PageEntry()
      switch event {
      case "got":
        guard let day = field(3), let hash = field(4) else { return }
        if entry.versions.isEmpty, !entry.isStored { entry.isNew = completeLanguages.contains(key.language) }
        entry.versions.append(FetchedVersion(day: day, hash: hash, edition: field(5)))
        (entry.state, entry.tag, entry.modified) = (.stored, field(6), field(7))
      case "same":
        (entry.tag, entry.modified) = (field(4) ?? entry.tag, field(5) ?? entry.modified)
      case "gone":
        (entry.state, entry.tag, entry.modified) = (
          .gone(day: field(3) ?? "", to: field(4).flatMap(PagePath.init)), field(5), field(6)
        )
      case "missing": (entry.state, entry.tag, entry.modified) = (.missing, field(5), field(6))
      case "refused", "failed": break
      case "forgot": entry.versions.removeAll { $0.hash == field(3) }
      default: return
      }
      if event == "failed" { failed.insert(key) } else if event != "forgot" { visited.insert(key) }
      entries[key] = entry
    case nil: break
    }
  }

  /// The compacted log: the fewest lines that restore the same entries.
  var text: String {
    var lines: [String] = []
    if hasConsent { lines.append("agreed") }
    if let list { lines.append(Self.encodedLine(["list", list.tag, list.modified])) }
    for isNew in [false, true] {
      for (key, entry) in entries.sorted(by: { $0.key < $1.key }) where entry.isNew == isNew {
        let name = [key.language.rawValue, key.path.text]
        for version in entry.versions {
          lines.append(Self.encodedLine(["got"] + name + [version.day, version.hash, version.edition]))
        }
        switch entry.state {
        case .stored: lines.append(Self.encodedLine(["same"] + name + ["", entry.tag, entry.modified]))
        case .gone(let day, let to): lines.append(Self.encodedLine(["gone"] + name + [day, to?.text, entry.tag, entry.modified]))
        case .missing: lines.append(Self.encodedLine(["missing"] + name + ["", nil, entry.tag, entry.modified]))
        }
      }
      if !isNew { lines.append(Self.encodedLine(["ended", completeLanguages.map(\.rawValue).sorted().joined(separator: ",")])) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
