import CYAML

/// Composes nodes from the events of libyaml. The number of nodes is bounded by the size of the text, and nesting is limited;
/// aliases are rejected because they let a few lines expand to many nodes.
final class YAMLComposer {
  private static let maxDepth = 128

  /// The parser, on the heap because libyaml keeps its address.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// The event that was parsed last.
  private var event = yaml_event_t()

  /// Returns the root of the only document in a UTF-8 text, or `nil` if the text is empty.
  static func root(of text: [UInt8]) throws(YAMLError) -> YAMLNode? {
    try text.withUnsafeBufferPointer { bytes throws(YAMLError) in try YAMLComposer(bytes).composeRoot() }
  }

  /// - Parameter bytes: The text, which must outlive the composer.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(&event)
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  private func composeRoot() throws(YAMLError) -> YAMLNode? {
    try advance()  // to the start of the stream
    guard try advance() != YAML_STREAM_END_EVENT else { return nil }
    try advance()  // past the start of the document
    let root = try composeNode(depth: 0)
    try advance()  // to the end of the document
    guard try advance() == YAML_STREAM_END_EVENT else { throw error("but found another document") }
    return root
  }

  /// Composes the node that begins with the current event, and leaves its last event as the current one.
  private func composeNode(depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth < YAMLComposer.maxDepth else { throw error("nested too deeply") }
    let line = Int(event.start_mark.line) + 1
    switch event.type {
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length)
      return YAMLNode(content: .scalar(String(decoding: bytes, as: UTF8.self)), line: line)
    case YAML_SEQUENCE_START_EVENT:
      var elements: [YAMLNode] = []
      while try advance() != YAML_SEQUENCE_END_EVENT { elements.append(try composeNode(depth: depth + 1)) }
      return YAMLNode(content: .sequence(elements), line: line)
    case YAML_MAPPING_START_EVENT:
      var pairs: [(key: YAMLNode, value: YAMLNode)] = []
      while try advance() != YAML_MAPPING_END_EVENT {
        let key = try composeNode(depth: depth + 1)
        try advance()
        pairs.append((key, try composeNode(depth: depth + 1)))
      }
      try checkKeys(pairs.map(\.key))
      return YAMLNode(content: .mapping(pairs), line: line)
    default: throw error("an alias, which is not read")
    }
  }

  /// Throws if two scalar keys have the same text.
  private func checkKeys(_ keys: [YAMLNode]) throws(YAMLError) {
    let texts = keys.compactMap(\.text)
    guard Set(texts).count < texts.count else { return }
    let repeated = Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys.min()
    throw YAMLError(line: keys.first { $0.text == repeated }?.line ?? 1, reason: "a key stands twice")
  }

  /// Parses the next event, which becomes the current one, and returns its type.
  @discardableResult private func advance() throws(YAMLError) -> yaml_event_type_t {
    yaml_event_delete(&event)
    guard yaml_parser_parse(parser, &event) == 1 else {
      // libyaml reports no position for text that it cannot decode.
      let line = parser.pointee.error == YAML_READER_ERROR ? 1 : Int(parser.pointee.problem_mark.line) + 1
      throw YAMLError(line: line, reason: parser.pointee.problem.map { String(cString: $0) } ?? "no memory is left to read it")
    }
    return event.type
  }

  private func error(_ reason: String) -> YAMLError {
    YAMLError(line: Int(event.start_mark.line) + 1, reason: reason)
  }
}
