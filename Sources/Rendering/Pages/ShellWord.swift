import Languages

/// Quoting of shell arguments.
package enum ShellWord {
  package static func quoted(_ word: String) -> String { Sanitizer.line(word).shellQuoted }
}
