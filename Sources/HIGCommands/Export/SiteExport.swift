import Guidelines
import Indexing
import Rendering

/// Formats of which one export is many files that know of each other.
struct SiteExport {
  let export: Export

  func printOnly(_ format: ExportCommand.Format, to write: (String) -> Void) throws(Failure) -> Int32 {
    2
  }

  func write(_ format: ExportCommand.Format, into folder: ExportFolder) throws(Failure) -> Bool {
    false
  }
}
