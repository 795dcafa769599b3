import Guidelines
import Indexing
import SystemInterface

/// The output of `hig --version`: the program's version and the Corpus edition of the current index.
struct VersionLine {
  static let version = "2.0.0"
  let session: Session

  func printVersion() -> Int32 {
    var line = "hig \(Self.version)"
    if let location = IndexLocation.forReading(option: nil, session.environment), Files.exists(location.path),
      let edition = try? GuidelineIndex(path: location.path).corpusEdition(), !edition.isEmpty
    {
      line += " (Corpus \(edition))"
    }
    session.console.print(line + "\n")
    return 0
  }
}
