import Guidelines
import Indexing
import Languages
import Rendering
import SystemInterface

/// `hig-ja.docset`, `hig-en.docset` … for Dash and Zeal: the site in one language with an index of its topics, sections, rules, tables and drawings.
struct DocsetExport: PageSetFormat {
  let name = "docset"

  func alone(_ page: TopicPage, _ drawings: Drawings) -> String? { nil }

  func write(_ pages: [Export.Page], of export: Export, into folder: ExportFolder) throws(Failure) {
    for language in Languages.codes where pages.contains(where: { $0.content.language == language }) {
      try write(pages.filter { $0.content.language == language }, in: language, of: export, into: folder)
    }
  }

  private func write(_ pages: [Export.Page], in language: Language, of export: Export, into folder: ExportFolder) throws(Failure)
  {
    let name = "hig-" + language.rawValue
    let root = name + ".docset/Contents/"
    let site = try Site(pages, export)
    try site.forEachFile { (path, content) throws(Failure) in
      try folder.write(content, to: root + "Resources/Documents/" + path)
    }
    let title = language.interface.labels.designGuidelines
    try folder.write(Docset.properties(title: title, name: name), to: root + "Info.plist")
    for (file, bytes) in SiteAssets.listIcons { try folder.write(bytes, to: name + ".docset/" + file) }
    let entries = Docset.entries(of: site).map { DocsetIndex.Entry(name: $0.name, kind: $0.kind, path: $0.path) }
    // SQLite writes its own file: into a place of its own, then moved like every other.
    try Files.makeFolder(folder.root)
    let temporary = folder.root + "/.hig-docset-\(getpid())"
    defer { unlink(temporary) }
    unlink(temporary)
    try DocsetIndex.write(entries, to: temporary)
    try folder.write(try Files.read(temporary), to: root + "Resources/docSet.dsidx")
  }
}
