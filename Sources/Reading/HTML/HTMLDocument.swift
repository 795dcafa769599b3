import CLibXML2

/// A page's elements and texts in reading order, in one array: no depth of nesting makes walking it deep.
struct HTMLDocument {
  /// Nodes beyond this are left out; a long guideline has some ten thousand.
  static let mostNodes: Int32 = 600_000

  /// What libxml2 parsed; freed with the last document that shows it.
  private final class Tree {
    let page: OpaquePointer
    let nodes: UnsafeBufferPointer<hig_html_node>
    let text: UnsafePointer<UInt8>?
    let names: [String]

    init?(_ bytes: [UInt8], isXML: Bool) {
      let parsed = bytes.withUnsafeBytes {
        let parse = isXML ? hig_xml_parse : hig_html_parse
        return parse($0.bindMemory(to: CChar.self).baseAddress, $0.count, HTMLDocument.mostNodes)
      }
      guard let parsed else { return nil }
      page = parsed
      var count: Int32 = 0
      let first = hig_html_nodes(parsed, &count)
      nodes = UnsafeBufferPointer(start: first, count: Int(count))
      text = hig_html_text(parsed)
      var names: [String] = []
      while let name = hig_html_name(parsed, Int32(names.count)) { names.append(String(cString: name)) }
      self.names = names
    }

    deinit { hig_html_free(page) }
  }

  struct Node {
    /// Lower case; empty for a text.
    var name: String
    /// -1 for the outermost.
    var parent: Int
    /// One past the last node below it.
    var end: Int
    var line: Int
    /// Bytes of visible text below, and of that within links.
    var textLength: Int
    var linkLength: Int
  }

  private let tree: Tree
  /// What elements of another vocabulary are called here, and what is stated of them beside their own attributes.
  private var renamed: [Int: String] = [:]
  private var stated: [Int: [String: String]] = [:]

  /// nil where libxml2 can make nothing of the bytes.
  init?(_ bytes: [UInt8], isXML: Bool = false) {
    guard let tree = Tree(bytes, isXML: isXML) else { return nil }
    self.tree = tree
  }

  /// Whether elements stand in it whose names begin so.
  func hasElements(of prefix: String) -> Bool { tree.names.contains { $0.hasPrefix(prefix) } }

  /// Never 0.
  var count: Int { tree.nodes.count }

  /// Whether the page had more nodes than are kept.
  var isCut: Bool { hig_html_is_cut(tree.page) != 0 }

  // MARK: Looking

  subscript(index: Int) -> Node {
    let node = tree.nodes[index]
    return Node(
      name: name(of: index), parent: Int(node.parent), end: Int(node.end), line: Int(node.line),
      textLength: Int(node.visible), linkLength: Int(node.linked))
  }

  func name(of index: Int) -> String {
    if !renamed.isEmpty, let name = renamed[index] { return name }
    let name = tree.nodes[index].name
    return name < 0 ? "" : tree.names[Int(name)]
  }

  mutating func rename(_ index: Int, to name: String) { renamed[index] = name }

  /// States an attribute, in place of one that the element has.
  mutating func set(_ attribute: String, _ value: String, of index: Int) { stated[index, default: [:]][attribute] = value }

  func end(of index: Int) -> Int { Int(tree.nodes[index].end) }

  func textLength(of index: Int) -> Int { Int(tree.nodes[index].visible) }

  /// A text's own bytes.
  func bytes(of index: Int) -> UnsafeBufferPointer<UInt8> {
    let node = tree.nodes[index]
    guard node.name < 0, let text = tree.text else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: text + Int(node.text), count: Int(node.length))
  }

  func attribute(_ name: StaticString, of index: Int) -> String? {
    if let value = stated(name, of: index) { return value }
    let node = tree.nodes[index]
    for number in node.first_attribute..<(node.first_attribute + node.attribute_count) {
      var key: UnsafePointer<CChar>?
      var value: UnsafePointer<CChar>?
      hig_html_attribute(tree.page, number, &key, &value)
      guard let key, let value, equals(key, name) else { continue }
      return TextCleaner.string(String(cString: value))
    }
    return nil
  }

  /// What was set of an element, and stands in no page.
  func stated(_ name: StaticString, of index: Int) -> String? { stated.isEmpty ? nil : stated[index]?["\(name)"] }

  func hasAttributes(_ index: Int) -> Bool { tree.nodes[index].attribute_count > 0 || stated[index] != nil }

  private func equals(_ key: UnsafePointer<CChar>, _ name: StaticString) -> Bool {
    for offset in 0..<name.utf8CodeUnitCount where UInt8(bitPattern: key[offset]) != name.utf8Start[offset] { return false }
    return key[name.utf8CodeUnitCount] == 0
  }

  /// Children of a node, in order.
  func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < end(of: index) {
      found.append(child)
      child = end(of: child)
    }
    return found
  }

  /// The text below a node, white space as it stands; below what shows no text, all the same.
  func text(of index: Int) -> String {
    var bytes: [UInt8] = []
    var position = index
    while position < end(of: index) {
      if position > index, isNoText(position) {
        position = end(of: position)
        continue
      }
      bytes += self.bytes(of: position)
      position += 1
    }
    return bytes.withUnsafeBufferPointer { TextCleaner.string($0) }
  }

  /// The same with whatever shows no text in it.
  func wholeText(of index: Int) -> String {
    var bytes: [UInt8] = []
    for position in index..<end(of: index) { bytes += self.bytes(of: position) }
    return bytes.withUnsafeBufferPointer { TextCleaner.string($0) }
  }

  /// The same with white space collapsed.
  func line(of index: Int) -> String { text(of: index).split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The first element of a name, in reading order.
  func first(_ name: String, below index: Int = 0) -> Int? {
    let number = number(of: name)
    if number == nil, renamed.isEmpty { return nil }
    return (index..<end(of: index)).first { isNamed($0, name, number) }
  }

  func all(_ name: String, below index: Int = 0) -> [Int] {
    let number = number(of: name)
    if number == nil, renamed.isEmpty { return [] }
    return (index..<end(of: index)).filter { isNamed($0, name, number) }
  }

  private func isNamed(_ index: Int, _ name: String, _ number: Int32?) -> Bool {
    renamed.isEmpty ? tree.nodes[index].name == number : self.name(of: index) == name
  }

  private func number(of name: String) -> Int32? { tree.names.firstIndex(of: name).map { Int32($0) } }

  /// The words of an element's class, id, role and itemprop, lower case, cut at `-`, `_` and camelCase.
  func marks(of index: Int) -> [String] {
    guard hasAttributes(index) else { return [] }
    let values = [
      attribute("class", of: index), attribute("id", of: index), attribute("role", of: index), attribute("itemprop", of: index),
    ]
    return values.flatMap { $0.map(Self.words) ?? [] }
  }

  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name.prefix(400) {
      if character.isLetter || character.isNumber {
        if character.isUppercase, wasLower {
          words.append(word)
          word = ""
        }
        wasLower = character.isLowercase
        word += character.lowercased()
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
