import Guidelines

/// Rewrites the links of a page for Markdown outside of `hig`, where topic names are not addresses.
package struct MarkdownLinks: Sendable {
  package struct Target: Hashable, Sendable {
    /// Address of a file next to the page, or of an official page.
    package var address: String
    /// Title of the topic, used as the text of a citation.
    package var name: String

    package init(address: String, name: String) {
      self.address = address
      self.name = name
    }
  }

  /// Returns the target of an address on the page: a topic (`alerts`), a section (`charts#marks`), or a record
  /// (`alerts/content/2`). Returns `nil` to keep the address.
  package var target: @Sendable (String) -> Target?

  package init(_ target: @escaping @Sendable (String) -> Target?) { self.target = target }

  package static let unchanged = MarkdownLinks { _ in nil }
}

extension Record {
  /// Returns the record for use elsewhere: links are rewritten, and citations show their topic's title instead of an id. Links
  /// without a target become text, and citations without one are removed.
  package func rewritingLinks(with links: MarkdownLinks) -> Record {
    guard !addresses.isEmpty else { return self }
    func rewritten(_ inlines: [Inline]) -> [Inline] {
      var out: [Inline] = []
      for inline in inlines {
        guard case .link(let text, let url) = inline else {
          out.append(inline.wrapping(rewritten(inline.children)))
          continue
        }
        if let target = links.target(url) {
          out.append(.link(inline.citation == nil ? rewritten(text) : [.text(target.name)], url: target.address))
        } else if inline.citation != nil {
          if case .text(let before)? = out.last { out[out.count - 1] = .text(String(before.trimmingSuffix { $0 == " " })) }
        } else {
          // An address that can be resolved against the page's own address is kept.
          out += PageAddress(url) == nil || source.url != nil ? [.link(rewritten(text), url: url)] : rewritten(text)
        }
      }
      return out
    }
    var record = self
    record.headline = rewritten(headline)
    record.body = body.map { $0.mappingInlines(rewritten) }
    return record
  }
}

/// An address by which pages refer to each other: a topic, optionally with a section or record.
package struct PageAddress: Hashable, Sendable {
  package var topic: String
  /// Anchor of the section; empty for the start of the page.
  package var anchor = ""

  package init(topic: String, anchor: String = "") { (self.topic, self.anchor) = (topic, anchor) }

  /// Parses an address. Returns `nil` if it does not refer to a topic.
  package init?(_ address: String) {
    if let topic = RecordID.topic(ofCitation: address) {
      let parts = address.split(separator: "/").map(String.init)
      (self.topic, anchor) = (topic, parts.count == 3 ? parts[1] : "")
      return
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let slug = parts.first, !slug.isEmpty, slug.utf8.allSatisfy(Self.isSlugByte) else { return nil }
    (topic, anchor) = (slug, parts.count > 1 ? parts[1] : "")
  }

  private static func isSlugByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
