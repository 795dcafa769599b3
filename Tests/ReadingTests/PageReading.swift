import Foundation
import Guidelines
import SystemInterface
import TestSupport
import Testing

@testable import Reading

/// Our own small inputs, with the markup of real pages.
let fixtures = URL(fileURLWithPath: Checkout.tests + "/ReadingTests/Fixtures")

/// Real pages, which are not ours to copy.
let sharedPages = URL(fileURLWithPath: Checkout.shared + "/pages").standardizedFileURL

/// Names of the inputs in `fixtures`.
let fixtureInputs = ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []).filter { $0.contains(".in.") }
  .sorted()

func bytes(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }

/// The search path of programs that convert documents and markup.
let programFolders = ThisProcess.environmentVariable("PATH") ?? ""

func read(_ file: URL) throws -> Page {
  try PageReader(programs: programFolders).read(try bytes(file), name: file.lastPathComponent)
}

func read(_ text: String, name: String = "page.md", format: PageFormat? = nil) throws -> Page {
  try PageReader(format: format, programs: programFolders).read(Array(text.utf8), name: name)
}

/// Returns the tree without the line of the page, line numbers, and indentation.
func shape(_ page: Page) -> String {
  dump(page).split(separator: "\n").dropFirst().map { line in
    let words = line.drop { $0 == " " }
    return String(words.drop { $0.isNumber }.drop { $0 == " " })
  }.joined(separator: "\n")
}
