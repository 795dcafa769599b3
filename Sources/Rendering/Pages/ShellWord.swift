/// A word as one types it to a shell.
package enum ShellWord {
  package static func quoted(_ word: String) -> String {
    let word = Sanitizing.line(word)
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        $0.isASCII
          ? $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_./@:,+%=".unicodeScalars.contains($0)
          : $0.properties.generalCategory != .spaceSeparator
      }
    return isPlain ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
