import Guidelines
import Indexing
import Languages
import SystemInterface

/// `hig export [TOPIC…]`: writes records in a file format.
struct ExportCommand: Command {
  static let specification = CommandSpecification(
    name: "export", synopses: ["[TOPIC…]", "ID…", "-"], help: \.export,
    optionKeys: [
      format, output, Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.strength,
      Options.platformOwn,
      Options.statedOnly, Options.includesPrivate, limit,
      Options.index,
    ],
    examples: [
      "hig export charts", "hig export --format html --output site", "hig export 1 3 alerts/buttons/1",
      "hig search 余白 --format tsv | hig export -", "hig export --format checklist --platform watchos --platform-own",
    ], argumentCompletion: .recordIDOrTopic, fallsBackToLookup: false, sandboxProfile: .namedPaths)
  private static let format = Options.format(oneOf: ExportFormats.all.map { ($0.name, $0) })
  private static let output = OptionKey(text: "--output", short: "-o", "PATH", offers: .files, \.outputPath)
  private static let limit = Options.limit(upTo: 1_000_000)

  let arguments: CommandArguments

  func run(in session: Session) throws(Failure) -> Int32 {
    try session.checkSpaceToExport()
    let format = try arguments[Self.format] ?? ExportFormats.all[0]
    let output = arguments[Self.output].flatMap { $0 == "-" ? nil : $0 }
    let isFolder = output.map { Self.isFolder($0, format) } ?? false
    let createdDirectories = try CreatedDirectories(isFolder ? output : nil)
    defer { createdDirectories.removeEmpty() }
    session.setExportPermissions(to: output, isFolder: isFolder, under: createdDirectories)
    let index = try session.index(arguments[Options.index], naming: arguments.positionals)
    let limit = try arguments[Self.limit]
    var filter = try arguments.filter
    if filter.kinds.isEmpty { filter.kinds = format.kinds }
    let selectedRecords = try selectedRecords(index, session, &filter)
    filter.topics += try index.slugs(arguments[Options.topic])
    filter.sources = try index.sourceNames(arguments[Options.source])
    let export = try Export(
      index: index, filter: filter, session: session, limit: limit, chosen: selectedRecords,
      includesPrivate: arguments[Options.includesPrivate])
    guard let output else { return try export.print(format) }
    return try isFolder ? export.write(format, into: output) : export.write(format, toFile: output)
  }

  /// Resolves the positional arguments. If there are only topics, adds them to the filter and returns `nil`. If there are ids,
  /// returns the records of all arguments, each with the records that it introduces.
  private func selectedRecords(_ index: GuidelineIndex, _ session: Session, _ filter: inout RecordFilter) throws(Failure)
    -> [Record]?
  {
    let languageChoice = try arguments[Options.language]
    let lookup = RecordLookup(index: index, session: session, sources: try index.sourceNames(arguments[Options.source]))
    var records: [Record] = []
    var hasIDs = false
    var remaining = arguments.positionals
    while let word = remaining.first {
      if word == "-" {
        hasIDs = true
        remaining.removeFirst()
        for (id, language) in session.readIDsFromInput() {
          records += try lookup.records(id, languageChoice ?? language.map { .one($0) })
        }
      } else if let target = try lookup.addressTarget(word), target.anchor == nil {
        filter.topics.append(target.topic.slug)
        remaining.removeFirst()
      } else if word.contains("/") || LastSearch.isNumber(word) {
        hasIDs = true
        records += try lookup.records(word, languageChoice)
        remaining.removeFirst()
      } else {
        let (topic, unresolved) = try index.topic(words: remaining)
        filter.topics.append(topic.slug)
        remaining = unresolved
      }
    }
    filter.topics = filter.topics.uniqued()
    guard hasIDs else { return nil }
    if !filter.topics.isEmpty { records += try index.records(filter) }
    var seen: Set<String> = []
    var result: [Record] = []
    let filtered = records.keeping(
      filter.kinds, statedOnly: filter.excludesInferred, strengths: filter.strengths,
      naming: filter.requiresNamedPlatform ? filter.platforms : [])
    let omitted = Set(records.map(\.id)).subtracting(filtered.map(\.id)).sorted()
    if !omitted.isEmpty {
      let names = omitted.prefix(5).joined(separator: ", ") + (omitted.count > 5 ? ", …" : "")
      session.printInfo(.omittedIDs(ids: names))
    }
    for record in filtered {
      for part in [record] + (try index.announced(by: record)) where seen.insert(part.id + " " + part.language.rawValue).inserted
      {
        result.append(part)
      }
    }
    return result
  }

  /// Indicates whether the output is a folder: the format needs several files, or the path ends in `/`, is an existing folder,
  /// or does not exist and has no extension.
  private static func isFolder(_ path: String, _ format: some ExportFormat) -> Bool {
    if format.needsFolder || path.hasSuffix("/") || Files.isFolder(path) { return true }
    return !Files.exists(path) && !Files.name(path).dropFirst().contains(".")
  }
}

extension Session {
  /// Reads the ids that another command printed: the first word of each line and, in `tsv` output, the language in the second
  /// column.
  fileprivate func readIDsFromInput() -> [(id: String, language: Language?)] {
    var ids: [(id: String, language: Language?)] = []
    while ids.count < 100_000, let line = environment.readLine() {
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard let id = fields.first?.split(separator: " ").first, !id.hasPrefix("#") else { continue }
      ids.append((String(id), fields.count > 2 ? Languages.language(named: String(fields[1])) : nil))
    }
    return ids
  }
}
