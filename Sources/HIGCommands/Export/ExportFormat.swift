import Guidelines
import Languages
import Rendering

/// An export format. Each format is declared in a file of its own and listed in `ExportFormats`.
protocol ExportFormat: Sendable {
  var name: String { get }
  /// `true` if an export always consists of several files.
  var needsFolder: Bool { get }
  /// Kinds of records that the format supports; empty for all.
  var kinds: [RecordKind] { get }
  /// Indicates whether a text is the start of a file in this format. Only such files are overwritten.
  func recognizes(_ text: String) -> Bool
  /// Path of the start page in the folder; empty for the folder itself.
  var entryPath: String { get }
  /// Returns text to write at the start of a file, if it is needed to recognize the file as an export.
  func header(of export: Export) -> String
  /// Writes everything as one text and returns the exit status.
  func print(_ export: Export, to write: (String) -> Void) throws(Failure) -> Int32
  /// Writes everything as files. Returns `true` if there were any.
  func write(_ export: Export, into folder: ExportFolder) throws(Failure) -> Bool
}

extension ExportFormat {
  var entryPath: String { "" }
  var kinds: [RecordKind] { [] }
  func header(of export: Export) -> String { "" }
}

/// All formats; the first is the default.
enum ExportFormats {
  static let all: [any ExportFormat] = [
    MarkdownExport(), JSONExport(), JSONLinesExport(), ManualExport(), SiteExport(), ChecklistExport(), DocsetExport(),
    LLMsExport(), PostgresExport(),
  ]
}

// MARK: Formats of consecutive records

/// A format whose pages can be concatenated, one per page of records, in one stream or in separate files.
protocol StreamFormat: ExportFormat {
  /// `true` if the output refers to figures by their files.
  var showsFigures: Bool { get }
  /// File extension with its period.
  var fileExtension: String { get }
  /// Text before all pages, before the first page, between pages, and after the last page.
  var separators: (start: String, first: String, between: String, end: String) { get }
  /// Returns a function that renders the records of a page. Pages with empty text are omitted.
  func pageWriter(_ export: Export) throws(Failure) -> (Export.PageRecords) -> String
}

extension StreamFormat {
  var showsFigures: Bool { false }
  var needsFolder: Bool { false }
  var separators: (start: String, first: String, between: String, end: String) { ("", "", "", "") }

  func print(_ export: Export, to write: (String) -> Void) throws(Failure) -> Int32 {
    let render = try pageWriter(export)
    var isFirst = true
    write(separators.start)
    let hasRecords = try export.forEachGroup { group in
      let text = render(group)
      if text.isEmpty { return }
      write((isFirst ? separators.first : separators.between) + text)
      isFirst = false
    }
    write(separators.end)
    if !hasRecords { export.warnEmpty() }
    return hasRecords ? 0 : 1
  }

  func write(_ export: Export, into folder: ExportFolder) throws(Failure) -> Bool {
    let render = try pageWriter(export)
    var recordsWithFigures: [Record] = []
    let hasRecords = try export.forEachGroup { group throws(Failure) in
      let text = render(group)
      guard let first = group.first, !text.isEmpty else { return }
      try folder.add(separators.start + separators.first + text + separators.end, to: Export.path(of: first) + fileExtension)
      if showsFigures { recordsWithFigures += group.filter { !$0.body.figures.isEmpty } }
    }
    // The figures are written next to the language folders, where the pages refer to them.
    let drawings = export.session.figureFiles
    try drawings.write(recordsWithFigures, to: SafeName.component(corpusSourceName) + "/" + Figure.folder, in: folder)
    // The links are kept: if the file is read again, the page has its figures again.
    let missing = recordsWithFigures.flatMap { record in
      record.body.figures.map(\.file).filter { !drawings.contains($0, of: record) }
    }.uniqued()
    if !missing.isEmpty { export.session.printInfo(.missingDrawings(missing.count)) }
    return hasRecords
  }
}

// MARK: Formats of whole pages

/// A format of pages as `hig man` prints them, which may link to each other.
protocol PageSetFormat: ExportFormat {
  /// Returns a page on its own, or `nil` if the format does not support that.
  func singlePage(_ page: TopicPage, _ drawings: FigureFiles) -> String?
  func write(_ pages: [Export.ExportedPage], of export: Export, into folder: ExportFolder) throws(Failure)
}

extension PageSetFormat {
  var needsFolder: Bool { true }
  func recognizes(_ text: String) -> Bool { false }

  /// Prints a single page: one topic in one language from one source.
  func print(_ export: Export, to write: (String) -> Void) throws(Failure) -> Int32 {
    let pages = try export.pages()
    guard let page = pages.first else {
      export.warnEmpty()
      return 1
    }
    guard pages.count == 1, let text = singlePage(page.content, export.session.figureFiles) else {
      export.session.warn(.needsOutputFolder(pages: pages.count, format: name))
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
