import CLibXML2

/// A page's elements and texts in reading order, in one array: no depth of nesting makes walking it deep.
struct HTMLDocument {
  struct Node {
    /// Lower case; empty for a text.
    var name: String
    var text: String = ""
    var attributes: [Attribute] = []
    var parent: Int
    /// One past the last node below it.
    var end: Int = 0
    var line: Int
    /// Bytes of visible text below, and of that within links.
    var textLength = 0
    var linkLength = 0
    var isDropped = false
  }

  struct Attribute {
    var name: String
    var value: String
  }

  /// In pre-order: a node's descendants follow it up to its `end`.
  private(set) var nodes: [Node] = []

  /// Attributes that a reader has a use for.
  private static let wanted: Set<String> = [
    "id", "class", "href", "src", "data-src", "data-original", "data-lazy-src", "alt", "role", "name", "content", "property",
    "lang", "start", "colspan", "rowspan", "title",
    "hidden", "aria-hidden", "aria-label", "itemprop", "rel", "style", "datetime", "type", "http-equiv",
  ]

  /// nil where libxml2 can make nothing of the bytes.
  init?(_ bytes: [UInt8]) {
    guard let page = bytes.withUnsafeBytes({ hig_html_parse($0.bindMemory(to: CChar.self).baseAddress, $0.count) }) else {
      return nil
    }
    defer { hig_html_free(page) }
    var names: [UnsafeRawPointer: String] = [:]
    var open: [Int] = []
    var links = 0
    var event = hig_html_event()
    while hig_html_next(page, &event) != 0 {
      let parent = open.last ?? -1
      switch Int(event.kind) {
      case Int(HIG_HTML_OPEN):
        guard let pointer = event.name else { continue }
        let key = UnsafeRawPointer(pointer)
        let name = names[key] ?? String(cString: pointer).lowercased()
        names[key] = name
        var node = Node(name: name, parent: parent, line: max(1, Int(event.line)))
        node.attributes = Self.attributes(page)
        open.append(nodes.count)
        if name == "a" { links += 1 }
        nodes.append(node)
      case Int(HIG_HTML_CLOSE):
        guard let index = open.popLast() else { continue }
        nodes[index].end = nodes.count
        if nodes[index].name == "a" { links -= 1 }
        if let parent = open.last {
          nodes[parent].textLength += nodes[index].textLength
          nodes[parent].linkLength += nodes[index].linkLength
        }
      default:
        guard let text = event.text else { continue }
        let raw = UnsafeRawBufferPointer(start: text, count: event.length)
        var node = Node(
          name: "", text: String(decoding: raw, as: UTF8.self), parent: parent, end: nodes.count + 1,
          line: max(1, Int(event.line)))
        node.textLength = raw.reduce(0) { $0 + ($1 > 0x20 ? 1 : 0) }
        node.linkLength = links > 0 ? node.textLength : 0
        if parent >= 0 {
          nodes[parent].textLength += node.textLength
          nodes[parent].linkLength += node.linkLength
        }
        nodes.append(node)
      }
    }
    while let index = open.popLast() { nodes[index].end = nodes.count }
  }

  private static func attributes(_ page: OpaquePointer) -> [Attribute] {
    var found: [Attribute] = []
    var name: UnsafePointer<CChar>?
    var value: UnsafePointer<CChar>?
    while hig_html_attribute(page, &name, &value) != 0 {
      guard let name, let value else { continue }
      let key = String(cString: name).lowercased()
      if wanted.contains(key) { found.append(Attribute(name: key, value: String(cString: value))) }
    }
    return found
  }

  // MARK: Looking

  subscript(index: Int) -> Node { nodes[index] }

  mutating func drop(_ index: Int) { nodes[index].isDropped = true }

  func attribute(_ name: String, of index: Int) -> String? {
    nodes[index].attributes.first { $0.name == name }?.value
  }

  /// Children of a node, in order.
  func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      found.append(child)
      child = nodes[child].end
    }
    return found
  }

  /// The visible text below a node, white space as it stands, dropped parts left out.
  func text(of index: Int) -> String {
    var parts: [String] = []
    var position = index
    while position < nodes[index].end {
      if nodes[position].isDropped {
        position = nodes[position].end
        continue
      }
      if nodes[position].name.isEmpty { parts.append(nodes[position].text) }
      position += 1
    }
    return parts.joined()
  }

  /// The first element of a name, in reading order.
  func first(_ name: String, below index: Int = 0) -> Int? {
    guard !nodes.isEmpty else { return nil }
    return (index..<nodes[index].end).first { nodes[$0].name == name }
  }

  func all(_ name: String, below index: Int = 0) -> [Int] {
    guard !nodes.isEmpty else { return [] }
    return (index..<nodes[index].end).filter { nodes[$0].name == name }
  }

  /// The words of an element's class, id and role, lower case, cut at `-`, `_` and camelCase.
  func marks(of index: Int) -> [String] {
    var words: [String] = []
    for attribute in nodes[index].attributes where ["class", "id", "role", "itemprop"].contains(attribute.name) {
      var word = ""
      var wasLower = false
      for character in attribute.value.prefix(400) {
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
    }
    return words
  }
}
