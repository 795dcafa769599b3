import Guidelines
import Languages
import SystemInterface

/// Which index is used, and why that one (DESIGN section 4).
struct IndexLocation: Hashable {
  enum Reason: Hashable {
    case option, variable, checkout, user, installed
  }

  var path: String
  var reason: Reason

  /// Where an index, the Corpus and the program itself may lie.
  struct Places: Hashable {
    /// The checkout that the program was built in.
    var checkout: String?
    var user: String?
    /// `<prefix>/share/hig`.
    var shared: String?
    var corpusVariable: String?

    init(_ environment: Environment) {
      if let program = environment.program {
        checkout = Places.checkout(above: program)
        let folder = Files.parent(program)
        if Files.name(folder) == "bin" { shared = Files.parent(folder) + "/share/hig" }
      }
      if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
        user = data + "/hig/hig.sqlite"
      } else if let home = environment["HOME"] {
        user = home + "/.local/share/hig/hig.sqlite"
      }
      corpusVariable = environment["HIG_CORPUS"]
    }

    /// Where the reader's own copy of the official pages lies.
    var fetched: String? { user.map { Files.parent($0) + "/fetched" } }

    var checkoutIndex: String? { checkout.map { $0 + "/Index/hig.sqlite" } }
    var installedIndex: String? { shared.map { $0 + "/hig.sqlite" } }

    /// The search as the pages of a site run it: `make wasm` compiles it, where that can be.
    var engine: String? {
      [shared.map { $0 + "/search.wasm" }, checkout.map { $0 + "/.build/search.wasm" }].compactMap { $0 }.first(
        where: Files.exists)
    }

    /// The folder that holds `topics.yaml`: `$HIG_CORPUS`, the installed one, the checkout's.
    var corpus: String? {
      if let corpusVariable { return corpusVariable }
      return [shared.map { $0 + "/Corpus" }, checkout.map { $0 + "/Corpus" }].compactMap { $0 }.first {
        Files.exists($0 + "/topics.yaml")
      }
    }

    /// A program in `.build/…` belongs to the package around it.
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

  /// The index to read. It may not exist yet: then it is to be built from the Corpus, or there is none.
  static func toRead(option: String?, _ environment: Environment) -> IndexLocation? {
    if let option { return IndexLocation(path: option, reason: .option) }
    if let variable = environment["HIG_INDEX"] { return IndexLocation(path: variable, reason: .variable) }
    let places = Places(environment)
    if let checkout = places.checkoutIndex { return IndexLocation(path: checkout, reason: .checkout) }
    if let user = places.user, Files.exists(user) { return IndexLocation(path: user, reason: .user) }
    if let installed = places.installedIndex, Files.exists(installed) {
      return IndexLocation(path: installed, reason: .installed)
    }
    return places.user.map { IndexLocation(path: $0, reason: .user) }
  }

  /// The index to write, and the one that it starts as a copy of.
  static func toWrite(option: String?, _ environment: Environment) -> (location: IndexLocation, startingFrom: String?)? {
    if let option { return (IndexLocation(path: option, reason: .option), nil) }
    if let variable = environment["HIG_INDEX"] { return (IndexLocation(path: variable, reason: .variable), nil) }
    let places = Places(environment)
    if let checkout = places.checkoutIndex { return (IndexLocation(path: checkout, reason: .checkout), nil) }
    guard let user = places.user else { return nil }
    let installed = places.installedIndex.flatMap { Files.exists($0) ? $0 : nil }
    return (IndexLocation(path: user, reason: .user), Files.exists(user) ? nil : installed)
  }

  func why(in language: Language) -> String {
    let phrase: Phrase =
      switch reason {
      case .option: .chosenByOption
      case .variable: .chosenByVariable
      case .checkout: .chosenByCheckout
      case .user: .chosenAsUsers
      case .installed: .chosenAsInstalled
      }
    return language.interface.phrase(phrase).text
  }
}
