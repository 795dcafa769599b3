import Guidelines
import Rendering

/// Rules to tick off, for the platforms that were asked for.
struct ChecklistExport: StreamFormat {
  let name = "checklist"
  let fileExtension = ".md"
  let kinds = [RecordKind.rule]
  let frame = (start: "", first: "", between: "\n", end: "")

  func isOpening(_ text: String) -> Bool { text.hasPrefix("# ") && text.contains("\n- [ ] ") }

  func pageWriter(_ export: Export) -> (Export.Group) -> String { Checklist(platforms: export.filter.platforms).markdown }
}
