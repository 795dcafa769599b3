import Foundation
import Guidelines
import SystemInterface
import Testing

@testable import Reading

/// The package's root, by this file's own place.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Our own inputs, small and of the shapes that real pages have.
let fixtures = packageRoot.appendingPathComponent("Tests/ReadingTests/Fixtures")

/// Real pages, which are not ours to copy: in `$HIG_SHARED`, else in the folder `shared` beside the checkout.
let sharedPages =
  (ProcessInfo.processInfo.environment["HIG_SHARED"].map { URL(fileURLWithPath: $0) }
  ?? packageRoot.appendingPathComponent("../shared")).appendingPathComponent("pages").standardizedFileURL

/// Their names.
let fixtureInputs = ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []).filter { $0.contains(".in.") }
  .sorted()

extension Trait where Self == ConditionTrait {
  /// Skips, and says so, where the pages are absent.
  static var needsSharedPages: Self {
    .enabled(if: FileManager.default.fileExists(atPath: sharedPages.path), "there is no '\(sharedPages.path)'")
  }
}

func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

/// Where programs are found that read documents and some markups.
let programFolders = ThisProcess.variable("PATH") ?? ""

func read(_ file: URL) throws -> Page {
  try PageReader(programs: programFolders).read(try bytes(file), name: file.lastPathComponent)
}

func read(_ text: String, name: String = "page.md", format: PageFormat? = nil) throws -> Page {
  try PageReader(format: format, programs: programFolders).read(Array(text.utf8), name: name)
}

/// The tree without the page's own line, line numbers and indentation aside.
func shape(_ page: Page) -> String {
  dump(page).split(separator: "\n").dropFirst().map { line in
    let words = line.drop { $0 == " " }
    return String(words.drop { $0.isNumber }.drop { $0 == " " })
  }.joined(separator: "\n")
}

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
