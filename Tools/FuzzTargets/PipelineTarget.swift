import Guidelines
import Indexing
import Ingestion

/// Pages of a folder into an index that knows the Corpus's topics, out of it, and once more.
enum Pipeline {
  /// What parts pages in the input.
  private static let separator = Array("\n%%%\n".utf8)
  private static let endings = ["md", "html", "txt", "json", "rst", "adoc"]

  static func check(_ bytes: [UInt8]) throws(BrokenProperty) {
    let folder = Scratch.emptied("pages")
    for (number, page) in parts(bytes).prefix(4).enumerated() where !page.isEmpty {
      let ending = endings[Int(page[0]) % endings.count]
      Scratch.write(Array(page.dropFirst()), to: "\(folder)/page\(number).\(ending)")
    }
    let index = Scratch.emptied("made") + "/hig.sqlite"
    let report = try ingest(folder, into: index)
    guard report.pagesRead > 0 else { return }
    let found = try records(index)
    let held = report.sources.reduce(0) { $0 + ($1.held?.recordCount ?? 0) }
    try Checks.equal(found.count, held, "the report counts other records than there are")
    for record in found
    where try Checks.unfailing("looking up \(record.id)", { try GuidelineIndex(path: index).records(id: record.id) }).isEmpty {
      throw BrokenProperty("'\(record.id)' is not found by its id")
    }
    let again = try ingest(folder, into: index)
    try Checks.equal(again.pagesRead, 0, "pages that did not change are read again")
    try Checks.equal(again.unchanged, report.pagesRead, "pages that did not change are not all there")
    try Checks.equal(try records(index), found, "records changed without a change of their pages")
    // A page may say nothing of any topic.
    if found.isEmpty { return }
    let export = try Program.run(["export", "--index", index])
    guard export.status == 0 else { throw BrokenProperty("the export ends with \(export.status): \(export.errors)") }
    let other = Scratch.path("made/other.sqlite")
    Scratch.write(Array(export.output.utf8), to: Scratch.path("made/export.md"))
    _ = try ingest(Scratch.path("made/export.md"), into: other)
    try Checks.equal(
      try records(other).map(RoundTrip.content).joined(separator: "\n"),
      found.map(RoundTrip.content).joined(separator: "\n"), "an export reads back as other records:\n\(export.output)")
    try Checks.equal(
      try Program.run(["export", "--index", other]).output, export.output, "the second export is different")
  }

  private static func ingest(_ path: String, into index: String) throws(BrokenProperty) -> IngestReport {
    try Checks.unfailing("ingest") {
      var ingestion = Ingestion(IngestRequest(paths: [path], index: index, startingFrom: Templates.lists.index))
      return try ingestion.run()
    }
  }

  private static func records(_ path: String) throws(BrokenProperty) -> [Record] {
    try Checks.unfailing("the index") {
      let index = try GuidelineIndex(path: path)
      try index.check()
      return try index.records()
    }
  }

  private static func parts(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var place = 0
    while place < bytes.count {
      if bytes[place...].starts(with: separator) {
        parts.append([])
        place += separator.count
      } else {
        parts[parts.count - 1].append(bytes[place])
        place += 1
      }
    }
    return parts
  }

  /// Pages of a topic in both languages, and single ones.
  static func seeds() -> [[UInt8]] {
    let english = Scratch.files("Corpus/en", [".md"])
    let pairs = english.enumerated().filter { $0.offset % 5 == 0 }.map { _, file in
      let other = Scratch.read(Scratch.root + "/" + file.path.replacing("Corpus/en", with: "Corpus/ja", maxReplacements: 1))
      return Array(withoutFront(file.bytes).prefix(1900) + separator + withoutFront(other).prefix(1900))
    }
    return pairs.map { FuzzTarget.cut($0) } + Pages.seeds().enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
  }

  /// A page as anybody would write it: the lines of its front matter become its title.
  private static func withoutFront(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let end = lines.dropFirst().firstIndex(where: { $0.elementsEqual("---".utf8) }) else { return [0] + bytes }
    let title = lines.first { $0.starts(with: "title: ".utf8) }.map { Array("# ".utf8) + $0.dropFirst(7) + Array("\n\n".utf8) }
    return [0] + (title ?? []) + lines[(end + 1)...].joined(separator: [0x0A])
  }
}

extension FuzzTarget {
  static let pipeline = FuzzTarget(name: "pipeline", seeds: Pipeline.seeds, body: Pipeline.check)
}
