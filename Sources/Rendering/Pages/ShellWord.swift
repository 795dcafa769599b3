import Languages

/// A word as one types it to a shell.
package enum ShellWord {
  package static func quoted(_ word: String) -> String { Sanitizing.line(word).shellWord }
}
