import Guidelines
import Indexing
import Searching

/// `refusals ABOUT… --others OTHERS…`: finds the threshold between on-topic and off-topic queries. Files contain one query per
/// line, or JSON objects with "q". Prints how many queries of each file the current threshold rejects, and the threshold that
/// rejects the most off-topic queries while it rejects one percent of the others.
struct RefusalBench {
  private var about: [String] = []
  private var others: [String] = []
  private var index = "Index/hig.sqlite"

  init(_ arguments: [String]) {
    var isOther = false
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--index": index = rest.popFirst() ?? index
      case "--others": isOther = true
      default: if isOther { others.append(word) } else { about.append(word) }
      }
    }
  }

  func run() throws {
    let reader = try GuidelineIndex(path: index)
    func measured(_ path: String) throws -> [Relevance] {
      let texts =
        path.hasSuffix(".jsonl") ? try JudgedQuestion.read(path).map(\.q) : readFile(path).split(separator: "\n").map(String.init)
      let found = try texts.compactMap { try reader.relevance(Query(text: $0)) }
      print("\(path): \(found.count { $0.score < Relevance.minScore }) of \(found.count) refused")
      return found
    }
    let (asked, unasked) = (try about.flatMap(measured), try others.flatMap(measured))
    var best = (refused: -1, slope: Float(0), minScore: Float(0))
    for slope in stride(from: Float(0), through: 2, by: 0.1) {
      let values = asked.map { $0.score(knownShareFactor: slope) }.sorted()
      guard !values.isEmpty else { return }
      let minScore = values[values.count / 100]
      let refused = unasked.count { $0.score(knownShareFactor: slope) < minScore }
      if refused > best.refused { best = (refused, slope, minScore) }
    }
    print("best line: slope \(best.slope), minimum \(best.minScore): \(best.refused) of \(unasked.count) others refused")
  }
}
