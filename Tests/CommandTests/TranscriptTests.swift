import Foundation
import Testing

@testable import HIGCommands

/// Sessions in `Transcripts/`. A file has `$ hig …`, the output, `! ` before lines of standard error, and the
/// status in brackets. `% NAME=value` sets a variable for the rest. `HIG_UPDATE_TRANSCRIPTS` writes the files again: review the diff.
@Suite struct TranscriptTests {
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: Playground.transcripts).filter { $0.hasSuffix(".txt") }.sorted()) ?? []

  @Test func transcriptsExist() {
    #expect(Self.names.count >= 8)
  }

  @Test("A session prints what its transcript shows", arguments: names)
  func sessionMatchesTranscript(name: String) throws {
    let file = Playground.transcripts + "/" + name
    let expected = try String(contentsOfFile: file, encoding: .utf8)
    let actual = try Self.play(expected)
    if ProcessInfo.processInfo.environment["HIG_UPDATE_TRANSCRIPTS"] != nil {
      try actual.write(toFile: file, atomically: true, encoding: .utf8)
    } else {
      #expect(actual == expected, "\(Self.firstDifference(expected, actual))")
    }
  }

  static func play(_ script: String) throws -> String {
    let playground = try Playground()
    var extra: [String: String] = [:]
    var out = ""
    for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
      if out.isEmpty, line.hasPrefix("# ") {
        // The title of the session; later lines of this form are output.
        out += line + "\n"
      } else if line.hasPrefix("% ") {
        let pair = line.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        extra[pair[0]] = pair.count > 1 ? pair[1] : ""
        out += "\n" + line + "\n"
      } else if line.hasPrefix("$ hig") {
        let outcome = playground.run(
          Self.words(
            String(line.dropFirst(5)).replacing("DIR", with: playground.folder).replacing("FIXTURES", with: Playground.fixtures)),
          extra)
        out += (out.isEmpty || out.hasSuffix("\n\n") ? "" : "\n") + line + "\n" + outcome.output
        out += outcome.error.split(separator: "\n").map { "! \($0)\n" }.joined() + "[\(outcome.status)]\n"
      }
    }
    // Scores change with the ranking and are masked, unless they have more than three decimals.
    return out.replacing(playground.folder, with: "DIR").replacing(Playground.fixtures, with: "FIXTURES")
      .replacing(#/"score":-?[0-9]+(\.[0-9]{1,3})?(?=,)/#, with: "\"score\":0")
  }

  /// Splits a command line into words; single quotes keep spaces.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> String {
    let a = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let b = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(a.count, b.count) {
      let (left, right) = (index < a.count ? String(a[index]) : "(end)", index < b.count ? String(b[index]) : "(end)")
      if left != right { return "line \(index + 1): expected \(left) — got \(right)" }
    }
    return ""
  }
}
