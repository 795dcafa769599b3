import Guidelines
import Indexing
import Searching

/// `refusals ABOUT… --others OTHERS…`: where to draw the line between questions about design and others, one question a line or JSON objects with "q". Prints
/// what the present line refuses of each file, then the line that refuses one in fifty of the questions about design, and how many of the others.
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
    let values = asked.map(\.sum).sorted()
    guard !values.isEmpty else { return }
    let least = values[values.count / 50]
    print("best line: \(least): \(unasked.count { $0.sum < least }) of \(unasked.count) others refused")
  }
}
