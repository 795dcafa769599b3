import Guidelines
import Rendering
import SystemInterface

/// The drawings in the figure folder of the Corpus.
struct FigureFiles {
  /// The figure folder, or `nil` if there is no Corpus; figures are then described in words.
  var folder: String?

  /// Returns the drawing in a file, or `nil` if the file is missing or not a valid drawing.
  @Sendable func drawing(_ file: String) -> Drawing? { bytes(file).flatMap(Drawing.init) }

  func bytes(_ file: String) -> [UInt8]? {
    guard let folder, Figure.isFileName(file) else { return nil }
    return try? Files.read(folder + "/" + file, limit: Drawing.maxByteCount)
  }

  /// Indicates whether a figure of a record is one of these drawings.
  func contains(_ file: String, of record: Record) -> Bool {
    record.source.name == corpusSourceName && drawing(file) != nil
  }

  /// Writes each drawing that records of the Corpus show once.
  func write(_ records: [Record], to path: String, in target: ExportFolder) throws(Failure) {
    let files = records.filter { $0.source.name == corpusSourceName }.flatMap(\.body.figures).map(\.file).uniqued()
    for file in files { if let bytes = bytes(file), Drawing(bytes) != nil { try target.add(bytes, to: path + "/" + file) } }
  }
}

extension Session {
  var figureFiles: FigureFiles {
    FigureFiles(folder: IndexLocation.SearchPaths(environment).corpus.map { $0 + "/" + Figure.folder })
  }
}
