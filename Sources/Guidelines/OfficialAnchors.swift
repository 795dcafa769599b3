/// Spellings of section anchors on the official pages (`Corpus/anchors.yaml`), by our spelling: `Best-practices` for
/// `best-practices`. Browsers match anchors case-sensitively: an address in our spelling would open the page at its top.
public struct OfficialAnchors: Hashable, Sendable {
  public var spellings: [String: String]
  public init(_ spellings: [String: String] = [:]) { self.spellings = spellings }

  /// Returns the address of a section of a page. An official page without such a section gets no fragment; for any other page the
  /// anchor is used unchanged if it is valid in an address.
  package func address(ofPage page: String, section anchor: String) -> String {
    let fragment = page.isOfficialAddress ? spellings[anchor] ?? "" : anchor
    let isClean = fragment.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return page.contains("#") || fragment.isEmpty || !isClean ? page : page + "#" + fragment
  }

  /// Returns our spelling of an anchor that was typed in either spelling, in any case.
  package func normalized(_ anchor: String) -> String {
    let key = anchor.lowercased()
    return spellings.keys.contains(key) ? key : spellings.first { $0.value.lowercased() == key }?.key ?? anchor
  }

  /// Returns only the anchors that a record refers to: its section's and those of its links.
  package func anchors(usedBy record: Record) -> OfficialAnchors {
    let linkedAnchors = record.addresses.compactMap { $0.split(separator: "#", maxSplits: 1).dropFirst().first }
    var result = OfficialAnchors()
    for anchor in [record.anchor] + linkedAnchors.map({ String($0) }) { result.spellings[anchor] = spellings[anchor] }
    return result
  }
}

extension String {
  /// Indicates whether this is the address of one of Apple's guideline pages.
  package var isOfficialAddress: Bool { contains(text: "developer.apple.com/") && contains(text: "human-interface-guidelines") }
}
