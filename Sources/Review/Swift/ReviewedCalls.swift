/// Calls that the scanner recognizes, for comparison with swift-syntax.
package enum ReviewedCalls {
  package static func files(_ paths: [String]) -> [String] {
    FileDiscovery(paths, isExcluded: { _ in false }).files.filter { $0.kind == .swift }.map(\.path)
  }

  package static func read(_ path: String) -> [UInt8]? { FileDiscovery.read(path) }

  /// Returns `line name(label:_)` for each call.
  package static func calls(_ bytes: [UInt8]) -> [String] {
    let source = SwiftSource(path: "", bytes: bytes)
    let (expressions, lines) = (Expressions(source), LineIndex(bytes))
    var labels: [SwiftName: String] = [:]
    for token in source.tokens.indices
    where source.isName(token) && (source.isMark(token + 1, ":") || labels[source.name(token)] == nil) {
      labels[source.name(token)] = source.text(token)
    }
    return expressions.links.filter(\.isCall).compactMap { link in
      let name = source.text(Int(link.name))
      if name.hasPrefix("@") || name.hasPrefix("#") { return nil }
      let labelNames = expressions.arguments(link).map { $0.label.flatMap { labels[$0] } ?? "_" }
      return "\(lines.line(Int(source.tokens[Int(link.name)].start))) \(name)(\(labelNames.joined(separator: ":")))"
    }
  }
}
