import Guidelines
import Languages

@testable import Indexing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Temporary folder that is removed with the test.
final class Folder {
  let path: String
  init() {
    var template = Array("/tmp/hig-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }
  var index: String { path + "/hig.sqlite" }
  var names: [String] {
    guard let entries = opendir(path) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
  func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen(path + "/" + name, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
  func read(_ name: String) -> [UInt8] {
    guard let file = fopen(path + "/" + name, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let got = fread(&buffer, 1, buffer.count, file)
      if got == 0 { return bytes }
      bytes += buffer[0..<got]
    }
  }
  deinit {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }
}

func page(_ name: String, source: String = "Guides", language: Language = .japanese, title: String = "グラフ") -> StoredPage {
  StoredPage(
    source: source, page: name, path: name + ".md", language: language, hash: "0", format: Page.Format(rawValue: "markdown"),
    title: title,
    edition: "2026-06")
}

/// Makes a record of a page with a headline and a body of one paragraph.
func record(
  _ n: Int, _ headline: String, _ body: String = "", on page: StoredPage, topic: String = "charts", title: String = "グラフ",
  kind: RecordKind = .rule, section: [String] = ["ベストプラクティス"], anchor: String = "best-practices",
  platforms: [Platform]? = nil
) -> Record {
  Record(
    id: "\(topic)/\(anchor)/\(n)" + (page.source == corpusSourceName ? "" : "@\(page.page)"), kind: kind,
    strength: kind == .rule ? .do : nil, language: page.language, topic: topic, topicTitle: title, section: section,
    anchor: anchor, platforms: platforms, headline: [.text(headline)],
    body: body.isEmpty ? [] : [Block(.paragraph([.text(body)]))],
    source: SourceReference(
      name: page.source, page: page.page, path: page.path, line: n * 2 + 1, title: page.title, edition: page.edition),
    position: n)
}

func build(_ path: String, _ pages: [(StoredPage, [Record])], catalog: TopicCatalog? = nil, glossary: Glossary? = nil)
  throws -> GuidelineIndex
{
  let writer = try IndexWriter(path: path)
  if let catalog { try writer.setCatalog(catalog) }
  if let glossary { try writer.setGlossary(glossary) }
  for (page, records) in pages { try writer.addPage(page, records: records) }
  try writer.commit()
  return try GuidelineIndex(path: path)
}

/// Returns the positions of the records that a query finds, best first.
func ids(_ index: GuidelineIndex, _ text: String, _ change: (inout Query) -> Void = { _ in }) throws -> [Int] {
  var query = Query(text: text, readerLanguage: .japanese, limit: 50)
  change(&query)
  return try index.search(query).hits.map(\.record.position)
}
