import Guidelines
import Indexing
import Searching

/// `refusals ABOUT… --others OTHERS…`: where to draw the line between questions about design and others, one question a line or JSON objects with "q". Prints
/// what the present line refuses of each file, then the line that refuses most of the others while it refuses one in a hundred of the rest.
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
      print("\(path): \(found.count { $0.sum < Relevance.least }) of \(found.count) refused")
      return found
    }
    let (asked, unasked) = (try about.flatMap(measured), try others.flatMap(measured))
    var best = (refused: -1, slope: Float(0), least: Float(0))
    for slope in stride(from: Float(0), through: 2, by: 0.1) {
      let values = asked.map { $0.sum(slope: slope) }.sorted()
      guard !values.isEmpty else { return }
      let least = values[values.count / 100]
      let refused = unasked.count { $0.sum(slope: slope) < least }
      if refused > best.refused { best = (refused, slope, least) }
    }
    print("best line: slope \(best.slope), least \(best.least): \(best.refused) of \(unasked.count) others refused")
  }
}
