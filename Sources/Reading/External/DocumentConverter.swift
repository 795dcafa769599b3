import Guidelines
import SystemInterface

/// Converts files with other programs, which are looked up in the folders of `searchPath`, as in `PATH`.
package struct DocumentConverter {
  let searchPath: String
  var budget = TimeBudget()

  /// Returns the paths of the installed programs that conversions may run.
  package static func installedPrograms(on path: String) -> [String] {
    let conversions = PageFormat.all.compactMap(\.conversion) + DocumentFormat.all.map(\.conversion)
    return Set(conversions.map(\.program) + conversions.compactMap(\.batch?.program)).sorted()
      .compactMap { BoundedProgram(named: $0, on: path)?.file }
  }

  /// Runs a program on a file and returns its output.
  /// - Parameter kind: File extension for messages, for example `.docx`.
  func convert(_ bytes: [UInt8], with conversion: Conversion, kind: String, name: String) throws(Failure) -> [UInt8] {
    guard let program = BoundedProgram(named: conversion.program, on: searchPath) else {
      throw .missingProgram(path: name, kind: kind, program: conversion.program, package: conversion.package)
    }
    var bounds = BoundedProgram.Limits()
    bounds.maxSeconds = budget.seconds(upTo: conversion.maxSeconds)
    func failure(_ reason: String) -> Failure {
      // Some programs start their messages with their own name.
      .unreadable(path: name, reason: reason.hasPrefix(conversion.program + ":") ? reason : "\(conversion.program): \(reason)")
    }
    switch program.run(conversion.arguments, input: bytes, limits: bounds) {
    case .finished(let output): return output
    case .failed(let status, let errors): throw failure(Self.firstErrorLine(errors) ?? "it ended with status \(status)")
    case .timedOut:
      budget.spend(bounds.maxSeconds)
      throw failure("it took longer than \(bounds.maxSeconds) s")
    case .tooMuchOutput: throw failure("it wrote more than \(bounds.maxOutputBytes >> 20) MB")
    case .notStarted(let reason): throw failure(reason)
    }
  }

  /// Converts and reads a document in a binary format.
  func read(_ bytes: [UInt8], as format: DocumentFormat, name: String) throws(Failure) -> Page {
    var text = TextDecoder.decode(try convert(bytes, with: format.conversion, kind: format.fileExtension, name: name))
    let truncation = PageLimits.truncate(&text.bytes, at: format.limit)
    var page = format.read(text.bytes)
    page.metadata.format = format.id
    if let truncation { page.diagnostics.append(truncation) }
    // For example, a PDF that consists of scanned images.
    if page.blocks.isEmpty { throw .notAPage(path: name, .malformed("it holds no text")) }
    return page
  }

  /// Converts the texts that batch programs can convert together.
  /// - Returns: The output for each text in order, or `nil` for texts that were not converted.
  func convertBatches(of texts: [(given: [UInt8], by: Conversion)?]) -> [[UInt8]?] {
    var outputs = [[UInt8]?](repeating: nil, count: texts.count)
    let batches = Dictionary(grouping: texts.indices) { index in
      texts[index].flatMap { text in
        text.given.count <= BatchProgram.maxTextBytes && BoundedProgram(named: text.by.program, on: searchPath) != nil
          ? text.by.batch : nil
      }
    }
    for case (let batch?, let indices) in batches {
      for (index, output) in zip(indices, batch.convert(indices.compactMap { texts[$0]?.given }, on: searchPath, budget)) {
        outputs[index] = output
      }
    }
    return outputs
  }

  /// Reads the output of a program for a page in a markup language. The lines of its blocks are looked up by their words in the
  /// page.
  /// - Parameter output: The output of the program.
  static func makeDraft(
    from output: [UInt8], of prepared: PreparedText, _ format: PageFormat, _ name: String
  ) throws(Failure) -> PageDraft {
    var draft = try format.parse(TextDecoder.decode(output).bytes, name)
    if !prepared.hasTitle, draft.page.blocks.count > 1, case .heading = draft.page.blocks[0].content {
      draft.page.blocks.removeFirst()
      draft.page.metadata.title = ""
    }
    draft.page.metadata = prepared.merged(into: draft.page.metadata)
    draft.page.metadata.format = format.id
    // Lines of these diagnostics would refer to the output of the program.
    for index in draft.page.diagnostics.indices { draft.page.diagnostics[index].line = 0 }
    draft.page.diagnostics = prepared.diagnostics + draft.page.diagnostics
    TableBudget.truncateTables(of: &draft.page)
    LineFinder.setLines(of: &draft.page.blocks, in: prepared.visibleBytes)
    return draft
  }

  /// Returns the first line that is not a warning, sanitized for printing.
  private static func firstErrorLine(_ errors: [UInt8]) -> String? {
    let lines = errors.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).lazy.map { line in
      TextCleaner.cleaned(Substring(String(decoding: line, as: UTF8.self))).trimmingSpace()
    }
    return lines.first { !$0.isEmpty && !$0.lowercased().contains(text: "warning") }.map { String($0.prefix(160)) }
  }
}
