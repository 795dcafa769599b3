import Guidelines
import Languages

/// Parses the bytes of a file into a page, whatever its format and encoding.
///
/// ```swift
/// let page = try PageReader().read(bytes, name: "charts.md")
/// print(dump(page))
/// ```
package struct PageReader: Sendable {
  /// Language of the page, or `nil` to detect it from the text. An unsupported script is detected in any case.
  package var language: Language?
  package var format: PageFormat?
  /// Directories, separated by `:` like `PATH`, that contain the programs that convert documents (`.docx`, `.pdf`) and markup
  /// (`.rst`, `.adoc`). If `nil`, no program is run: documents are rejected as not being pages, and reading such markup fails.
  package var programs: String?
  var timeBudget = TimeBudget()

  package init(language: Language? = nil, format: PageFormat? = nil, programs: String? = nil) {
    self.language = language
    self.format = format
    self.programs = programs
  }

  /// Maximum size of a file in bytes; larger files are rejected.
  package static let maxFileBytes = 32 << 20

  /// Reads a page. `name` is the file name, used as a hint and as the path in errors.
  package func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page { try parse(recognize(bytes, name: name)) }

  /// Reads several pages. Pages that the same external program converts share as few runs of it as possible.
  package func read(_ files: [(bytes: [UInt8], name: String)]) -> [Result<Page, Failure>] {
    let recognized = files.map { file in Result { () throws(Failure) in try recognize(file.bytes, name: file.name) } }
    let outputs = DocumentConverter(searchPath: programs ?? "", budget: timeBudget).convertBatches(
      of: recognized.map { (try? $0.get())?.pendingConversion })
    return zip(recognized, outputs).map { begun, output in
      begun.flatMap { page in Result { () throws(Failure) in try parse(page, output) } }
    }
  }

  /// A page whose format is recognized and whose content is not parsed yet.
  private struct RecognizedPage {
    let name: String
    let input: Input

    enum Input {
      case document([UInt8], DocumentFormat)
      case text(RecognizedText)
      /// Text that an external program has to convert first.
      case needsConversion(RecognizedText, FrontMatter?, PreparedText, Conversion)
    }

    var pendingConversion: (given: [UInt8], by: Conversion)? {
      if case .needsConversion(_, _, let prepared, let conversion) = input { (prepared.programInput, conversion) } else { nil }
    }
  }

  private func recognize(_ bytes: [UInt8], name: String) throws(Failure) -> RecognizedPage {
    guard bytes.count <= PageReader.maxFileBytes else {
      throw .tooLarge(path: name, bytes: bytes.count, limit: PageReader.maxFileBytes)
    }
    if format == nil, programs != nil, let document = DocumentFormat.recognize(bytes) {
      return RecognizedPage(name: name, input: .document(bytes, document))
    }
    var recognized: RecognizedText
    do throws(Failure.NotAPageError) {
      recognized = try RecognizedText(bytes, name: name, format: format)
    } catch {
      throw .notAPage(path: name, error)
    }
    let format = recognized.format
    if let limit = format.maxBytes,
      let truncation = PageLimits.truncate(&recognized.text.bytes, at: limit, keepsDefinitions: format.keepsLinkDefinitions)
    {
      recognized.text.diagnostics.append(truncation)
    }
    guard let conversion = format.conversion else { return RecognizedPage(name: name, input: .text(recognized)) }
    let (frontMatter, body) = FrontMatter.split(recognized.text.bytes)
    return RecognizedPage(name: name, input: .needsConversion(recognized, frontMatter, conversion.prepare(body), conversion))
  }

  /// - Parameter output: The converter's output, if the page was converted already.
  private func parse(_ recognizedPage: RecognizedPage, _ output: [UInt8]? = nil) throws(Failure) -> Page {
    let converter = DocumentConverter(searchPath: programs ?? "", budget: timeBudget)
    let name = recognizedPage.name
    switch recognizedPage.input {
    case .document(let bytes, let format):
      return makePage(from: PageDraft(try converter.read(bytes, as: format, name: name)), name: name)
    case .text(let text): return try makePage(from: try text.format.parse(text.text.bytes, name), of: text, name: name)
    case .needsConversion(let text, let front, let prepared, let conversion):
      var output = output ?? []
      if output.isEmpty {
        output = try converter.convert(prepared.programInput, with: conversion, kind: text.format.fileKind, name: name)
      }
      var draft = try DocumentConverter.makeDraft(from: output, of: prepared, text.format, name)
      if let front { draft.page.metadata = front.merged(into: draft.page.metadata) }
      return try makePage(from: draft, of: text, name: name)
    }
  }

  private func makePage(from draft: PageDraft, of recognized: RecognizedText, name: String) throws(Failure) -> Page {
    var draft = draft
    draft.page.diagnostics = recognized.text.diagnostics + draft.page.diagnostics
    if recognized.isGuess { draft.page.diagnostics.append(Diagnostic(.note, .formatGuessed(recognized.format.id))) }
    var page = makePage(from: draft, name: name)
    if draft.page.metadata.format != .canonical { LineFinder.setRowLines(of: &page.blocks, in: recognized.text.bytes) }
    if page.textCoverage.dropped.contains(where: { .dropped($0.reason) == ScriptNotice.reason }),
      !LinkShare(page.blocks).hasSentence
    {
      throw .notAPage(path: name, .scriptShell)
    }
    return page
  }

  /// Reads a page as if its converter returned its input unchanged. Fuzzing uses this method because it cannot start a process
  /// for every input.
  package func readUnconverted(_ bytes: [UInt8], as format: PageFormat, name: String) throws(Failure) -> Page {
    let text = TextDecoder.decode(bytes).bytes
    let prepared = format.conversion?.prepare(text) ?? PreparedText(text)
    return makePage(from: try DocumentConverter.makeDraft(from: prepared.bytes, of: prepared, format, name), name: name)
  }

  private func makePage(from draft: PageDraft, name: String) -> Page {
    var draft = draft
    TableBudget.truncateTables(of: &draft.page)
    var page = PageTidying.tidy(draft, passes: draft.page.metadata.format == .canonical ? [] : PageTidying.passes)
    if let language, page.metadata.language.unsupportedScript == nil { page.metadata.language = language }
    if page.metadata.language == .undetermined { page.metadata.language = Languages.fallback }
    if page.metadata.title.isEmpty { page.metadata.title = FileName.stem(name) }
    if page.blocks.isEmpty { page.diagnostics.append(Diagnostic(.warning, .emptyPage)) }
    return page
  }
}

package enum FileName {
  /// The name without folders and without its last extension.
  package static func stem(_ name: String) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file.isEmpty ? "page" : file }
    return String(file[..<dot])
  }

  /// The characters after the last dot, in lower case; empty if there is no dot.
  static func fileExtension(_ name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    return file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
  }
}
