import Guidelines
import Rendering
import SystemInterface

/// What a release brings along of its components: a file `versions` (a name, a tab and the version that was linked, a line each) and the words of each
/// licence as `NAME.txt`. A program that was built without a release has none.
struct LicenseFolder {
  let path: String

  /// Beside the program (a bundle), `<prefix>/share/hig/licenses`, or what the checkout's last release left.
  init?(_ environment: Environment) {
    let places = IndexLocation.Places(environment)
    let candidates = [
      environment.program.map { Files.parent($0) + "/licenses" }, places.shared.map { $0 + "/licenses" },
      places.checkout.map { $0 + "/.build/ship/licenses" },
    ]
    guard let path = candidates.lazy.compactMap({ $0 }).first(where: { Files.exists($0 + "/versions") }) else { return nil }
    self.path = path
  }

  /// By the component's name.
  func versions() throws(Failure) -> [String: String] {
    var versions: [String: String] = [:]
    for line in try lines(of: "versions") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { versions[String(parts[0])] = String(parts[1]) }
    }
    return versions
  }

  /// The words of a licence, nothing in them that acts on a terminal.
  func text(of component: Component) throws(Failure) -> [String] {
    try lines(of: component.name + ".txt").map { Sanitizing.line($0) }
  }

  private func lines(of name: String) throws(Failure) -> [String] {
    let text = String(decoding: try Files.read(path + "/" + name, limit: 1 << 20), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
