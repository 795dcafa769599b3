import Guidelines
import Indexing
import Languages
import SystemInterface

/// A benchmark of growing indexes: build time, size relative to the text, and the time of five kinds of query, compared with an
/// FTS5 trigram table of the same records.
struct ScaleBench {
  private var sizes = [1_000, 10_000, 100_000]
  private var queries = 100
  private var index = "/tmp/hig-bench-scale-\(getpid()).sqlite"
  private var trigram = "/tmp/hig-bench-trigram-\(getpid()).sqlite"

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--sizes": sizes = (rest.popFirst() ?? "").split(separator: ",").compactMap { Int($0) }
      case "--index": index = rest.popFirst() ?? index
      case "--trigram": trigram = rest.popFirst() ?? trigram
      case "--queries": queries = rest.popFirst().flatMap { Int($0) } ?? queries
      default: break
      }
    }
  }

  func run() throws {
    defer { for path in [index, trigram] { removeFile(path) } }
    for size in sizes {
      try build(size)
      // Search in a separate process, so that its memory use does not include building.
      fflush(nil)
      let words = ["scale-ask", "--sizes", "\(size)", "--queries", "\(queries)", "--index", index, "--trigram", trigram]
      _ = ChildProcess([ThisProcess.executablePath ?? "hig-bench-search"] + words)?.wait()
    }
  }

  func ask() throws {
    for size in sizes {
      let asked = questions(size)
      let reader = try GuidelineIndex(path: index)
      for (_, list) in asked { for query in list.prefix(3) { _ = try reader.search(query) } }
      let ours = try asked.map { try times($0.1) { _ = try reader.search($0).hits.count } }
      let memory = ThisProcess.peakMemory / 1024
      let base = try Database(trigram)
      for ((kind, list), ours) in zip(asked, ours) {
        let theirs = try times(list) { query in
          _ = try base.all(
            "SELECT rowid FROM t WHERE t MATCH ? ORDER BY rank LIMIT 10", [.text(ScaleBench.trigrams(query.text))]
          ) { $0.integer(0) }
        }
        print(
          "  \(pad(kind, 12)) hig p50 \(ours.median) p95 \(ours.p95) ms (of a processor \(ours.worked))   "
            + "trigram p50 \(theirs.median) p95 \(theirs.p95) ms (\(theirs.worked))")
      }
      print("  R@10 of records by a part of their sentence: \(try recall(reader, size)) of 400")
      print("  resident memory of hig's searches, at most: \(memory) MB")
    }
  }

  // MARK: Building

  private func build(_ size: Int) throws {
    removeFile(index)
    removeFile(trigram)
    var text = SyntheticText(seed: 1)
    var bytes = 0
    let base = try Database(trigram)
    try base.execute(
      "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; CREATE VIRTUAL TABLE t USING fts5 (a, b, tokenize='trigram')")
    var ours = Duration.zero
    var theirs = Duration.zero
    let writer = try IndexWriter(path: index)
    for page in 0..<(size + 39) / 40 {
      let (stored, records) = ScaleBench.page(page, min(40, size - page * 40), &text)
      bytes += records.reduce(0) { $0 + $1.headline.plainText.utf8.count + $1.body.plainText.utf8.count }
      ours += try ContinuousClock().measure { try writer.addPage(stored, records: records) }
      theirs += try ContinuousClock().measure {
        try base.transaction {
          for record in records {
            try base.run("INSERT INTO t VALUES (?, ?)", [.text(record.headline.plainText), .text(record.body.plainText)])
          }
        }
      }
    }
    ours += try ContinuousClock().measure { try writer.commit() }
    let size = try GuidelineIndex(path: index).information()
    print(
      "\(size.recordCount) records, \(bytes / 1000) kB of text: build hig \(ours), trigram \(theirs); size ÷ text hig "
        + "\(ratio(size.bytes, bytes)), trigram \(ratio(fileSize(trigram), bytes))")
  }

  private static func page(_ number: Int, _ count: Int, _ text: inout SyntheticText) -> (StoredPage, [Record]) {
    let language = Languages.bilingualPair[number % 2]
    let topic = "topic-\(number % 157)"
    let page = StoredPage(
      source: "synthetic", page: "p\(number)", path: "p\(number).md", language: language, hash: "",
      format: Page.Format(rawValue: "markdown"),
      title: topic)
    let records = (0..<max(0, count)).map { n in
      func sentence() -> String { text.sentence(in: language) }
      return Record(
        id: "\(topic)/best-practices/\(n)@p\(number)", kind: n % 5 == 4 ? .definition : .rule, strength: n % 5 == 4 ? nil : .do,
        language: language, topic: topic, topicTitle: topic, section: ["Best practices"], anchor: "best-practices",
        platforms: n % 7 == 0 ? [.watchOS] : nil, headline: [.text(sentence())],
        body: [Block(.paragraph([.text(sentence() + sentence())]))],
        source: SourceReference(name: "synthetic", page: page.page, path: page.path, line: n + 1, title: topic), position: n)
    }
    return (page, records)
  }

  // MARK: Searching

  private func questions(_ size: Int) -> [(String, [Query])] {
    var text = SyntheticText(seed: 1)
    let first = Languages.bilingualPair[0]
    /// Returns the second language in one of three calls, and the first language otherwise.
    func either() -> Language { Languages.bilingualPair[text.below(3) == 0 ? 1 : 0] }
    func ask(_ words: String, topics: [String] = [], platforms: [Platform] = []) -> Query {
      Query(text: words, filter: RecordFilter(topics: topics, platforms: platforms), readerLanguage: first)
    }
    func many(_ make: () -> Query) -> [Query] { (0..<queries).map { _ in make() } }
    return [
      ("question", many { ask(text.sentence(in: either())) }),
      ("keyword", many { ask(text.word(in: either())) }),
      ("two", many { ask(String(text.word(in: first).prefix(2))) }),
      ("one", many { ask(String(text.word(in: first).prefix(1))) }),
      ("filtered", many { ask(text.word(in: first), topics: ["topic-\(text.below(157))"], platforms: [.watchOS]) }),
    ]
  }

  /// Returns how many of 400 sampled records a search finds.
  private func recall(_ reader: GuidelineIndex, _ size: Int) throws -> Int {
    var random = Splitmix(state: 7)
    var found = 0
    for _ in 0..<400 {
      let page = random.below(max(1, size / 40))
      let id = "topic-\(page % 157)/best-practices/\(random.below(40))@p\(page)"
      guard let record = try reader.records(id: id).first else { continue }
      let sentence = Array(record.headline.plainText)
      let cut = random.below(sentence.count * 2 / 3 + 1)
      let part = String(sentence[..<cut] + [" "] + sentence[min(sentence.count, cut + sentence.count / 3)...])
      let hits = try reader.search(Query(text: part, readerLanguage: Languages.bilingualPair[0])).hits
      found += hits.contains { $0.record.id == id } ? 1 : 0
    }
    return found
  }

  /// Returns the median and the 95th percentile of the query times, and the 95th percentile of CPU time, which other load does
  /// not affect.
  private func times(_ queries: [Query], _ body: (Query) throws -> Void) rethrows -> (median: String, p95: String, worked: String)
  {
    var times: [Duration] = []
    var worked: [Duration] = []
    for query in queries {
      let start = ThisProcess.processorTime
      times.append(try ContinuousClock().measure { try body(query) })
      worked.append(.nanoseconds(ThisProcess.processorTime - start))
    }
    times.sort()
    worked.sort()
    func milliseconds(_ duration: Duration) -> String { ratio(Int(duration / .microseconds(1)), 1000) }
    let p95 = times.count * 95 / 100
    return (milliseconds(times[times.count / 2]), milliseconds(times[p95]), milliseconds(worked[p95]))
  }

  /// Returns a typical query for a trigram table: all words, quoted and joined with OR.
  private static func trigrams(_ text: String) -> String {
    let characters = Array(text.filter { !" 。.\"".contains($0) })
    guard characters.count > 3 else { return "\"\(String(characters))\"" }
    return (0...characters.count - 3).map { "\"\(String(characters[$0..<$0 + 3]))\"" }.joined(separator: " OR ")
  }

  private func ratio(_ a: Int, _ b: Int) -> String {
    let hundredths = a * 100 / max(1, b)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
