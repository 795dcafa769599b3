import Guidelines
import Yams

/// A YAML file of the Corpus: values with their lines, and failures that name file and line.
struct YAMLDocument {
  let path: String
  let root: Node

  /// The Corpus is ours, but a file of it may be under edit: size and depth are bounded all the same.
  init(_ bytes: [UInt8], path: String) throws(Failure) {
    self.path = path
    guard bytes.count <= 8 << 20 else { throw .tooLarge(path: path, bytes: bytes.count, limit: 8 << 20) }
    guard bytes.withUnsafeBufferPointer({ YAMLDocument.isShallow($0) }) else {
      throw .corpus(path: path, line: 1, reason: "nested too deeply")
    }
    let node: Node?
    do {
      // Every value is taken as text: guessing its type by regular expressions would take longer than all the rest.
      node = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self), .basic)
    } catch let error as YamlError {
      let (line, reason) = YAMLDocument.describe(error)
      throw .corpus(path: path, line: line, reason: reason)
    } catch {
      throw .corpus(path: path, line: 1, reason: "no YAML")
    }
    guard let node, node.mapping != nil else { throw .corpus(path: path, line: 1, reason: "no mapping") }
    root = node
  }

  func line(_ node: Node) -> Int { node.mark?.line ?? 1 }

  func failure(_ node: Node, _ reason: String) -> Failure { .corpus(path: path, line: line(node), reason: reason) }

  /// What stands under a key, or nil.
  func value(_ node: Node, _ key: String) -> Node? { node.mapping?.first { $0.key.scalar?.string == key }?.value }

  /// The elements under a key; none where the key is absent.
  func sequence(_ node: Node, _ key: String) throws(Failure) -> [Node] {
    guard let value = value(node, key) else { return [] }
    guard let sequence = value.sequence else { throw failure(value, "'\(key)' is no list") }
    return Array(sequence)
  }

  func string(_ node: Node, _ key: String) throws(Failure) -> String {
    guard let value = value(node, key) else { throw failure(node, "'\(key)' is missing") }
    guard let text = value.scalar?.string, !text.isEmpty else { throw failure(value, "'\(key)' is no text") }
    return text
  }

  func strings(_ node: Node, _ key: String) throws(Failure) -> [String] {
    var texts: [String] = []
    for element in try sequence(node, key) {
      guard let text = element.scalar?.string else { throw failure(element, "'\(key)' holds what is no text") }
      texts.append(text)
    }
    return texts
  }

  // MARK: Bounds

  /// Whether neither brackets nor indentation nest deeply: the composer recurses. Aliases are refused, since no file of ours has any.
  private static func isShallow(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    var indent = 0
    var atStart = true
    for byte in bytes {
      switch byte {
      case 0x0A:
        atStart = true
        indent = 0
        continue
      case 0x20, 0x2D, 0x3F: if atStart { indent += 1 }
      case 0x5B, 0x7B:
        depth += 1
        atStart = false
      case 0x5D, 0x7D:
        depth -= 1
        atStart = false
      default: atStart = false
      }
      if depth > 64 || indent > 128 { return false }
    }
    return true
  }

  private static func describe(_ error: YamlError) -> (line: Int, reason: String) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
      (mark.line, problem)
    case .duplicatedKeysInMapping(_, let context): (context.mark.line, "a key stands twice")
    case .reader(let problem, _, _, _): (1, problem)
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded: (1, "no YAML")
    }
  }
}
