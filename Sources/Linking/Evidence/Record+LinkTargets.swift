import Guidelines

extension Record {
  /// Targets of the record's links, at most 64, by the last path component of each address. It is the same for a topic in all
  /// languages and on all sites.
  var linkTargets: Set<EvidenceTerm> {
    var targets: Set<EvidenceTerm> = []
    for url in addresses where targets.count < 64 {
      let path = url.split(whereSeparator: { $0 == "#" || $0 == "?" }).first ?? ""
      guard let last = path.split(separator: "/").last, !last.isEmpty else { continue }
      targets.insert(EvidenceTerm(.link, hashing: last.lowercased().unicodeScalars.prefix(80).map(\.value)))
    }
    return targets
  }
}
