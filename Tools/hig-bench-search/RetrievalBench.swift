import Guidelines
import Indexing
import Languages
import TextAnalysis

/// A retrieval benchmark on public Japanese test sets, which have one relevant document per query: measures the document's rank.
struct RetrievalBench {
  private static let language = Languages.bilingualPair[0]
  private let folder: String
  private var count = 1000
  private var index = "/tmp/hig-bench-retrieval.sqlite"
  private var isVerbose = false
  /// Indicates whether to search the index of an earlier run instead of building a new one.
  private var reusesIndex = false

  init(_ arguments: [String]) {
    folder = arguments.first ?? "."
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "-n": count = rest.popFirst().flatMap { Int($0) } ?? count
      case "--index": index = rest.popFirst() ?? index
      case "-v": isVerbose = true
      case "--reuse": reusesIndex = true
      default: break
      }
    }
  }

  func run() throws {
    let documents = lines("corpus.tsv")
    let right = Dictionary(lines("qrels.tsv").map { ($0[0], $0[1]) }, uniquingKeysWith: { a, _ in a })
    let queries = Dictionary(lines("queries.tsv").map { ($0[0], $0) }, uniquingKeysWith: { a, _ in a })
    let sample = lines("sample1000.txt").flatMap { $0[0].split(separator: " ").map(String.init) }.prefix(count)
    let leavesOutOwn = folder.split(separator: "/").last == "jsts"
    let started = ContinuousClock.now
    if !reusesIndex {
      removeFile(index)
      let writer = try IndexWriter(path: index)
      for document in documents { try add(document, to: writer) }
      try writer.commit()
    }
    print("build \(started.duration(to: .now)), \(try GuidelineIndex(path: index).information().bytes / 1000) kB")
    let reader = try GuidelineIndex(path: index)
    var ranks: [Int?] = []
    var times: [Duration] = []
    for id in sample {
      guard let query = queries[id] else { continue }
      let start = ContinuousClock.now
      let answer = try reader.search(Query(text: query[2], readerLanguage: Self.language, limit: 30))
      times.append(start.duration(to: .now))
      var pages: [String] = []
      for hit in answer.hits {
        for record in [hit.record] + hit.same where !pages.contains(record.source.page) { pages.append(record.source.page) }
      }
      if leavesOutOwn { pages.removeAll { $0 == query[3] } }
      let rank = pages.firstIndex(of: right[id] ?? "").map { $0 + 1 }
      ranks.append(rank)
      if isVerbose, rank != 1 { print("\(rank.map(String.init) ?? "-")\t\(query[2])\t\(right[id] ?? "")\t\(pages.first ?? "")") }
    }
    func share(_ k: Int) -> Double { Double(ranks.filter { ($0 ?? .max) <= k }.count) / Double(max(1, ranks.count)) }
    let mrr = ranks.reduce(0.0) { $0 + ($1.map { $0 <= 10 ? 1 / Double($0) : 0 } ?? 0) } / Double(max(1, ranks.count))
    times.sort()
    print(
      "R@1 \(share(1))  R@10 \(share(10))  MRR \(mrr)  median \(times[times.count / 2])  p95 \(times[times.count * 95 / 100])")
  }

  private func lines(_ name: String) -> [[String]] {
    readFile(folder + "/" + name).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Adds a document as a page with one definition, like the same text ingested as Markdown.
  private func add(_ document: [String], to writer: IndexWriter) throws {
    let (id, title, body) = (document[0], document[1], document[2])
    let page = StoredPage(
      source: "set", page: id, path: id + ".md", language: Self.language, hash: id, format: Page.Format(rawValue: "markdown"),
      title: title.isEmpty ? body : title)
    let sentence = body.firstIndex(of: "。").map { body[...$0] } ?? body[...]
    let topic = nameKey(page.title)
    let record = Record(
      id: "\(topic)//definition-1@\(id)", kind: .definition, language: Self.language, topic: topic, topicTitle: title,
      headline: [.text(String(sentence))],
      body: sentence.endIndex == body.endIndex ? [] : [Block(.paragraph([.text(String(body[sentence.endIndex...]))]))],
      source: SourceReference(name: "set", page: id, path: page.path, line: 1, title: page.title))
    try writer.addPage(page, records: [record])
  }
}
