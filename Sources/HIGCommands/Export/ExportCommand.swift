import Guidelines
import Indexing
import Rendering
import TextAnalysis

/// `hig export [TOPIC…]`
struct ExportCommand: Runnable {
  let index: String?
  let format: String?
  let language: String?
  let output: String?
  let filters: FilterOptions
  let words: [String]

  init(_ words: CommandWords) {
    index = words.value("--index")
    format = words.value("--format")
    language = words.value("--language")
    output = words.value("--output")
    filters = FilterOptions(words)
    self.words = words.texts
  }

  enum Format: String, CaseIterable {
    case markdown, json, jsonl, man, html, checklist, docset
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try Values.format(format, Format.markdown)
    let guidelines = try session.index(index)
    let limit = try Values.count(filters.limit, option: "--limit", in: 1...1_000_000)
    let export = Export(index: guidelines, filter: try filter(guidelines), session: session, limit: limit)
    if let output, output != "-" {
      return try Self.isFolder(output, format) ? export.write(format, into: output) : export.write(format, toFile: output)
    }
    return try export.print(format)
  }

  private func filter(_ guidelines: GuidelineIndex) throws(Failure) -> RecordFilter {
    var filter = RecordFilter()
    var rest = words
    while !rest.isEmpty {
      let (topic, left) = try guidelines.topic(words: rest)
      if !filter.topics.contains(topic.slug) { filter.topics.append(topic.slug) }
      rest = left
    }
    filter.topics += try guidelines.slugs(filters.topic)
    filter.sources = try guidelines.sourceNames(filters.source)
    filter.platforms = try Values.platforms(filters.platform)
    filter.kinds = try Values.kinds(filters.kind)
    if case .one(let one)? = try Values.language(language) { filter.languages = [one] }
    return filter
  }

  /// A path that ends in `/`, is a folder, or has no extension is a folder; what needs several files always is.
  private static func isFolder(_ path: String, _ format: Format) -> Bool {
    switch format {
    case .man, .html, .docset: return true
    case .markdown, .json, .jsonl, .checklist: break
    }
    if path.hasSuffix("/") || Files.isFolder(path) { return true }
    return !Files.exists(path) && !Files.name(path).dropFirst().contains(".")
  }
}

/// One export: which records, and where they go.
struct Export {
  let index: GuidelineIndex
  let filter: RecordFilter
  let session: Session
  /// No more records than this.
  let limit: Int?

  /// The records of one page on one topic, in reading order.
  typealias Group = [Record]

  /// Calls the body with each page's records, in the order of the export; whether there were any.
  func forEachGroup(_ body: (Group) throws(Failure) -> Void) throws(Failure) -> Bool {
    var group: Group = []
    var found = false
    var failure: Failure?
    var left = limit ?? .max
    func finish() {
      let kept = Array(group.keeping(filter.kinds).prefix(left))
      group = []
      if kept.isEmpty { return }
      left -= kept.count
      found = true
      do throws(Failure) { try body(kept) } catch { failure = failure ?? error }
    }
    // A table that a rule announces goes with it: which kinds are kept is known when the page has been read.
    var all = filter
    all.kinds = []
    try index.forEachRecord(all) { record in
      if left == 0 { return }
      if let first = group.first, !first.isOnSamePage(as: record) { finish() }
      group.append(record)
    }
    finish()
    if let failure { throw failure }
    return found
  }

  // MARK: One stream

  func print(_ format: ExportCommand.Format) throws(Failure) -> Int32 {
    try stream(format) { session.console.print($0) }
  }

  func write(_ format: ExportCommand.Format, toFile path: String) throws(Failure) -> Int32 {
    let kind = Files.kind(path)
    if kind == .file, let found = try? Files.read(path), !found.isEmpty, !Self.isExport(found, format) {
      throw .unwritable(path: path, reason: "the file exists and is not an export")
    }
    var text = ""
    let status = try stream(format) { text += $0 }
    guard status == 0 else { return status }
    if kind == .special {
      try Files.writeInPlace(Array(text.utf8), to: path)
    } else {
      try Files.writeAtomically(Array(text.utf8), to: path)
    }
    return status
  }

  /// Whether a file is one that an export of this format wrote, by how it opens.
  private static func isExport(_ bytes: [UInt8], _ format: ExportCommand.Format) -> Bool {
    let opening = String(decoding: bytes.prefix(400), as: UTF8.self)
    return switch format {
    case .markdown: opening.hasPrefix("---\nhig: ")
    case .json: opening.hasPrefix("[\n{\"id\":")
    case .jsonl: opening.hasPrefix("{\"id\":")
    case .checklist: opening.hasPrefix("# ") && opening.contains("\n- [ ] ")
    case .man, .html, .docset: false
    }
  }

  private func stream(_ format: ExportCommand.Format, to write: (String) -> Void) throws(Failure) -> Int32 {
    var isFirst = true
    var found: Bool
    switch format {
    case .jsonl:
      found = try forEachGroup { group in
        for record in group { write(RecordJSON.line(record) + "\n") }
      }
    case .json:
      write("[")
      found = try forEachGroup { group in
        for record in group {
          write((isFirst ? "\n" : ",\n") + RecordJSON.line(record))
          isFirst = false
        }
      }
      write("\n]\n")
    case .markdown:
      let page = try session.canonicalPage(index)
      found = try forEachGroup { group in
        write((isFirst ? "" : "\n") + page.markdown(group))
        isFirst = false
      }
    case .checklist:
      found = try forEachGroup { group in
        let text = Checklist(platforms: filter.platforms).markdown(group)
        if text.isEmpty { return }
        write((isFirst ? "" : "\n") + text)
        isFirst = false
      }
    case .man, .html, .docset:
      return try SiteExport(export: self).printOnly(format, to: write)
    }
    if !found { nothing() }
    return found ? 0 : 1
  }

  func nothing() {
    session.warn(
      Message(
        "nothing to export", "書き出すものがありません",
        hint: Bilingual("'hig topics' and 'hig sources' say what there is", "あるものは'hig topics'と'hig sources'で表示できます")))
  }

  // MARK: A folder

  func write(_ format: ExportCommand.Format, into folder: String) throws(Failure) -> Int32 {
    let target = try ExportFolder(folder, format: format.rawValue)
    let found: Bool
    switch format {
    case .markdown, .json, .jsonl, .checklist: found = try writeFiles(format, into: target)
    case .man, .html, .docset: found = try SiteExport(export: self).write(format, into: target)
    }
    guard found else {
      nothing()
      return 1
    }
    try target.finish()
    return 0
  }

  private func writeFiles(_ format: ExportCommand.Format, into target: ExportFolder) throws(Failure) -> Bool {
    let page = try session.canonicalPage(index)
    return try forEachGroup { group throws(Failure) in
      guard let first = group.first else { return }
      let path = Self.path(of: first)
      switch format {
      case .markdown: try target.write(page.markdown(group), to: path + ".md")
      case .jsonl: try target.write(group.map { RecordJSON.line($0) + "\n" }.joined(), to: path + ".jsonl")
      case .json:
        try target.write("[\n" + group.map { RecordJSON.line($0) }.joined(separator: ",\n") + "\n]\n", to: path + ".json")
      case .checklist:
        let text = Checklist(platforms: filter.platforms).markdown(group)
        if !text.isEmpty { try target.write(text, to: path + ".md") }
      case .man, .html, .docset: break
      }
    }
  }

  /// `Corpus/ja/charts`, `saved-text/ja/003/image-views`: source, language, page, topic; a page that bears its topic's name stands for it.
  private static func path(of record: Record) -> String {
    var parts = [SafeName.component(record.source.name), record.language.rawValue]
    if record.source.page != record.topic { parts.append(SafeName.component(record.source.page)) }
    parts.append(SafeName.component(record.topic))
    return parts.joined(separator: "/")
  }
}

extension Record {
  fileprivate func isOnSamePage(as other: Record) -> Bool {
    topic == other.topic && source.name == other.source.name && source.page == other.source.page && language == other.language
      && source.path == other.source.path
  }
}

extension Session {
  /// The writer of the canonical form, with what it asks of the index and of sentence ends.
  func canonicalPage(_ index: GuidelineIndex) throws(Failure) -> CanonicalPage {
    CanonicalPage(sections: try index.sections()) { text in SentenceSplitter.first(of: text).map { String(text[$0]) } ?? text }
  }
}
