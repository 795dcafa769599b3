import CLibXML2

/// An XML file, flat: nodes in reading order. Names of elements and attributes are in lower case. Nothing changes it once it is made.
final class XMLTree: @unchecked Sendable {
  private let page: OpaquePointer
  private let nodes: UnsafePointer<hig_html_node>
  let count: Int

  /// nil where the bytes are not well formed: what a damaged file lost is not known.
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

  /// nil for a text.
  func name(_ node: Int) -> String? {
    nodes[node].name < 0 ? nil : hig_html_name(page, nodes[node].name).map { String(cString: $0) }
  }

  /// 1-based.
  func line(_ node: Int) -> Int { Int(nodes[node].line) }
  func parent(_ node: Int) -> Int? { nodes[node].parent < 0 ? nil : Int(nodes[node].parent) }
  /// One past what is below it.
  func end(_ node: Int) -> Int { Int(nodes[node].end) }

  func attribute(_ node: Int, _ name: String) -> String? {
    for index in 0..<nodes[node].attribute_count {
      var (key, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
      hig_html_attribute(page, nodes[node].first_attribute + index, &key, &value)
      if let key, let value, String(cString: key) == name { return String(cString: value) }
    }
    return nil
  }

  /// The elements right below one.
  func children(_ node: Int) -> [Int] {
    var found: [Int] = []
    var child = node + 1
    while child < end(node) {
      if nodes[child].name >= 0 { found.append(child) }
      child = max(child + 1, end(child))
    }
    return found
  }

  /// All text below a node.
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
