import Languages

/// Indicates whether a word is a function word of any language, which affects the form of a query but not its subject.
package func isFunctionWord(_ word: String) -> Bool { Languages.all.contains { $0.lexicon.isFunctionWord(word) } }
