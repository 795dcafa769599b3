import Foundation
import Testing

@testable import HIGCommands

/// Each file of `Transcripts/` is a session that a person can read: `$ hig …`, what it prints, `! ` before what it says on standard error, and the
/// status in brackets. `% NAME=value` sets a variable for what follows. With HIG_UPDATE_TRANSCRIPTS set, the files are written anew: read the diff.
@Suite struct TranscriptTests {
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: Playground.transcripts).filter { $0.hasSuffix(".txt") }.sorted()) ?? []

  @Test func thereAreTranscripts() {
    #expect(Self.names.count >= 8)
  }

  @Test(arguments: names)
  func transcript(name: String) throws {
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
        // What the session is about; later lines that look so are output.
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
    // Scores move whenever the ranking is tuned; what they mean is the search's own affair. One of more than three decimals is shown.
    return out.replacing(playground.folder, with: "DIR").replacing(Playground.fixtures, with: "FIXTURES")
      .replacing(#/"score":-?[0-9]+(\.[0-9]{1,3})?(?=,)/#, with: "\"score\":0")
  }

  /// The words of a command line; single quotes hold one together.
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
