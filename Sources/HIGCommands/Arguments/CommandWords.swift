/// The words of one command, sorted by `ArgumentPreparation`: its options with their values, and the rest.
struct CommandWords: Hashable {
  let command: String
  /// In the order typed; `name` is the long one, with its hyphens; a flag's value is empty.
  var options: [Option] = []
  var texts: [String] = []

  struct Option: Hashable {
    var name: String
    var value: String
  }

  /// Of an option that counts once: the last wins.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }
}
