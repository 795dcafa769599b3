import Guidelines

/// Where the links of a page lead in Markdown that is read elsewhere: there a topic's name is no address.
package struct MarkdownLinks: Sendable {
  package struct Target: Hashable, Sendable {
    /// Of a file beside the page, or of an official page.
    package var address: String
    /// What a citation is called there: the topic's title.
    package var name: String

    package init(address: String, name: String) {
      self.address = address
      self.name = name
    }
  }

  /// For an address as the page has it: a topic (`alerts`), a section (`charts#marks`), or a record (`alerts/content/2`). nil: it stays as it is.
  package var target: @Sendable (String) -> Target?

  package init(_ target: @escaping @Sendable (String) -> Target?) { self.target = target }

  package static let unchanged = MarkdownLinks { _ in nil }
}

extension Record {
  /// The record as it is pasted somewhere: links that lead on, citations by their topic's title instead of an id. What leads nowhere is text, a citation nothing.
  package func leading(_ links: MarkdownLinks) -> Record {
    guard !addresses.isEmpty else { return self }
    func changed(_ inlines: [Inline]) -> [Inline] {
      var out: [Inline] = []
      for inline in inlines {
        guard case .link(let text, let url) = inline else {
          out.append(inline.wrapping(changed(inline.children)))
          continue
        }
        if let target = links.target(url) {
          out.append(.link(inline.citation == nil ? changed(text) : [.text(target.name)], url: target.address))
        } else if inline.citation != nil {
          if case .text(let before)? = out.last { out[out.count - 1] = .text(String(before.trimmingSuffix { $0 == " " })) }
        } else {
          // What the page's own address makes whole leads on.
          out += PageAddress(url) == nil || source.url != nil ? [.link(changed(text), url: url)] : changed(text)
        }
      }
      return out
    }
    var record = self
    record.headline = changed(headline)
    record.body = body.map { $0.mappingInlines(changed) }
    return record
  }
}

/// An address by which pages refer to each other: a topic, with a section or a record of it.
package struct PageAddress: Hashable, Sendable {
  package var topic: String
  /// Empty for the page's top.
  package var anchor = ""

  package init(topic: String, anchor: String = "") { (self.topic, self.anchor) = (topic, anchor) }

  /// nil for any other address.
  package init?(_ address: String) {
    if let topic = RecordID.topic(of: address) {
      let parts = address.split(separator: "/").map(String.init)
      (self.topic, anchor) = (topic, parts.count == 3 ? parts[1] : "")
      return
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let slug = parts.first, !slug.isEmpty, slug.utf8.allSatisfy(Self.isOfSlug) else { return nil }
    (topic, anchor) = (slug, parts.count > 1 ? parts[1] : "")
  }

  private static func isOfSlug(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
