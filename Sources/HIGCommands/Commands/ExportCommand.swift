import Guidelines
import Indexing
import Languages

/// `hig export [TOPIC…]`
struct ExportCommand: Command {
  static let specification = CommandSpecification(
    name: "export", usage: ["[TOPIC…]"],
    summary: Localized("Write records in another form.", "項目をほかの形式で書き出す。"),
    keys: [
      format, output, Options.platform, Options.language, Options.topic, Options.source, Options.kind, Options.sure, limit,
      Options.index,
    ],
    examples: [
      ("hig export charts", Localized("canonical Markdown", "正規形のMarkdown")),
      ("hig export --format html --output site", Localized("a web site", "Webサイト")),
    ], words: .topics)
  private static let format = Options.format(oneOf: ExportFormats.all.map { ($0.name, $0) })
  private static let output = OptionKey(
    text: "--output", short: "-o", "PATH", offers: .files, "A folder, a file, or - for standard output.", "フォルダ、ファイル、または標準出力（-）。")
  private static let limit = Options.limit(upTo: 1_000_000)

  let words: CommandWords

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try words[Self.format] ?? ExportFormats.all[0]
    let index = try session.index(words[Options.index])
    let limit = try words[Self.limit]
    let export = Export(index: index, filter: try filter(index), session: session, limit: limit)
    if let output = words[Self.output], output != "-" {
      return try Self.isFolder(output, format) ? export.write(format, into: output) : export.write(format, toFile: output)
    }
    return try export.print(format)
  }

  private func filter(_ index: GuidelineIndex) throws(Failure) -> RecordFilter {
    var filter = RecordFilter()
    var rest = words.texts
    while !rest.isEmpty {
      let (topic, left) = try index.topic(words: rest)
      if !filter.topics.contains(topic.slug) { filter.topics.append(topic.slug) }
      rest = left
    }
    filter.topics += try index.slugs(words[Options.topic])
    filter.sources = try index.sourceNames(words[Options.source])
    filter.platforms = try words[Options.platform]
    filter.kinds = try words[Options.kind]
    filter.statedOnly = words[Options.sure]
    filter.languages = try words[Options.language]?.languages ?? []
    return filter
  }

  /// A path that ends in `/`, is a folder, or has no extension is a folder; what needs several files always is.
  private static func isFolder(_ path: String, _ format: some ExportFormat) -> Bool {
    if format.needsFolder || path.hasSuffix("/") || Files.isFolder(path) { return true }
    return !Files.exists(path) && !Files.name(path).dropFirst().contains(".")
  }
}
