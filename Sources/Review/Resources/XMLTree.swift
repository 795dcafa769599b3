import CLibXML2

/// An immutable XML document as a flat array of nodes in document order. Names of elements and attributes are in lower case.
final class XMLTree: @unchecked Sendable {
  private let page: OpaquePointer
  private let nodes: UnsafePointer<hig_html_node>
  let count: Int

  /// Parses a document. Returns `nil` if it is not well-formed, because the extent of the damage is unknown.
  init?(_ bytes: [UInt8]) {
    guard
      let page = bytes.withUnsafeBytes({ hig_xml_parse($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, 400_000) })
    else {
      return nil
    }
    var count: Int32 = 0
    guard hig_xml_is_well_formed(page) != 0, let nodes = hig_html_nodes(page, &count) else {
      hig_html_free(page)
      return nil
    }
    (self.page, self.nodes, self.count) = (page, nodes, Int(count))
  }

  deinit { hig_html_free(page) }

  /// Returns the name of an element, or `nil` for a text node.
  func name(_ node: Int) -> String? {
    nodes[node].name < 0 ? nil : hig_html_name(page, nodes[node].name).map { String(cString: $0) }
  }

  /// Returns the 1-based line number of a node.
  func line(_ node: Int) -> Int { Int(nodes[node].line) }
  func parent(_ node: Int) -> Int? { nodes[node].parent < 0 ? nil : Int(nodes[node].parent) }
  /// Returns the index after the last descendant.
  func end(_ node: Int) -> Int { Int(nodes[node].end) }

  func attribute(_ node: Int, _ name: String) -> String? {
    for index in 0..<nodes[node].attribute_count {
      var (key, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
      hig_html_attribute(page, nodes[node].first_attribute + index, &key, &value)
      if let key, let value, String(cString: key) == name { return String(cString: value) }
    }
    return nil
  }

  /// Returns the child elements of a node.
  func children(_ node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < end(node) {
      if nodes[child].name >= 0 { children.append(child) }
      child = max(child + 1, end(child))
    }
    return children
  }

  /// Returns all text below a node.
  func text(_ node: Int) -> String {
    guard let bytes = hig_html_text(page) else { return "" }
    var text = ""
    for child in node..<max(node + 1, end(node)) where nodes[child].name < 0 {
      let start = Int(nodes[child].text)
      text += String(decoding: UnsafeBufferPointer(start: bytes + start, count: Int(nodes[child].length)), as: UTF8.self)
    }
    return text
  }
}
