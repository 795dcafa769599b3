import Guidelines
import Rendering

/// A checklist of rules for the selected platforms.
struct ChecklistExport: StreamFormat {
  let name = "checklist"
  let fileExtension = ".md"
  let kinds = [RecordKind.rule]
  let separators = (start: "", first: "", between: "\n", end: "")

  func recognizes(_ text: String) -> Bool { text.hasPrefix("# ") && text.contains("\n- [ ] ") }

  func pageWriter(_ export: Export) -> (Export.PageRecords) -> String { Checklist(platforms: export.filter.platforms).markdown }
}
