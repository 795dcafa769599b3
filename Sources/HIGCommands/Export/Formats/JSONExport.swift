import Guidelines
import Rendering

/// One array.
struct JSONExport: StreamFormat {
  let name = "json"
  let fileExtension = ".json"
  let frame = (start: "[", first: "\n", between: ",\n", end: "\n]\n")

  func isOpening(_ text: String) -> Bool { text.hasPrefix("[\n{\"id\":") }

  func pageWriter(_ export: Export) -> (Export.Group) -> String {
    { group in group.map { RecordJSON.line($0) }.joined(separator: ",\n") }
  }
}

/// One record a line.
struct JSONLinesExport: StreamFormat {
  let name = "jsonl"
  let fileExtension = ".jsonl"

  func isOpening(_ text: String) -> Bool { text.hasPrefix("{\"id\":") }

  func pageWriter(_ export: Export) -> (Export.Group) -> String {
    { group in group.map { RecordJSON.line($0) + "\n" }.joined() }
  }
}
