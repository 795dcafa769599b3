import Languages

/// Words that say how a question is put, not what it is about, in any language.
package func isFunctionWord(_ word: String) -> Bool { Languages.all.contains { $0.words.isFunctionWord(word) } }
