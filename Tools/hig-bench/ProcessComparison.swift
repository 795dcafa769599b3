import Foundation
import Languages

/// A comparison of whole processes. They run in turns, so that other load on the machine affects all of them equally.
struct ProcessComparison {
  struct Contender {
    var name: String
    var command: [String]
    var input = "/dev/null"
    /// A file that the process creates; it is removed before each run.
    var removing: String?
  }

  private let hig: String
  private let work: String
  private static let rounds = 41

  init(hig: String, work: String) {
    self.hig = hig
    self.work = work
  }

  func run() throws {
    let index = work + "/corpus.sqlite"
    guard Child.run([hig, "ingest", "--index", index, "Corpus"]) != nil else { throw BenchFailure("'\(hig) ingest' failed") }
    let trigram = try makeTrigramDatabase(index: index)
    let language = Languages.fallback.rawValue
    let manual = [hig, "export", "--index", index, "--format", "man", "--language", language, "charts"]
    let page = Child.run(manual, output: work + "/charts.7") == nil ? nil : work + "/charts.7"
    let shown = "select topic, headline from rules where rules match '\"ウィジェット\"' order by rank limit 10"
    report(
      "search: one keyword, ten answers", base: "sqlite3, FTS5 trigram",
      [
        Contender(name: "sqlite3, FTS5 trigram", command: ["sqlite3", "-readonly", trigram, shown]),
        Contender(name: "hig search ウィジェット", command: [hig, "search", "--index", index, "ウィジェット"]),
        Contender(name: "hig search 余白", command: [hig, "search", "--index", index, "余白"]),
        Contender(name: "hig search 'chart axis'", command: [hig, "search", "--index", index, "chart axis"]),
        Contender(name: "hig search, a question", command: [hig, "search", "--index", index, "どうすればボタンを押し間違えずに済むか"]),
        Contender(
          name: "hig search, another", command: [hig, "search", "--index", index, "people keep deleting things by accident"]),
        Contender(name: "rg ウィジェット Corpus", command: ["rg", "-n", "ウィジェット", "Corpus"]),
        Contender(name: "grep -rn ウィジェット Corpus", command: ["grep", "-rn", "ウィジェット", "Corpus"]),
      ])
    var lookups = [
      Contender(name: "hig man charts", command: [hig, "man", "--index", index, "--language", language, "charts"]),
      Contender(name: "hig show charts/axes/1", command: [hig, "show", "--index", index, "charts/axes/1"]),
    ]
    if let page {
      lookups.insert(Contender(name: "mandoc, the same page", command: ["mandoc", "-Tutf8", page]), at: 0)
      lookups.append(Contender(name: "man -l, the same page", command: ["man", "-l", page]))
    }
    report("lookup: one page", base: page == nil ? "hig man charts" : "mandoc, the same page", lookups)
    try compareIngest()
  }

  /// Compares the full ingest, from files to a finished index, with a Markdown parser that reads the same text as one file.
  private func compareIngest() throws {
    let title = "ingest: pages to a finished index"
    let shared = ProcessInfo.processInfo.environment["HIG_SHARED"] ?? "../shared"
    let pages = shared + "/official"
    guard Child.find("pandoc") != nil else { return print("\n\(title)\n  pandoc not installed: left out") }
    let files = (FileManager.default.enumerator(atPath: pages)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    guard !files.isEmpty else { return print("\n\(title)\n  no pages at '\(pages)' ($HIG_SHARED): left out") }
    let whole = work + "/official.md"
    let text = try files.sorted().map { try String(contentsOfFile: pages + "/" + $0, encoding: .utf8) }
    try text.joined(separator: "\n\n").write(toFile: whole, atomically: true, encoding: .utf8)
    let index = work + "/official.sqlite"
    report(
      title, base: "pandoc -f gfm -t json", rounds: 7,
      [
        Contender(name: "pandoc -f gfm -t json", command: ["pandoc", "-f", "gfm", "-t", "json", whole]),
        Contender(name: "hig ingest", command: [hig, "ingest", "--index", index, pages], removing: index),
      ])
  }

  /// Builds an FTS5 trigram table of the same records with the sqlite3 shell, and returns its path.
  private func makeTrigramDatabase(index: String) throws -> String {
    let lines = work + "/records.jsonl"
    let database = work + "/trigram.sqlite"
    Child.run([hig, "export", "--index", index, "--format", "jsonl", "--output", lines])
    guard let text = try? String(contentsOfFile: lines, encoding: .utf8) else {
      throw BenchFailure("'\(hig) export' wrote nothing")
    }
    var rows = ""
    for line in text.split(separator: "\n") {
      guard let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
      let cells = ["topic", "headline", "text"].map { (record[$0] as? String ?? "").replacingOccurrences(of: "'", with: "''") }
      rows += "insert into rules values ('\(cells.joined(separator: "', '"))');\n"
    }
    let script = work + "/trigram.sql"
    try ("create virtual table rules using fts5(topic, headline, text, tokenize='trigram');\nbegin;\n" + rows + "commit;\n")
      .write(toFile: script, atomically: true, encoding: .utf8)
    try? FileManager.default.removeItem(atPath: database)
    Child.run(["sqlite3", database], input: script)
    return database
  }

  private func report(_ title: String, base: String, rounds: Int = rounds, _ contenders: [Contender]) {
    var times = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        if let made = contender.removing { try? FileManager.default.removeItem(atPath: made) }
        if let seconds = Child.run(contender.command, input: contender.input) { times[index].append(seconds) }
      }
    }
    let medians = times.map { $0.isEmpty ? nil : $0.sorted()[$0.count / 2] }
    let unit = zip(contenders, medians).first { $0.0.name == base }?.1
    print("\n\(title) (whole process, median of \(rounds), in turns)")
    for (contender, median) in zip(contenders, medians) {
      let name = contender.name.padding(toLength: 32, withPad: " ", startingAt: 0)
      guard let median else {
        print("  \(name) not installed, or failed: left out")
        continue
      }
      let ratio = unit.map { String(format: "%5.2f ×", median / $0) } ?? ""
      print("  \(name)" + String(format: "%8.2f ms  ", median * 1e3) + ratio)
    }
  }
}

struct BenchFailure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
