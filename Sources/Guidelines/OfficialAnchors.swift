/// How the official pages spell the anchors of their sections (`Corpus/anchors.yaml`), by our own: `Best-practices` for `best-practices`. A browser tells the
/// two apart: an address in our spelling opens the page at its top.
public struct OfficialAnchors: Hashable, Sendable {
  public var spellings: [String: String]
  public init(_ spellings: [String: String] = [:]) { self.spellings = spellings }

  /// The address of a page's section. An official page is named alone where it has no such section; every other one takes the anchor as it is, where it can
  /// stand in an address.
  package func address(_ page: String, section anchor: String) -> String {
    let fragment = page.isOfficialAddress ? spellings[anchor] ?? "" : anchor
    let isClean = fragment.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return page.contains("#") || fragment.isEmpty || !isClean ? page : page + "#" + fragment
  }

  /// Our anchor for one that was typed in either spelling, in any case.
  package func ours(_ typed: String) -> String {
    let key = typed.lowercased()
    return spellings.keys.contains(key) ? key : spellings.first { $0.value.lowercased() == key }?.key ?? typed
  }

  /// Those that a record names alone: its section's, and those of its links.
  package func named(by record: Record) -> OfficialAnchors {
    let linked = record.addresses.compactMap { $0.split(separator: "#", maxSplits: 1).dropFirst().first }
    var named = OfficialAnchors()
    for anchor in [record.anchor] + linked.map({ String($0) }) { named.spellings[anchor] = spellings[anchor] }
    return named
  }
}

extension String {
  /// Whether it leads to one of Apple's own pages.
  package var isOfficialAddress: Bool { contains(text: "developer.apple.com/") && contains(text: "human-interface-guidelines") }
}
