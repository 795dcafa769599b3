import CLibXML2

/// Elements and texts of a page in document order, in one array, so that walking it needs no recursion.
struct HTMLDocument {
  /// Maximum number of nodes; later ones are dropped. A long guideline has about ten thousand.
  static let maxNodes: Int32 = 600_000

  /// Owner of the document that libxml2 parsed, which is freed with the last copy of the value.
  private final class Tree {
    let page: OpaquePointer
    let nodes: UnsafeBufferPointer<hig_html_node>
    let text: UnsafePointer<UInt8>?
    let names: [String]

    init?(_ bytes: [UInt8], isXML: Bool) {
      let parsed = bytes.withUnsafeBytes {
        let parse = isXML ? hig_xml_parse : hig_html_parse
        return parse($0.bindMemory(to: CChar.self).baseAddress, $0.count, HTMLDocument.maxNodes)
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
    /// Name of the element in lower case; empty for a text node.
    var name: String
    /// Index of the parent, or -1 for the outermost node.
    var parent: Int
    /// Index after the last descendant.
    var end: Int
    var line: Int
    /// Number of bytes of visible text below the node, and of the part of it within links.
    var textLength: Int
    var linkLength: Int
  }

  private let tree: Tree
  /// Names that replace those of elements of another vocabulary, and attributes added to elements, by node index.
  private var newNames: [Int: String] = [:]
  private var addedAttributes: [Int: [String: String]] = [:]

  /// Parses a document. Returns `nil` if libxml2 cannot parse the bytes.
  init?(_ bytes: [UInt8], isXML: Bool = false) {
    guard let tree = Tree(bytes, isXML: isXML) else { return nil }
    self.tree = tree
  }

  /// Returns `true` if the document contains elements whose names start with a prefix.
  func hasElements(withPrefix prefix: String) -> Bool { tree.names.contains { $0.hasPrefix(prefix) } }

  /// Number of nodes, at least 1.
  var count: Int { tree.nodes.count }

  /// Indicates whether nodes beyond `maxNodes` were dropped.
  var isTruncated: Bool { hig_html_is_cut(tree.page) != 0 }

  // MARK: Access

  subscript(index: Int) -> Node {
    let node = tree.nodes[index]
    return Node(
      name: name(of: index), parent: Int(node.parent), end: Int(node.end), line: Int(node.line),
      textLength: Int(node.visible), linkLength: Int(node.linked))
  }

  func name(of index: Int) -> String {
    if !newNames.isEmpty, let name = newNames[index] { return name }
    let name = tree.nodes[index].name
    return name < 0 ? "" : tree.names[Int(name)]
  }

  mutating func rename(_ index: Int, to name: String) { newNames[index] = name }

  /// Adds an attribute, or replaces one of the element's own.
  mutating func setAttribute(_ attribute: String, to value: String, of index: Int) {
    addedAttributes[index, default: [:]][attribute] = value
  }

  func end(of index: Int) -> Int { Int(tree.nodes[index].end) }

  func textLength(of index: Int) -> Int { Int(tree.nodes[index].visible) }

  /// Bytes of a text node; empty for an element.
  func bytes(of index: Int) -> UnsafeBufferPointer<UInt8> {
    let node = tree.nodes[index]
    guard node.name < 0, let text = tree.text else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: text + Int(node.text), count: Int(node.length))
  }

  func attribute(_ name: StaticString, of index: Int) -> String? {
    if let value = addedAttribute(name, of: index) { return value }
    let node = tree.nodes[index]
    for number in node.first_attribute..<(node.first_attribute + node.attribute_count) {
      var key: UnsafePointer<CChar>?
      var value: UnsafePointer<CChar>?
      hig_html_attribute(tree.page, number, &key, &value)
      guard let key, let value, equals(key, name) else { continue }
      return TextCleaner.cleaned(String(cString: value))
    }
    return nil
  }

  /// Returns the value of an attribute added by `setAttribute`, or `nil` if none was added.
  func addedAttribute(_ name: StaticString, of index: Int) -> String? {
    addedAttributes.isEmpty ? nil : addedAttributes[index]?["\(name)"]
  }

  func hasAttributes(_ index: Int) -> Bool { tree.nodes[index].attribute_count > 0 || addedAttributes[index] != nil }

  private func equals(_ key: UnsafePointer<CChar>, _ name: StaticString) -> Bool {
    for offset in 0..<name.utf8CodeUnitCount where UInt8(bitPattern: key[offset]) != name.utf8Start[offset] { return false }
    return key[name.utf8CodeUnitCount] == 0
  }

  /// Returns the children of a node, in order.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < end(of: index) {
      children.append(child)
      child = end(of: child)
    }
    return children
  }

  /// Returns the text below a node with its white space, skipping descendants that show no text.
  func text(of index: Int) -> String {
    var bytes: [UInt8] = []
    var position = index
    while position < end(of: index) {
      if position > index, isWithoutText(position) {
        position = end(of: position)
        continue
      }
      bytes += self.bytes(of: position)
      position += 1
    }
    return bytes.withUnsafeBufferPointer { TextCleaner.cleaned($0) }
  }

  /// Returns the text below a node, including descendants that show no text.
  func wholeText(of index: Int) -> String {
    var bytes: [UInt8] = []
    for position in index..<end(of: index) { bytes += self.bytes(of: position) }
    return bytes.withUnsafeBufferPointer { TextCleaner.cleaned($0) }
  }

  /// Returns the text below a node with white space collapsed.
  func collapsedText(of index: Int) -> String { text(of: index).split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Returns the first element with a name, in document order.
  func first(_ name: String, below index: Int = 0) -> Int? {
    let number = nameIndex(of: name)
    if number == nil, newNames.isEmpty { return nil }
    return (index..<end(of: index)).first { isNamed($0, name, number) }
  }

  func all(_ name: String, below index: Int = 0) -> [Int] {
    let number = nameIndex(of: name)
    if number == nil, newNames.isEmpty { return [] }
    return (index..<end(of: index)).filter { isNamed($0, name, number) }
  }

  private func isNamed(_ index: Int, _ name: String, _ number: Int32?) -> Bool {
    newNames.isEmpty ? tree.nodes[index].name == number : self.name(of: index) == name
  }

  private func nameIndex(of name: String) -> Int32? { tree.names.firstIndex(of: name).map { Int32($0) } }

  /// Words in the class, id, role, and itemprop of an element, in lower case. Names are split at `-`, `_`, and camel case.
  func markupWords(of index: Int) -> [String] {
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
