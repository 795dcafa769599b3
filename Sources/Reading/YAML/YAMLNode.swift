/// A value of a YAML text. Every scalar is text: to guess its type is left to who reads it.
struct YAMLNode {
  enum Content {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  let content: Content
  /// Where it begins, 1-based.
  let line: Int

  var text: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// In the order of the text; no two keys have the same text.
  var pairs: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }
}

/// Why a text is not read as YAML, with the line, 1-based.
struct YAMLProblem: Error {
  let line: Int
  let reason: String
}
