import Guidelines
import Indexing
import SystemInterface

/// `hig --version`: the program's version and the Corpus edition of the index at hand.
struct VersionLine {
  static let version = "2.0.0"
  let session: Session

  func show() -> Int32 {
    var line = "hig \(Self.version)"
    if let location = IndexLocation.toRead(option: nil, session.environment), Files.exists(location.path),
      let edition = try? GuidelineIndex(path: location.path).corpusEdition(), !edition.isEmpty
    {
      line += " (Corpus \(edition))"
    }
    session.console.print(line + "\n")
    return 0
  }
}
