import Guidelines
import Ingestion
import Reading
import Rendering

/// `hig lint PATH…`: 0 clean, 1 findings, 2 error.
struct LintCommand: Runnable {
  let index: String?
  let format: String?
  let dump: String?
  let language: String?
  let paths: [String]

  init(_ words: CommandWords) {
    index = words.value("--index")
    format = words.value("--format")
    dump = words.value("--dump")
    language = words.value("--language")
    paths = words.texts
  }

  enum Format: String, CaseIterable {
    case text, json
  }

  func run(in session: Session) throws(Failure) -> Int32 {
    let format = try Values.format(format, Format.text)
    for path in paths where path != "-" && !Files.exists(path) { throw .noSuchFile(path: path) }
    let places = IndexLocation.Places(session.surroundings)
    let named = paths.first { Files.exists($0 + "/topics.yaml") && Files.exists($0 + "/glossary.yaml") }
    let report = try Linter(corpus: named ?? places.corpus).run(paths)
    if let dump {
      for page in report.pages {
        switch dump {
        case "tree":
          session.console.print(Reading.dump(page.page).split(separator: "\n").map { Sanitizing.line($0) + "\n" }.joined())
        case "records": session.console.print(page.records.map { RecordJSON.line($0) + "\n" }.joined())
        default: throw .unknownValue(option: "--dump", value: dump, known: ["tree", "records"])
        }
      }
      return report.pages.isEmpty ? 2 : 0
    }
    for failed in report.failures { session.warn(failed.failure.message) }
    switch format {
    case .json: session.console.print(report.findings.map { FindingJSON.line(path: $0.path, $0.diagnostic) + "\n" }.joined())
    case .text:
      for finding in report.findings {
        // What is about a whole page or line is shown at its beginning: editors and scripts expect both numbers.
        let place = "\(finding.path):\(max(1, finding.diagnostic.line)):\(max(1, finding.diagnostic.column))"
        let level = finding.diagnostic.level.word.text(in: session.language)
        session.console.print(
          Sanitizing.line("\(place): \(level): \(finding.diagnostic.finding.wording.text(in: session.language))") + "\n")
      }
    }
    if !report.failures.isEmpty { return report.pages.isEmpty ? 2 : 1 }
    return report.findings.isEmpty ? 0 : 1
  }
}
