import Guidelines
import Languages

/// A YAML file of the Corpus, with accessors whose errors name the file and the line.
struct YAMLDocument {
  let path: String
  let root: YAMLNode

  init(_ bytes: [UInt8], path: String) throws(Failure) {
    self.path = path
    guard bytes.count <= 8 << 20 else { throw .tooLarge(path: path, bytes: bytes.count, limit: 8 << 20) }
    let node: YAMLNode?
    do {
      // Replace invalid UTF-8 with U+FFFD: libyaml would reject the whole file without naming a line.
      node = try YAMLComposer.root(of: Array(String(decoding: bytes, as: UTF8.self).utf8))
    } catch {
      throw .corpus(path: path, line: error.line, reason: error.reason)
    }
    guard let node, node.pairs != nil else { throw .corpus(path: path, line: 1, reason: "no mapping") }
    root = node
  }

  func failure(_ node: YAMLNode, _ reason: String) -> Failure { .corpus(path: path, line: node.line, reason: reason) }

  /// Returns the value of a key, or `nil` if the key is absent.
  func value(_ node: YAMLNode, _ key: String) -> YAMLNode? { node.pairs?.first { $0.key.text == key }?.value }

  /// Returns the elements of a list, or an empty array if the key is absent.
  func sequence(_ node: YAMLNode, _ key: String) throws(Failure) -> [YAMLNode] {
    guard let value = value(node, key) else { return [] }
    guard let elements = value.elements else { throw failure(value, "'\(key)' is no list") }
    return elements
  }

  func string(_ node: YAMLNode, _ key: String) throws(Failure) -> String {
    guard let value = value(node, key) else { throw failure(node, "'\(key)' is missing") }
    guard let text = value.text, !text.isEmpty else { throw failure(value, "'\(key)' is no text") }
    return text
  }

  /// Returns one text per language, keyed by language code. Texts in the languages of the interface are required.
  func localized(_ node: YAMLNode) throws(Failure) -> Localized<String> {
    var texts = Localized<String>()
    for language in Languages.supported where Languages.bilingualPair.contains(language) || value(node, language.rawValue) != nil
    {
      texts[language] = try string(node, language.rawValue)
    }
    return texts
  }

  /// Returns one list per language. A language of the interface without a list has an empty one.
  func localizedLists(_ node: YAMLNode) throws(Failure) -> Localized<[String]> {
    var lists = Localized<[String]>()
    for language in Languages.supported where Languages.bilingualPair.contains(language) || value(node, language.rawValue) != nil
    {
      lists[language] = try strings(node, language.rawValue)
    }
    return lists
  }

  func strings(_ node: YAMLNode, _ key: String) throws(Failure) -> [String] {
    var texts: [String] = []
    for element in try sequence(node, key) {
      guard let text = element.text else { throw failure(element, "'\(key)' holds what is no text") }
      texts.append(text)
    }
    return texts
  }
}
