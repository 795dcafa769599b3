import Guidelines

extension Record {
  /// Where the official page says it: the page's address with the section's anchor.
  package var address: String? { source.url.map { officialAnchors.address($0, section: anchor) } }

  /// The same record with links that lead somewhere outside its page's neighbourhood too: those of the page's own address are made whole.
  /// - Parameter inside: slugs of topics whose pages stay beside this one: links to them are left as they are. nil: none stays.
  package func withWholeLinks(except inside: Set<String>? = nil) -> Record {
    guard let url = source.url,
      headline.addresses.contains(where: { !$0.hasScheme }) || addresses.contains(where: { !$0.hasScheme })
    else { return self }
    func whole(_ inlines: [Inline]) -> [Inline] {
      inlines.map { inline in
        guard case .link(let text, let address) = inline else { return inline.wrapping(whole(inline.children)) }
        let target = address.prefix { $0 != "#" }
        let stays = inside.map { target.isEmpty || $0.contains(String(target)) } ?? false
        return .link(whole(text), url: stays ? address : officialAnchors.whole(address.resolved(against: url)))
      }
    }
    var record = self
    record.headline = whole(headline)
    record.body = body.map { $0.mappingInlines(whole) }
    return record
  }

  /// The same record with the topic behind each reference to a section of another one, as `man` and `show` take it: "Supporting Dynamic Type
  /// (typography)". For pages that print no addresses.
  var namingTopics: Record {
    guard (headline.addresses + addresses).contains(where: { $0.topicOfSection != nil }) else { return self }
    func named(_ inlines: [Inline]) -> [Inline] {
      inlines.flatMap { inline -> [Inline] in
        guard case .link(let text, let address) = inline else { return [inline.wrapping(named(inline.children))] }
        guard let slug = address.topicOfSection, slug != topic else { return [inline] }
        let words = text.plainText.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        if words.contains(slug) { return [inline] }
        return [inline, .text(words.last?.isASCII ?? true ? " (\(slug))" : "（\(slug)）")]
      }
    }
    var record = self
    record.headline = named(headline)
    record.body = body.map { $0.mappingInlines(named) }
    return record
  }
}

extension OfficialAnchors {
  /// An address with the anchor that it names in the spelling of its page.
  fileprivate func whole(_ address: String) -> String {
    guard let mark = address.firstIndex(of: "#"), address.isOfficialAddress else { return address }
    return self.address(String(address[..<mark]), section: String(address[address.index(after: mark)...]))
  }
}

extension String {
  /// `typography` of the address `typography#supporting-dynamic-type`.
  fileprivate var topicOfSection: String? {
    guard let mark = firstIndex(of: "#"), mark > startIndex else { return nil }
    let slug = self[..<mark]
    return slug.utf8.allSatisfy({ $0 == 0x2D || $0.isASCIILower || $0.isASCIIDigit }) ? String(slug) : nil
  }

  /// `https:`, `mailto:`
  fileprivate var hasScheme: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    return self[..<colon].utf8.allSatisfy { $0.isASCIILetter || $0 == 0x2B || $0 == 0x2D }
  }

  /// What a link of the page at `base` leads to. Links that climb are not followed: pages have none.
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
