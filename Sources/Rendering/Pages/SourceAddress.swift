import Guidelines

extension Record {
  /// Where the official page says it: the page's address with the section's anchor.
  package var address: String? { source.url.map { $0.anchored(anchor) } }
}

extension String {
  /// An address with a section's anchor behind it, where it names none yet and the anchor can stand in one.
  package func anchored(_ anchor: String) -> String {
    contains("#") || anchor.isEmpty || !anchor.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) ? self : self + "#" + anchor
  }
}
