import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// Docsets for Dash and Zeal (`hig-ja.docset`, `hig-en.docset`, …): the site in one language with an index of its topics,
/// sections, rules, tables, and figures.
struct DocsetExport: PageSetFormat {
  let name = "docset"

  func singlePage(_ page: TopicPage, _ drawings: FigureFiles) -> String? { nil }

  func write(_ pages: [Export.ExportedPage], of export: Export, into folder: ExportFolder) throws(Failure) {
    for language in Languages.stored where pages.contains(where: { $0.content.language == language }) {
      try write(pages.filter { $0.content.language == language }, in: language, of: export, into: folder)
    }
  }

  private func write(_ pages: [Export.ExportedPage], in language: Language, of export: Export, into folder: ExportFolder)
    throws(Failure)
  {
    let name = "hig-" + language.rawValue
    let root = name + ".docset/Contents/"
    let site = try Site(pages, export)
    try site.forEachFile { (path, content) throws(Failure) in
      try folder.add(content, to: root + "Resources/Documents/" + path)
    }
    let title = language.messages.labels.designGuidelines
    try folder.add(Docset.propertyList(title: title, name: name), to: root + "Info.plist")
    for (file, bytes) in SiteAssets.listIcons { try folder.add(bytes, to: name + ".docset/" + file) }
    let entries = Docset.entries(of: site).map { DocsetIndex.Entry(name: $0.name, kind: $0.kind, path: $0.path) }
    // SQLite writes the file itself, so it is written to a temporary path and then added like the others.
    try Files.makeFolder(folder.root)
    let temporary = folder.root + "/.hig-docset-\(getpid())"
    defer { unlink(temporary) }
    unlink(temporary)
    try DocsetIndex.write(entries, to: temporary)
    try folder.add(try Files.read(temporary), to: root + "Resources/docSet.dsidx")
  }
}
