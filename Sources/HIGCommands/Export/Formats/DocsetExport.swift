import Glibc
import Guidelines
import Indexing
import Languages
import Rendering

/// `hig.docset` for Dash and Zeal: the site with an index of its topics, sections and rules.
struct DocsetExport: PageSetFormat {
  let name = "docset"
  let entrance = "hig.docset"

  func alone(_ page: TopicPage, _ drawings: Drawings) -> String? { nil }

  func write(_ pages: [Export.Page], of export: Export, into folder: ExportFolder) throws(Failure) {
    let root = "hig.docset/Contents/"
    let site = try Site(pages, export)
    try site.forEachFile { (path, content) throws(Failure) in
      try folder.write(content, to: root + "Resources/Documents/" + path)
    }
    try folder.write(Docset.properties(title: "Design Guidelines"), to: root + "Info.plist")
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
