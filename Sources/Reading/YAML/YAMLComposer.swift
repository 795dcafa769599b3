import CYAML

/// Composes nodes from libyaml's events. Whatever the text, they are no more than it has bytes and nest to a bounded depth: aliases, by which few
/// lines stand for many, are refused.
final class YAMLComposer {
  private static let deepest = 128

  /// Not a stored `yaml_parser_t`: libyaml keeps its address.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// The event at hand.
  private var event = yaml_event_t()

  /// The root of the only document in a UTF-8 text; nil where the text holds nothing.
  static func root(of text: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
    try text.withUnsafeBufferPointer { bytes throws(YAMLProblem) in try YAMLComposer(bytes).root() }
  }

  /// - Parameter bytes: outlive the composer.
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

  private func root() throws(YAMLProblem) -> YAMLNode? {
    try advance()  // to the start of the stream
    guard try advance() != YAML_STREAM_END_EVENT else { return nil }
    try advance()  // past the start of the document
    let root = try node(depth: 0)
    try advance()  // to the end of the document
    guard try advance() == YAML_STREAM_END_EVENT else { throw problem("but found another document") }
    return root
  }

  /// The node that begins with the event at hand; its last event is at hand afterwards.
  private func node(depth: Int) throws(YAMLProblem) -> YAMLNode {
    guard depth < YAMLComposer.deepest else { throw problem("nested too deeply") }
    let line = Int(event.start_mark.line) + 1
    switch event.type {
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length)
      return YAMLNode(content: .scalar(String(decoding: bytes, as: UTF8.self)), line: line)
    case YAML_SEQUENCE_START_EVENT:
      var elements: [YAMLNode] = []
      while try advance() != YAML_SEQUENCE_END_EVENT { elements.append(try node(depth: depth + 1)) }
      return YAMLNode(content: .sequence(elements), line: line)
    case YAML_MAPPING_START_EVENT:
      var pairs: [(key: YAMLNode, value: YAMLNode)] = []
      while try advance() != YAML_MAPPING_END_EVENT {
        let key = try node(depth: depth + 1)
        try advance()
        pairs.append((key, try node(depth: depth + 1)))
      }
      try checkKeys(pairs.map(\.key))
      return YAMLNode(content: .mapping(pairs), line: line)
    default: throw problem("an alias, which is not read")
    }
  }

  private func checkKeys(_ keys: [YAMLNode]) throws(YAMLProblem) {
    let texts = keys.compactMap(\.text)
    guard Set(texts).count < texts.count else { return }
    let repeated = Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys.min()
    throw YAMLProblem(line: keys.first { $0.text == repeated }?.line ?? 1, reason: "a key stands twice")
  }

  @discardableResult private func advance() throws(YAMLProblem) -> yaml_event_type_t {
    yaml_event_delete(&event)
    guard yaml_parser_parse(parser, &event) == 1 else {
      // What cannot be read at all is reported without a place.
      let line = parser.pointee.error == YAML_READER_ERROR ? 1 : Int(parser.pointee.problem_mark.line) + 1
      throw YAMLProblem(line: line, reason: parser.pointee.problem.map { String(cString: $0) } ?? "no memory is left to read it")
    }
    return event.type
  }

  private func problem(_ reason: String) -> YAMLProblem {
    YAMLProblem(line: Int(event.start_mark.line) + 1, reason: reason)
  }
}
