import Guidelines
import Rendering

/// All records as one JSON array.
struct JSONExport: StreamFormat {
  let name = "json"
  let fileExtension = ".json"
  let separators = (start: "[", first: "\n", between: ",\n", end: "\n]\n")

  func recognizes(_ text: String) -> Bool { text.hasPrefix("[\n{\"id\":") }

  func pageWriter(_ export: Export) -> (Export.PageRecords) -> String {
    { group in group.map { RecordJSON.line($0) }.joined(separator: ",\n") }
  }
}

/// All records as JSON lines.
struct JSONLinesExport: StreamFormat {
  let name = "jsonl"
  let fileExtension = ".jsonl"

  func recognizes(_ text: String) -> Bool { text.hasPrefix("{\"id\":") }

  func pageWriter(_ export: Export) -> (Export.PageRecords) -> String {
    { group in group.map { RecordJSON.line($0) + "\n" }.joined() }
  }
}
