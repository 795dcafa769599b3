import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering
import SystemInterface

/// A static website.
struct SiteExport: PageSetFormat {
  let name = "html"
  let entryPath = "index.html"
  /// The address at which the site will be published, if known.
  var baseAddress: String?

  func singlePage(_ page: TopicPage, _ drawings: FigureFiles) -> String? { HTMLPage.standalone(page, drawing: drawings.drawing) }

  func write(_ pages: [Export.ExportedPage], of export: Export, into folder: ExportFolder) throws(Failure) {
    let (configuredTheme, logo) = export.session.siteTheme(base: baseAddress)
    var theme = configuredTheme
    let engine = try export.engineFiles()
    theme.includesSearchEngine = engine != nil
    for file in engine ?? [] { try folder.add(file.content, to: file.path) }
    try Site(pages, export, look: theme).forEachFile { (path, content) throws(Failure) in try folder.add(content, to: path) }
    try folder.add(SiteAssets.homeIcon, to: "icon.png")
    if let logo, let name = theme.logo { try folder.add(logo, to: name) }
    let files = folder.pendingFiles.map(\.path).filter { $0 != "robots.txt" && $0 != "sitemap.xml" }
    let version = FileReader.fingerprint(Array(folder.pendingFiles.map { FileReader.fingerprint($0.bytes) }.joined().utf8))
    try folder.add(SiteAssets.serviceWorker(caching: files, version: version), to: "worker.js")
  }
}

extension Export {
  /// Returns the files of the search engine for the pages, or `nil` if the engine was not built or the export does not cover
  /// everything that it finds.
  fileprivate func engineFiles() throws(Failure) -> [(path: String, content: String)]? {
    guard isUnfiltered, let file = IndexLocation.SearchPaths(session.environment).searchModule,
      let module = try? Files.read(file),
      let packed = try index.packed()
    else { return nil }
    let (core, texts) = packed.packed
    return SiteAssets.engine(module, core: core, texts: texts)
  }
}

extension Session {
  /// Returns the theme of a site from the settings `site-title`, `site-logo`, `site-accent`, and `site-report`, and the content
  /// of its logo.
  func siteTheme(base: String?) -> (SiteTheme, logo: [UInt8]?) {
    let settings = environment.settings
    let path = settings[.siteLogo] ?? ""
    let logoType = SiteTheme.logoExtensions.first { path.lowercased().hasSuffix("." + $0) }
    var logo: [UInt8]?
    do throws(Failure) {
      if logoType != nil { logo = try Files.read(path, limit: 1 << 18) }
    } catch {
      warn(
        Settings.SettingsWarning(position: Settings.SettingName.siteLogo.rawValue, failure: error, name: "").notice(in: language))
    }
    return (
      SiteTheme(
        title: settings[.siteTitle], logo: logo == nil ? nil : logoType.map { "logo." + $0 },
        accent: settings[.siteAccent].flatMap(Accent.init),
        feedbackAddress: settings[.siteReport], baseAddress: base), logo
    )
  }
}

extension Site {
  /// Creates a site. The pages of the two paired languages share an entry; a page in another language has its own.
  /// - Parameter pages: The pages; those that share a file name are adjacent.
  init(_ pages: [Export.ExportedPage], _ export: Export, look: SiteTheme = SiteTheme()) throws(Failure) {
    let index = export.index
    var entries: [Site.TopicEntry] = []
    for page in pages {
      let language = page.content.language
      let isFileNameUsed = entries.contains { $0.file == page.fileName }
      if isFileNameUsed, let last = entries.last, (last.pages.keys + [language]).allSatisfy(Languages.bilingualPair.contains) {
        entries[entries.count - 1].pages[language] = page.content
      } else {
        let file = isFileNameUsed ? page.fileName + "." + language.rawValue : page.fileName
        entries.append(Site.TopicEntry(topic: page.content.topic, pages: [language: page.content], file: file))
      }
    }
    let edition = try index.information().corpusEdition
    let hasCorpus = pages.contains { $0.content.source.source == corpusSourceName }
    self.init(
      entries: entries, categories: try index.categories(), edition: edition, changes: hasCorpus ? try Self.changes(index) : [:],
      measures: hasCorpus ? try Self.measures(index) : [:], theme: look, drawing: export.session.figureFiles.drawing)
  }

  private static func changes(_ index: GuidelineIndex) throws(Failure) -> Overview {
    let topics = Dictionary(uniqueKeysWithValues: try index.topics().map { ($0.slug, $0) })
    let changes = try index.changes(since: "")
    var sheet: Overview = [:]
    for language in Languages.bilingualPair {
      sheet[language] = Document(
        changes.map { ($0, topics[$0.topic]?.title(in: language) ?? $0.topic) }, language: language)
    }
    return sheet
  }

  /// Returns the most relevant table or sentences of each quantity.
  private static func measures(_ index: GuidelineIndex) throws(Failure) -> Overview {
    var sheet: Overview = [:]
    for language in Languages.bilingualPair {
      let lookup = try SpecLookup(index: index, language: language, platforms: [], topics: [], statedOnly: true)
      var spec = try lookup.sheet(of: try index.quantities(), maxCount: 1).limited(toRows: 12)
      // The hint about the omitted rows names a command, which is of no use on a website.
      for section in spec.sections.indices { spec.sections[section].omitted = 0 }
      sheet[language] = Document(spec, language: language)
    }
    return sheet
  }
}
