import Guidelines
import Languages
import SystemInterface

/// The path of the index that a command uses, and the reason why that one was chosen (docs/command-line.md).
struct IndexLocation: Hashable {
  enum Reason: Hashable {
    case option, variable, checkout, user, installed
  }

  var path: String
  var reason: Reason

  /// Candidate paths of the index, the Corpus, and related files.
  struct SearchPaths: Hashable {
    /// The checkout that the program was built in.
    var checkout: String?
    var userIndex: String?
    /// The folder `<prefix>/share/hig`.
    var sharedFolder: String?
    var corpusVariable: String?

    init(_ environment: Environment) {
      if let program = environment.program {
        checkout = SearchPaths.checkout(above: program)
        let folder = Files.parent(program)
        if Files.name(folder) == "bin" { sharedFolder = Files.parent(folder) + "/share/hig" }
      }
      if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
        userIndex = data + "/hig/hig.sqlite"
      } else if let home = environment["HOME"] {
        userIndex = home + "/.local/share/hig/hig.sqlite"
      }
      corpusVariable = environment["HIG_CORPUS"]
    }

    /// Folder of the private copy of the official pages.
    var privateCopy: String? { userIndex.map { Files.parent($0) + "/fetched" } }

    var checkoutIndex: String? { checkout.map { $0 + "/Index/hig.sqlite" } }
    var installedIndex: String? { sharedFolder.map { $0 + "/hig.sqlite" } }

    /// The search engine for the pages of a site, compiled to WebAssembly by `make wasm` if the toolchain is available.
    var searchModule: String? {
      [sharedFolder.map { $0 + "/search.wasm" }, checkout.map { $0 + "/.build/search.wasm" }].compactMap { $0 }.first(
        where: Files.exists)
    }

    /// The folder with `topics.yaml`: `$HIG_CORPUS`, the installed one, or that of the checkout.
    var corpus: String? {
      if let corpusVariable { return corpusVariable }
      return [sharedFolder.map { $0 + "/Corpus" }, checkout.map { $0 + "/Corpus" }].compactMap { $0 }.first {
        Files.exists($0 + "/topics.yaml")
      }
    }

    /// Returns the package folder that contains a program in `.build/…`.
    private static func checkout(above program: String) -> String? {
      guard program.contains("/.build") else { return nil }
      var folder = Files.parent(program)
      for _ in 0..<8 {
        if Files.exists(folder + "/Package.swift"), Files.exists(folder + "/Corpus/topics.yaml") { return folder }
        let parent = Files.parent(folder)
        if parent == folder { return nil }
        folder = parent
      }
      return nil
    }
  }

  /// Returns the location of the index to read, or `nil` if none can be determined. The file may not exist yet: it is then
  /// built from the Corpus if there is one.
  static func forReading(option: String?, _ environment: Environment) -> IndexLocation? {
    if let option { return IndexLocation(path: option, reason: .option) }
    if let variable = environment["HIG_INDEX"] { return IndexLocation(path: variable, reason: .variable) }
    let searchPaths = SearchPaths(environment)
    if let checkout = searchPaths.checkoutIndex { return IndexLocation(path: checkout, reason: .checkout) }
    if let user = searchPaths.userIndex, Files.exists(user) { return IndexLocation(path: user, reason: .user) }
    if let installed = searchPaths.installedIndex, Files.exists(installed) {
      return IndexLocation(path: installed, reason: .installed)
    }
    return searchPaths.userIndex.map { IndexLocation(path: $0, reason: .user) }
  }

  /// Returns the location of the index to write and the path of the index that it starts as a copy of.
  static func forWriting(option: String?, _ environment: Environment) -> (location: IndexLocation, startingFrom: String?)? {
    if let option { return (IndexLocation(path: option, reason: .option), nil) }
    if let variable = environment["HIG_INDEX"] { return (IndexLocation(path: variable, reason: .variable), nil) }
    let searchPaths = SearchPaths(environment)
    if let checkout = searchPaths.checkoutIndex { return (IndexLocation(path: checkout, reason: .checkout), nil) }
    guard let user = searchPaths.userIndex else { return nil }
    let installed = searchPaths.installedIndex.flatMap { Files.exists($0) ? $0 : nil }
    return (IndexLocation(path: user, reason: .user), Files.exists(user) ? nil : installed)
  }

  func reasonText(in language: Language) -> String {
    let phrase: Phrase =
      switch reason {
      case .option: .chosenByOption
      case .variable: .chosenByVariable
      case .checkout: .chosenByCheckout
      case .user: .chosenAsUserIndex
      case .installed: .chosenAsInstalledIndex
      }
    return language.messages.phrase(phrase).text
  }
}
