import Guidelines
import Languages
import Rendering

/// A form that records are exported in, each in a file of its own, and in the list below; nothing else knows of it.
protocol ExportFormat: Sendable {
  var name: String { get }
  /// Whether one export is always several files.
  var needsFolder: Bool { get }
  /// What it has room for; empty for all.
  var kinds: [RecordKind] { get }
  /// Whether a file opens as one that an export of this format wrote: only such a file is written over.
  func isOpening(_ text: String) -> Bool
  /// Where a folder of it is entered; empty for the folder itself.
  var entrance: String { get }
  /// What stands before all else in a file: where nothing else would tell it from somebody's own.
  func head(of export: Export) -> String
  /// Everything as one text; the exit status.
  func print(_ export: Export, to write: (String) -> Void) throws(Failure) -> Int32
  /// Everything as files; whether there was anything.
  func write(_ export: Export, into folder: ExportFolder) throws(Failure) -> Bool
}

extension ExportFormat {
  var entrance: String { "" }
  var kinds: [RecordKind] { [] }
  func head(of export: Export) -> String { "" }
}

/// All, the one that is meant where none is named first.
enum ExportFormats {
  static let all: [any ExportFormat] = [
    MarkdownExport(), JSONExport(), JSONLinesExport(), ManualExport(), SiteExport(), ChecklistExport(), DocsetExport(),
    LLMsExport(), PostgresExport(),
  ]
}

// MARK: Records in a row

/// A format of texts that can follow each other: one a page of records, as a file or in one stream.
protocol StreamFormat: ExportFormat {
  /// Whether what it writes shows figures by their files.
  var showsFigures: Bool { get }
  /// With its dot.
  var fileExtension: String { get }
  /// What stands before all pages, before the first, between two, and behind the last.
  var frame: (start: String, first: String, between: String, end: String) { get }
  /// What puts the records of one page into text; a page whose text is empty is left out.
  func pageWriter(_ export: Export) throws(Failure) -> (Export.Group) -> String
}

extension StreamFormat {
  var showsFigures: Bool { false }
  var needsFolder: Bool { false }
  var frame: (start: String, first: String, between: String, end: String) { ("", "", "", "") }

  func print(_ export: Export, to write: (String) -> Void) throws(Failure) -> Int32 {
    let text = try pageWriter(export)
    var isFirst = true
    write(frame.start)
    let found = try export.forEachGroup { group in
      let text = text(group)
      if text.isEmpty { return }
      write((isFirst ? frame.first : frame.between) + text)
      isFirst = false
    }
    write(frame.end)
    if !found { export.nothing() }
    return found ? 0 : 1
  }

  func write(_ export: Export, into folder: ExportFolder) throws(Failure) -> Bool {
    let text = try pageWriter(export)
    var shown: [Record] = []
    let found = try export.forEachGroup { group throws(Failure) in
      let text = text(group)
      guard let first = group.first, !text.isEmpty else { return }
      try folder.write(frame.start + frame.first + text + frame.end, to: Export.path(of: first) + fileExtension)
      if showsFigures { shown += group.filter { !$0.body.figures.isEmpty } }
    }
    // Beside the folders of the languages, where the pages look for them.
    let drawings = export.session.drawings
    try drawings.write(shown, to: SafeName.component(corpusSourceName) + "/" + Figure.folder, in: folder)
    // The link stays all the same: read back the page has its figure again.
    let absent = shown.flatMap { record in record.body.figures.map(\.file).filter { !drawings.holds($0, of: record) } }.uniqued()
    if !absent.isEmpty { export.session.tell(.noDrawings(absent.count)) }
    return found
  }
}

// MARK: Whole pages

/// A format of pages as `hig man` prints them, that may know of each other.
protocol PageSetFormat: ExportFormat {
  /// One page alone; nil where that is no export.
  func alone(_ page: TopicPage, _ drawings: Drawings) -> String?
  func write(_ pages: [Export.Page], of export: Export, into folder: ExportFolder) throws(Failure)
}

extension PageSetFormat {
  var needsFolder: Bool { true }
  func isOpening(_ text: String) -> Bool { false }

  /// Standard output holds one page: of one topic in one language from one source.
  func print(_ export: Export, to write: (String) -> Void) throws(Failure) -> Int32 {
    let pages = try export.pages()
    guard let page = pages.first else {
      export.nothing()
      return 1
    }
    guard pages.count == 1, let text = alone(page.content, export.session.drawings) else {
      export.session.warn(.needsFolder(pages: pages.count, format: name))
      return 2
    }
    write(text)
    return 0
  }

  func write(_ export: Export, into folder: ExportFolder) throws(Failure) -> Bool {
    let pages = try export.pages()
    if !pages.isEmpty { try write(pages, of: export, into: folder) }
    return !pages.isEmpty
  }
}
