import Guidelines
import Indexing
import Languages
import SystemInterface

/// `hig export [TOPIC…]`
struct ExportCommand: Command {
  static let specification = CommandSpecification(
    name: "export", usage: ["[TOPIC…]", "ID…", "-"], help: \.export,
    keys: [
      format, output, Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.strength,
      Options.platformOwn,
      Options.sure, Options.includesPrivate, limit,
      Options.index,
    ],
    examples: [
      "hig export charts", "hig export --format html --output site", "hig export 1 3 alerts/buttons/1",
      "hig search 余白 --format tsv | hig export -", "hig export --format checklist --platform watchos --platform-own",
    ], words: .idOrTopic, isLookedUp: false, keeps: .whatIsNamed)
  private static let format = Options.format(oneOf: ExportFormats.all.map { ($0.name, $0) })
  private static let output = OptionKey(text: "--output", short: "-o", "PATH", offers: .files, \.outputPath)
  private static let limit = Options.limit(upTo: 1_000_000)

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    try session.checkSpaceToExport()
    let format = try words[Self.format] ?? ExportFormats.all[0]
    let output = words[Self.output].flatMap { $0 == "-" ? nil : $0 }
    let isFolder = output.map { Self.isFolder($0, format) } ?? false
    let made = try MadeFolders(isFolder ? output : nil)
    defer { made.removeEmpty() }
    session.keepForExport(to: output, isFolder: isFolder, under: made)
    let index = try session.index(words[Options.index], naming: words.texts)
    let limit = try words[Self.limit]
    var filter = try words.filter
    if filter.kinds.isEmpty { filter.kinds = format.kinds }
    let chosen = try chosen(index, session, &filter)
    filter.topics += try index.slugs(words[Options.topic])
    filter.sources = try index.sourceNames(words[Options.source])
    let export = try Export(
      index: index, filter: filter, session: session, limit: limit, chosen: chosen,
      includesPrivate: words[Options.includesPrivate])
    guard let output else { return try export.print(format) }
    return try isFolder ? export.write(format, into: output) : export.write(format, toFile: output)
  }

  /// Takes the words: topics go to the filter, where there are no ids; with any, the records that all of them name, each with what it announces.
  private func chosen(_ index: GuidelineIndex, _ session: Session, _ filter: inout RecordFilter) throws(Failure) -> [Record]? {
    let choice = try words[Options.language]
    let lookup = RecordLookup(index: index, session: session, sources: try index.sourceNames(words[Options.source]))
    var records: [Record] = []
    var hasIDs = false
    var rest = words.texts
    while let word = rest.first {
      if word == "-" {
        hasIDs = true
        rest.removeFirst()
        for (id, language) in session.idsOnInput() { records += try lookup.records(id, choice ?? language.map { .one($0) }) }
      } else if let place = try lookup.place(word), place.anchor == nil {
        filter.topics.append(place.topic.slug)
        rest.removeFirst()
      } else if word.contains("/") || LastAnswer.isNumber(word) {
        hasIDs = true
        records += try lookup.records(word, choice)
        rest.removeFirst()
      } else {
        let (topic, left) = try index.topic(words: rest)
        filter.topics.append(topic.slug)
        rest = left
      }
    }
    filter.topics = filter.topics.uniqued()
    guard hasIDs else { return nil }
    if !filter.topics.isEmpty { records += try index.records(filter) }
    var seen: Set<String> = []
    var whole: [Record] = []
    let kept = records.keeping(
      filter.kinds, statedOnly: filter.statedOnly, strengths: filter.strengths,
      naming: filter.platformsOwn ? filter.platforms : [])
    let left = Set(records.map(\.id)).subtracting(kept.map(\.id)).sorted()
    if !left.isEmpty {
      let names = left.prefix(5).joined(separator: ", ") + (left.count > 5 ? ", …" : "")
      session.tell(.leftOut(ids: names))
    }
    for record in kept {
      for part in [record] + (try index.announced(by: record)) where seen.insert(part.id + " " + part.language.rawValue).inserted
      {
        whole.append(part)
      }
    }
    return whole
  }

  /// A path that ends in `/`, is a folder, or has no extension is a folder; what needs several files always is.
  private static func isFolder(_ path: String, _ format: some ExportFormat) -> Bool {
    if format.needsFolder || path.hasSuffix("/") || Files.isFolder(path) { return true }
    return !Files.exists(path) && !Files.name(path).dropFirst().contains(".")
  }
}

extension Session {
  /// Ids that another command wrote: the first word of each line, and the language that `tsv` has behind it.
  fileprivate func idsOnInput() -> [(id: String, language: Language?)] {
    var ids: [(id: String, language: Language?)] = []
    while ids.count < 100_000, let line = environment.readLine() {
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard let id = fields.first?.split(separator: " ").first, !id.hasPrefix("#") else { continue }
      ids.append((String(id), fields.count > 2 ? Languages.named(String(fields[1])) : nil))
    }
    return ids
  }
}
