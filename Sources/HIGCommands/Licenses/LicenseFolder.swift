import Guidelines
import Rendering
import SystemInterface

/// The license files of a release: a file `versions`, with a component name, a tab, and the linked version per line, and the
/// text of each license in `NAME.txt`. A program that was built without the release script has none.
struct LicenseFolder {
  let path: String

  /// Searches next to the program (in a bundle), in `<prefix>/share/hig/licenses`, and in the last release build of the
  /// checkout.
  init?(_ environment: Environment) {
    let searchPaths = IndexLocation.SearchPaths(environment)
    let candidates = [
      environment.program.map { Files.parent($0) + "/licenses" }, searchPaths.sharedFolder.map { $0 + "/licenses" },
      searchPaths.checkout.map { $0 + "/.build/ship/licenses" },
    ]
    guard let path = candidates.lazy.compactMap({ $0 }).first(where: { Files.exists($0 + "/versions") }) else { return nil }
    self.path = path
  }

  /// Returns the linked versions by component name.
  func versions() throws(Failure) -> [String: String] {
    var versions: [String: String] = [:]
    for line in try lines(of: "versions") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { versions[String(parts[0])] = String(parts[1]) }
    }
    return versions
  }

  /// Returns the lines of a license text, sanitized for the terminal.
  func text(of component: Component) throws(Failure) -> [String] {
    try lines(of: component.name + ".txt").map { Sanitizer.line($0) }
  }

  private func lines(of name: String) throws(Failure) -> [String] {
    let text = String(decoding: try Files.read(path + "/" + name, limit: 1 << 20), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
