import Extraction
import Guidelines
import Linking
import Reading

/// The YAML of a Corpus, and what pages and rules are told by it.
enum Lists {
  private static let names = [
    "topics", "glossary", "changes", "quantities", "resources", "terms", "gone", "questions/en/alerts", "anchors",
  ]

  private static let page = Array(
    "# Alerts\n\n**Use alerts sparingly.** They interrupt.\n\n## iOS\n\n**Avoid an alert at launch.** Wait.\n".utf8)

  /// The first byte picks the list.
  static func check(_ bytes: [UInt8]) throws(BrokenProperty) {
    guard let first = bytes.first else { return }
    do throws(Failure) {
      try use(Int(first) % names.count, Array(bytes.dropFirst()))
    } catch .corpus(let path, let line, _) {
      if path != "list.yaml" || line < 1 { throw BrokenProperty("a list is refused without its place: \(path):\(line)") }
    } catch {
      throw BrokenProperty("a list is refused by another failure: \(error)")
    }
  }

  private static func use(_ number: Int, _ yaml: [UInt8]) throws(Failure) {
    switch names[number] {
    case "topics":
      let catalog = try CorpusFiles.topicCatalog(yaml, path: "list.yaml")
      _ = Pages.extracted([0] + page, catalog: catalog)
    case "glossary":
      let glossary = try CorpusFiles.glossary(yaml, path: "list.yaml")
      let records = Pages.extracted([0] + page).flatMap(\.records)
      var others = records
      for place in others.indices { others[place].source.page = "other" }
      _ = Linker.links(of: records + others, glossary: glossary)
    case "changes": _ = try CorpusFiles.changes(yaml, path: "list.yaml")
    case "quantities": _ = try CorpusFiles.quantities(yaml, path: "list.yaml")
    case "resources": _ = try CorpusFiles.resources(yaml, path: "list.yaml")
    case "terms": _ = try CorpusFiles.terms(yaml, path: "list.yaml")
    case "anchors": _ = try CorpusFiles.anchors(yaml, path: "list.yaml")
    case "gone": _ = try CorpusFiles.goneIDs(yaml, path: "list.yaml")
    default: _ = try CorpusFiles.questions(yaml, path: "list.yaml")
    }
  }

  /// The head of each list of the Corpus, and what stands around a few places of it.
  static func seeds() -> [[UInt8]] {
    names.enumerated().flatMap { number, name -> [[UInt8]] in
      let bytes = Scratch.read(Scratch.root + "/Corpus/\(name).yaml")
      let fixture = Scratch.read(Scratch.root + "/Tests/CommandTests/Fixtures/Corpus/\(name).yaml")
      let whole = bytes.lastIndex(of: 0x0A).map { _ in bytes.prefix(3000) } ?? []
      let head = whole.lastIndex(of: 0x0A).map { whole[...$0] } ?? whole
      return [Array(head), fixture].filter { !$0.isEmpty }.map { FuzzTarget.cut([UInt8(number)] + $0) }
    }
  }
}

extension FuzzTarget {
  static let lists = FuzzTarget(name: "lists", seeds: Lists.seeds, body: Lists.check)
}
