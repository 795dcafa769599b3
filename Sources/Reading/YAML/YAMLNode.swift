/// A value in a YAML document. Every scalar is kept as text; interpreting its type is left to the caller.
struct YAMLNode {
  enum Content {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  let content: Content
  /// Line on which the node begins, 1-based.
  let line: Int

  /// Text of a scalar, or `nil` for other nodes.
  var text: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// Elements of a sequence, or `nil` for other nodes.
  var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// Pairs of a mapping in document order, or `nil` for other nodes. No two keys have the same text.
  var pairs: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }
}

/// The error thrown for text that cannot be parsed as YAML, with the 1-based line.
struct YAMLError: Error {
  let line: Int
  let reason: String
}
