import Guidelines

extension Record {
  /// Address of the record's section on the official page.
  package var address: String? { source.url.map { officialAnchors.address(ofPage: $0, section: anchor) } }

  /// Returns the record with relative links resolved against the address of its page, so that they work anywhere.
  /// - Parameter exportedTopics: Slugs of topics whose links are kept because their pages are exported too; `nil` to resolve all
  ///   links.
  package func resolvingLinks(except exportedTopics: Set<String>? = nil) -> Record {
    guard let url = source.url,
      headline.addresses.contains(where: { !$0.hasScheme }) || addresses.contains(where: { !$0.hasScheme })
    else { return self }
    func resolved(_ inlines: [Inline]) -> [Inline] {
      inlines.map { inline in
        guard case .link(let text, let address) = inline else { return inline.wrapping(resolved(inline.children)) }
        let target = address.prefix { $0 != "#" }
        let isKept = exportedTopics.map { target.isEmpty || $0.contains(String(target)) } ?? false
        return .link(resolved(text), url: isKept ? address : officialAnchors.normalized(address.resolved(against: url)))
      }
    }
    var record = self
    record.headline = resolved(headline)
    record.body = body.map { $0.mappingInlines(resolved) }
    return record
  }

  /// The record with the slug of the topic added to each link to a section of another topic, as `man` and `show` accept it:
  /// "Supporting Dynamic Type (typography)". For formats that print no addresses.
  var annotatingLinkedTopics: Record {
    guard (headline.addresses + addresses).contains(where: { $0.linkedTopic != nil }) else { return self }
    func annotated(_ inlines: [Inline]) -> [Inline] {
      inlines.flatMap { inline -> [Inline] in
        guard case .link(let text, let address) = inline else { return [inline.wrapping(annotated(inline.children))] }
        guard let slug = address.linkedTopic, slug != topic else { return [inline] }
        let textSlug = text.plainText.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        if textSlug.contains(slug) { return [inline] }
        return [inline, .text(textSlug.last?.isASCII ?? true ? " (\(slug))" : "（\(slug)）")]
      }
    }
    var record = self
    record.headline = annotated(headline)
    record.body = body.map { $0.mappingInlines(annotated) }
    return record
  }
}

extension OfficialAnchors {
  /// Returns an official address with its anchor in the spelling of that page.
  fileprivate func normalized(_ address: String) -> String {
    guard let mark = address.firstIndex(of: "#"), address.isOfficialAddress else { return address }
    return self.address(ofPage: String(address[..<mark]), section: String(address[address.index(after: mark)...]))
  }
}

extension String {
  /// The topic of an address with a section: `typography` of `typography#supporting-dynamic-type`.
  fileprivate var linkedTopic: String? {
    guard let mark = firstIndex(of: "#"), mark > startIndex else { return nil }
    let slug = self[..<mark]
    return slug.utf8.allSatisfy({ $0 == 0x2D || $0.isASCIILower || $0.isASCIIDigit }) ? String(slug) : nil
  }

  /// Indicates whether the address starts with a scheme, such as `https:` or `mailto:`.
  fileprivate var hasScheme: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    return self[..<colon].utf8.allSatisfy { $0.isASCIILetter || $0 == 0x2B || $0 == 0x2D }
  }

  /// Returns the address resolved against the page address `base`. Addresses that begin with `..` do not occur and are returned
  /// unchanged.
  func resolved(against base: String) -> String {
    if hasScheme || hasPrefix("//") || hasPrefix("..") { return self }
    let page = base.prefix { $0 != "#" && $0 != "?" }
    if hasPrefix("#") { return page + self }
    guard let start = page.firstRange(of: "://")?.upperBound else { return self }
    let root = page[start...].firstIndex(of: "/") ?? page.endIndex
    if hasPrefix("/") { return page[..<root] + self }
    let folder = page[root...].lastIndex(of: "/").map { page[...$0] } ?? page + "/"
    return folder + self
  }
}
