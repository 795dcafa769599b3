import Guidelines

extension Page.Format {
  package static let doccJSON = Page.Format(rawValue: "docc")
}

extension PageFormat {
  package static let doccJSON = PageFormat(
    id: .doccJSON, name: "DocC JSON",
    isDeclared: { head in
      guard let first = head.text.first, first == 0x7B || first == 0x5B else { return false }
      let second = head.text.dropFirst().first { $0 > 0x20 }
      return second == 0x22 || second == 0x7B || second == 0x7D
    },
    isLikely: { text, _ in
      let string = String(decoding: text, as: UTF8.self)
      return ["\"primaryContentSections\"", "\"interfaceLanguages\"", "\"schemaVersion\"", "\"topicSections\""]
        .contains(where: string.contains)
    },
    parse: { bytes, name throws(Failure) in PageDraft(try DocCReader.read(bytes, name: name)) })
}
