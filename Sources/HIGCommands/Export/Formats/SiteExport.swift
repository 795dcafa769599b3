import Guidelines
import Indexing
import Ingestion
import Languages
import Rendering
import SystemInterface

/// A web site that needs no server.
struct SiteExport: PageSetFormat {
  let name = "html"
  let entrance = "index.html"
  /// The address where the site will stand.
  var base: String?

  func alone(_ page: TopicPage, _ drawings: Drawings) -> String? { HTMLPage.standalone(page, drawing: drawings.drawing) }

  func write(_ pages: [Export.Page], of export: Export, into folder: ExportFolder) throws(Failure) {
    let (stated, logo) = export.session.siteLook(base: base)
    var look = stated
    let engine = try export.engine()
    look.hasEngine = engine != nil
    for file in engine ?? [] { try folder.write(file.content, to: file.path) }
    try Site(pages, export, look: look).forEachFile { (path, content) throws(Failure) in try folder.write(content, to: path) }
    try folder.write(SiteAssets.homeIcon, to: "icon.png")
    if let logo, let name = look.logo { try folder.write(logo, to: name) }
    let files = folder.gathered.map(\.path).filter { $0 != "robots.txt" && $0 != "sitemap.xml" }
    let version = FileBytes.fingerprint(Array(folder.gathered.map { FileBytes.fingerprint($0.bytes) }.joined().utf8))
    try folder.write(SiteAssets.worker(keeping: files, version: version), to: "worker.js")
  }
}

extension Export {
  /// The search of the program for the pages, where it was built and all that it knows stands on them.
  fileprivate func engine() throws(Failure) -> [(path: String, content: String)]? {
    guard isWhole, let file = IndexLocation.Places(session.environment).engine, let module = try? Files.read(file),
      let packed = try index.packed()
    else { return nil }
    let (core, texts) = packed.packed
    return SiteAssets.engine(module, core: core, texts: texts)
  }
}

extension Session {
  /// What the settings give a site, with the bytes of its logo: `site-title`, `site-logo`, `site-accent`, `site-report`.
  func siteLook(base: String?) -> (SiteLook, logo: [UInt8]?) {
    let settings = environment.settings
    let path = settings[.siteLogo] ?? ""
    let kind = SiteLook.logoKinds.first { path.lowercased().hasSuffix("." + $0) }
    var logo: [UInt8]?
    do throws(Failure) {
      if kind != nil { logo = try Files.read(path, limit: 1 << 18) }
    } catch {
      warn(Settings.Problem(place: Settings.Name.siteLogo.rawValue, failure: error, name: "").notice(in: language))
    }
    return (
      SiteLook(
        title: settings[.siteTitle], logo: logo == nil ? nil : kind.map { "logo." + $0 },
        accent: settings[.siteAccent].flatMap(Accent.init),
        report: settings[.siteReport], base: base), logo
    )
  }
}

extension Site {
  /// Two languages stand beside each other; a page in another one stands alone.
  /// - Parameter pages: those of one file next to each other.
  init(_ pages: [Export.Page], _ export: Export, look: SiteLook = SiteLook()) throws(Failure) {
    let index = export.index
    var entries: [Site.Entry] = []
    for page in pages {
      let language = page.content.language
      let isTaken = entries.contains { $0.file == page.file }
      if isTaken, let last = entries.last, (last.pages.keys + [language]).allSatisfy(Languages.both.contains) {
        entries[entries.count - 1].pages[language] = page.content
      } else {
        let file = isTaken ? page.file + "." + language.rawValue : page.file
        entries.append(Site.Entry(topic: page.content.topic, pages: [language: page.content], file: file))
      }
    }
    let edition = try index.information().corpusEdition
    let hasCorpus = pages.contains { $0.content.source.source == corpusSourceName }
    self.init(
      entries: entries, categories: try index.categories(), edition: edition, changes: hasCorpus ? try Self.changes(index) : [:],
      figures: hasCorpus ? try Self.figures(index) : [:], look: look, drawing: export.session.drawings.drawing)
  }

  private static func changes(_ index: GuidelineIndex) throws(Failure) -> Sheet {
    let topics = Dictionary(uniqueKeysWithValues: try index.topics().map { ($0.slug, $0) })
    let changes = try index.changes(since: "")
    var sheet: Sheet = [:]
    for language in Languages.both {
      sheet[language] = Document(
        changes.map { ($0, topics[$0.topic]?.title(in: language) ?? $0.topic) }, language: language)
    }
    return sheet
  }

  /// The most telling table or sentences of each quantity.
  private static func figures(_ index: GuidelineIndex) throws(Failure) -> Sheet {
    var sheet: Sheet = [:]
    for language in Languages.both {
      let lookup = try SpecLookup(index: index, language: language, platforms: [], topics: [], statedOnly: true)
      var spec = try lookup.sheet(of: try index.quantities(), most: 1).keeping(rows: 12)
      // What to type for the rest is of no use here.
      for section in spec.sections.indices { spec.sections[section].omitted = 0 }
      sheet[language] = Document(spec, language: language)
    }
    return sheet
  }
}
