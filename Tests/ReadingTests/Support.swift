import Foundation
import Guidelines
import SystemInterface
import TestSupport
import Testing

@testable import Reading

/// Our own inputs, small and of the shapes that real pages have.
let fixtures = URL(fileURLWithPath: Checkout.tests + "/ReadingTests/Fixtures")

/// Real pages, which are not ours to copy.
let sharedPages = URL(fileURLWithPath: Checkout.shared + "/pages").standardizedFileURL

/// Their names.
let fixtureInputs = ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []).filter { $0.contains(".in.") }
  .sorted()

func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

/// Where programs are found that read documents and some markups.
let programFolders = ThisProcess.environmentVariable("PATH") ?? ""

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
