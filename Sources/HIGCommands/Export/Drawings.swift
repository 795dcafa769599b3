import Guidelines
import Rendering
import SystemInterface

/// The drawings of the Corpus as files: those of its own folder, and no others.
struct Drawings {
  /// nil where there is no Corpus beside the program: figures are then said in words.
  var folder: String?

  /// What a file holds; nil for what is no drawing.
  @Sendable func drawing(_ file: String) -> Drawing? { bytes(file).flatMap(Drawing.init) }

  func bytes(_ file: String) -> [UInt8]? {
    guard let folder, Figure.isName(file) else { return nil }
    return try? Files.read(folder + "/" + file, limit: Drawing.largest)
  }

  /// Whether a figure of a record is one of them.
  func holds(_ file: String, of record: Record) -> Bool {
    record.source.name == corpusSourceName && drawing(file) != nil
  }

  /// Those that records of the Corpus show, each once.
  func write(_ records: [Record], to path: String, in target: ExportFolder) throws(Failure) {
    let files = records.filter { $0.source.name == corpusSourceName }.flatMap(\.body.figures).map(\.file).uniqued()
    for file in files { if let bytes = bytes(file), Drawing(bytes) != nil { try target.write(bytes, to: path + "/" + file) } }
  }
}

extension Session {
  var drawings: Drawings { Drawings(folder: IndexLocation.Places(environment).corpus.map { $0 + "/" + Figure.folder }) }
}
