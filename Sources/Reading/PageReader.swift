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
  var patience = Patience()

  package init(language: Language? = nil, format: PageFormat? = nil, programs: String? = nil) {
    self.language = language
    self.format = format
    self.programs = programs
  }

  /// Files beyond this many bytes are refused.
  package static let largestFile = 32 << 20

  /// Reads a page. `name` is the file's name, a hint only; failures carry it as their path.
  package func read(_ bytes: [UInt8], name: String) throws(Failure) -> Page { try finish(begin(bytes, name: name)) }

  /// Reads several pages in turn. Where another program reads such pages, as many as it can take go through one run of it.
  package func read(_ files: [(bytes: [UInt8], name: String)]) -> [Result<Page, Failure>] {
    let begun = files.map { file in Result { () throws(Failure) in try begin(file.bytes, name: file.name) } }
    let outputs = DocumentConverter(path: programs ?? "", patience: patience).outputs(
      of: begun.map { (try? $0.get())?.converted })
    return zip(begun, outputs).map { begun, output in
      begun.flatMap { page in Result { () throws(Failure) in try finish(page, output) } }
    }
  }

  /// A page before it is read.
  private struct Begun {
    let name: String
    let content: Content

    enum Content {
      case document([UInt8], DocumentFormat)
      case text(RecognizedText)
      /// What another program is to read.
      case converted(RecognizedText, FrontMatter?, PreparedText, Conversion)
    }

    var converted: (given: [UInt8], by: Conversion)? {
      if case .converted(_, _, let prepared, let conversion) = content { (prepared.given, conversion) } else { nil }
    }
  }

  private func begin(_ bytes: [UInt8], name: String) throws(Failure) -> Begun {
    guard bytes.count <= PageReader.largestFile else {
      throw .tooLarge(path: name, bytes: bytes.count, limit: PageReader.largestFile)
    }
    if format == nil, programs != nil, let document = DocumentFormat.recognize(bytes) {
      return Begun(name: name, content: .document(bytes, document))
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
    guard let conversion = format.conversion else { return Begun(name: name, content: .text(recognized)) }
    let (front, below) = FrontMatter.split(recognized.text.bytes)
    return Begun(name: name, content: .converted(recognized, front, conversion.prepare(below), conversion))
  }

  /// - Parameter output: what another program made of it, if it did already.
  private func finish(_ begun: Begun, _ output: [UInt8]? = nil) throws(Failure) -> Page {
    let converter = DocumentConverter(path: programs ?? "", patience: patience)
    let name = begun.name
    switch begun.content {
    case .document(let bytes, let format): return finish(PageDraft(try converter.read(bytes, as: format, name: name)), name: name)
    case .text(let text): return try finish(try text.format.read(text.text.bytes, name), of: text, name)
    case .converted(let text, let front, let prepared, let conversion):
      var output = output ?? []
      if output.isEmpty { output = try converter.output(of: prepared.given, by: conversion, kind: text.format.kind, name: name) }
      var draft = try DocumentConverter.draft(from: output, of: prepared, text.format, name)
      if let front { draft.page.metadata = front.adding(to: draft.page.metadata) }
      return try finish(draft, of: text, name)
    }
  }

  private func finish(_ draft: PageDraft, of recognized: RecognizedText, _ name: String) throws(Failure) -> Page {
    var draft = draft
    draft.page.diagnostics = recognized.text.diagnostics + draft.page.diagnostics
    if recognized.isGuess { draft.page.diagnostics.append(Diagnostic(.note, .formatGuessed(recognized.format.id))) }
    var page = finish(draft, name: name)
    if draft.page.metadata.format != .canonical { LineFinder.findRows(&page.blocks, in: recognized.text.bytes) }
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

  private func finish(_ draft: PageDraft, name: String) -> Page {
    var draft = draft
    TableRoom.cut(&draft.page)
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
