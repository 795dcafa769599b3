import Guidelines

extension Record {
  /// What the record links to, by the last part of each address: the same topic in either language, whichever site the page was on.
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
