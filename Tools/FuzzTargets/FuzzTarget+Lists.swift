import Extraction
import Guidelines
import Linking
import Reading

/// YAML files of a Corpus, and their effects on pages and rules.
enum CorpusFileInputs {
  private static let names = [
    "topics", "glossary", "changes", "quantities", "resources", "terms", "gone", "questions/en/alerts", "anchors",
  ]

  private static let page = Array(
    "# Alerts\n\n**Use alerts sparingly.** They interrupt.\n\n## iOS\n\n**Avoid an alert at launch.** Wait.\n".utf8)

  /// Parses an input. The first byte selects the kind of file.
  static func check(_ bytes: [UInt8]) throws(PropertyError) {
    guard let first = bytes.first else { return }
    do throws(Failure) {
      try parse(Int(first) % names.count, Array(bytes.dropFirst()))
    } catch .corpus(let path, let line, _) {
      if path != "list.yaml" || line < 1 { throw PropertyError("a list is refused without its place: \(path):\(line)") }
    } catch {
      throw PropertyError("a list is refused by another failure: \(error)")
    }
  }

  private static func parse(_ number: Int, _ yaml: [UInt8]) throws(Failure) {
    switch names[number] {
    case "topics":
      let catalog = try CorpusFiles.topicCatalog(yaml, path: "list.yaml")
      _ = PageInputs.extractions([0] + page, catalog: catalog)
    case "glossary":
      let glossary = try CorpusFiles.glossary(yaml, path: "list.yaml")
      let records = PageInputs.extractions([0] + page).flatMap(\.records)
      var otherRecords = records
      for index in otherRecords.indices { otherRecords[index].source.page = "other" }
      _ = Linker.links(of: records + otherRecords, glossary: glossary)
    case "changes": _ = try CorpusFiles.changes(yaml, path: "list.yaml")
    case "quantities": _ = try CorpusFiles.quantities(yaml, path: "list.yaml")
    case "resources": _ = try CorpusFiles.resources(yaml, path: "list.yaml")
    case "terms": _ = try CorpusFiles.terms(yaml, path: "list.yaml")
    case "anchors": _ = try CorpusFiles.anchors(yaml, path: "list.yaml")
    case "gone": _ = try CorpusFiles.goneIDs(yaml, path: "list.yaml")
    default: _ = try CorpusFiles.questions(yaml, path: "list.yaml")
    }
  }

  /// Returns the beginning of each YAML file of the Corpus and of the test fixtures.
  static func seeds() -> [[UInt8]] {
    names.enumerated().flatMap { number, name -> [[UInt8]] in
      let bytes = TemporaryDirectory.read(TemporaryDirectory.root + "/Corpus/\(name).yaml")
      let fixture = TemporaryDirectory.read(TemporaryDirectory.root + "/Tests/CommandTests/Fixtures/Corpus/\(name).yaml")
      let whole = bytes.lastIndex(of: 0x0A).map { _ in bytes.prefix(3000) } ?? []
      let head = whole.lastIndex(of: 0x0A).map { whole[...$0] } ?? whole
      return [Array(head), fixture].filter { !$0.isEmpty }.map { FuzzTarget.truncated([UInt8(number)] + $0) }
    }
  }
}

extension FuzzTarget {
  static let lists = FuzzTarget(name: "lists", seeds: CorpusFileInputs.seeds, body: CorpusFileInputs.check)
}
