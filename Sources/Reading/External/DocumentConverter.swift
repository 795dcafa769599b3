import Guidelines
import SystemInterface

/// Reads files through other programs, which are found in the folders of `path`, as in `PATH`.
package struct DocumentConverter {
  let path: String
  var patience = Patience()

  /// The programs that are run, of those that are there.
  package static func programs(on path: String) -> [String] {
    let conversions = PageFormat.all.compactMap(\.conversion) + DocumentFormat.all.map(\.conversion)
    return Set(conversions.map(\.program) + conversions.compactMap(\.batch?.program)).sorted()
      .compactMap { BoundedProgram(named: $0, on: path)?.file }
  }

  /// What a program made of a file.
  /// - Parameter kind: as a message calls such files: `.docx`.
  func output(of bytes: [UInt8], by conversion: Conversion, kind: String, name: String) throws(Failure) -> [UInt8] {
    guard let program = BoundedProgram(named: conversion.program, on: path) else {
      throw .noProgram(path: name, kind: kind, program: conversion.program, package: conversion.package)
    }
    var bounds = BoundedProgram.Bounds()
    bounds.seconds = patience.seconds(of: conversion.seconds)
    func failure(_ reason: String) -> Failure {
      // Programs name themselves in some of their messages.
      .unreadable(path: name, reason: reason.hasPrefix(conversion.program + ":") ? reason : "\(conversion.program): \(reason)")
    }
    switch program.run(conversion.arguments, input: bytes, bounds: bounds) {
    case .finished(let output): return output
    case .failed(let status, let errors): throw failure(Self.firstLine(errors) ?? "it ended with status \(status)")
    case .outOfTime:
      patience.lose(bounds.seconds)
      throw failure("it took longer than \(bounds.seconds) s")
    case .tooMuchOutput: throw failure("it wrote more than \(bounds.output >> 20) MB")
    case .notStarted(let reason): throw failure(reason)
    }
  }

  /// A document whose text nobody sees.
  func read(_ bytes: [UInt8], as format: DocumentFormat, name: String) throws(Failure) -> Page {
    var text = TextDecoder.decode(try output(of: bytes, by: format.conversion, kind: format.kind, name: name))
    let cut = PageLimits.cut(&text.bytes, at: format.limit)
    var page = format.read(text.bytes)
    page.metadata.format = format.id
    if let cut { page.diagnostics.append(cut) }
    // Pictures of pages, say.
    if page.blocks.isEmpty { throw .notAPage(path: name, .malformed("it holds no text")) }
    return page
  }

  /// What programs made of texts, of those that one run can read together; nil for the others, and for nil.
  func outputs(of texts: [(given: [UInt8], by: Conversion)?]) -> [[UInt8]?] {
    var outputs = [[UInt8]?](repeating: nil, count: texts.count)
    let batches = Dictionary(grouping: texts.indices) { index in
      texts[index].flatMap { text in
        text.given.count <= Batch.longest && BoundedProgram(named: text.by.program, on: path) != nil ? text.by.batch : nil
      }
    }
    for case (let batch?, let places) in batches {
      for (place, output) in zip(places, batch.outputs(of: places.compactMap { texts[$0]?.given }, on: path, patience)) {
        outputs[place] = output
      }
    }
    return outputs
  }

  /// A page in a markup that another program reads: its lines are found again by its words.
  /// - Parameter output: what the program wrote.
  static func draft(
    from output: [UInt8], of prepared: PreparedText, _ format: PageFormat, _ name: String
  ) throws(Failure) -> PageDraft {
    var draft = try format.read(TextDecoder.decode(output).bytes, name)
    if !prepared.hasTitle, draft.page.blocks.count > 1, case .heading = draft.page.blocks[0].content {
      draft.page.blocks.removeFirst()
      draft.page.metadata.title = ""
    }
    draft.page.metadata = prepared.adding(to: draft.page.metadata)
    draft.page.metadata.format = format.id
    // They are about the text that the program wrote.
    for index in draft.page.diagnostics.indices { draft.page.diagnostics[index].line = 0 }
    draft.page.diagnostics = prepared.diagnostics + draft.page.diagnostics
    TableRoom.cut(&draft.page)
    LineFinder.find(&draft.page.blocks, in: prepared.shown)
    return draft
  }

  /// The first line that is no mere warning, fit to be printed.
  private static func firstLine(_ errors: [UInt8]) -> String? {
    let lines = errors.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).lazy.map { line in
      TextCleaner.string(Substring(String(decoding: line, as: UTF8.self))).trimmingSpace()
    }
    return lines.first { !$0.isEmpty && !$0.lowercased().contains(text: "warning") }.map { String($0.prefix(160)) }
  }
}
