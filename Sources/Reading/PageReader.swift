import Guidelines
import Languages

/// Bytes of a file → the page they hold, whatever the format and encoding.
///
/// ```swift
/// let page = try PageReader().read(bytes, name: "charts.md")
/// print(dump(page))
/// ```
package struct PageReader: Sendable {
  /// Stated from outside; nil: found from the text.
  package var language: Language?
  package var format: PageFormat?
  /// Folders with `:` between them, as in `PATH`, where programs are found that read documents (`.docx`, `.pdf`) and markups (`.rst`, `.adoc`);
  /// nil: none is run, such a document is no page, and such a markup fails for want of its program.
  package var programs: String?

  package init(language: Language? = nil, format: PageFormat? = nil, programs: String? = nil) {
    self.language = language
    self.format = format
    self.programs = programs
  }

  /// Files beyond this many bytes are refused.
  package static let largestFile = 32 << 20

  /// Reads a page. `name` is the file's name, a hint only; failures carry it as their path.
  package func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page {
    guard bytes.count <= PageReader.largestFile else {
      throw .tooLarge(path: name, bytes: bytes.count, limit: PageReader.largestFile)
    }
    if format == nil, let programs, let document = DocumentFormat.recognize(bytes) {
      return finish(Draft(try DocumentConverter(path: programs).read(bytes, as: document, name: name)), name: name)
    }
    var recognized: RecognizedText
    do throws(Failure.NotAPage) {
      recognized = try RecognizedText(bytes, name: name, format: format)
    } catch {
      throw .notAPage(path: name, error)
    }
    let format = recognized.format
    if let limit = format.limit,
      let cut = PageLimits.cut(&recognized.text.bytes, at: limit, keepsDefinitions: format.keepsDefinitions)
    {
      recognized.text.diagnostics.append(cut)
    }
    var draft = try draft(recognized.text.bytes, format, name)
    draft.page.diagnostics = recognized.text.diagnostics + draft.page.diagnostics
    if recognized.isGuess { draft.page.diagnostics.append(Diagnostic(.note, .formatGuessed(format.id))) }
    let page = finish(draft, name: name)
    if page.accounting.dropped.contains(where: { .dropped($0.reason) == ScriptNotice.reason }),
      !LinkShare(page.blocks).hasSentence
    {
      throw .notAPage(path: name, .scriptShell)
    }
    return page
  }

  /// The same without the program that reads pages of a format, as if it gave back what it is given: for fuzzing, which would start too many.
  package func readUnconverted(_ bytes: [UInt8], as format: PageFormat, name: String) throws(Failure) -> Page {
    let text = TextDecoder.decode(bytes).bytes
    let prepared = format.conversion?.prepare(text) ?? PreparedText(text)
    return finish(try DocumentConverter.draft(from: prepared.bytes, of: prepared, format, name), name: name)
  }

  private func draft(_ text: [UInt8], _ format: PageFormat, _ name: String) throws(Failure) -> Draft {
    guard let conversion = format.conversion else { return try format.read(text, name) }
    let converter = DocumentConverter(path: programs ?? "")
    return try .belowFrontMatter(text) { below throws(Failure) in
      try converter.read(below, as: format, by: conversion, name: name)
    }
  }

  private func finish(_ draft: Draft, name: String) -> Page {
    var page = PageTidying.tidy(draft, passes: draft.page.metadata.format == .canonical ? [] : PageTidying.passes)
    if let language { page.metadata.language = language }
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

  /// What stands behind the last dot, in lower case.
  static func fileExtension(_ name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    return file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
  }
}
