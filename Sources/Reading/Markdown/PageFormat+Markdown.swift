import Guidelines

extension Page.Format {
  package static let markdown = Page.Format(rawValue: "markdown")
}

extension PageFormat {
  package static let markdown = PageFormat(
    id: .markdown, name: "Markdown", maxBytes: PageLimits.maxTextBytes, keepsLinkDefinitions: true,
    isDeclared: { $0.frontMatter != nil },
    confidence: { head in
      switch head.markup.markdown {
      case 0:
        head.hasUnderlinedTitle && ["md", "markdown"].contains(head.fileExtension)
          || head.bytes.withUnsafeBufferPointer { ModuleLine.isMDX($0) } ? .guess : .none
      case 1: .guess
      default: .certain
      }
    },
    parse: { bytes, _ in PageDraft(MarkdownPage.read(bytes, isCanonical: false)) })

  /// Markdown in the canonical form. Its size limit is higher, because it is longer than the page that it was made from.
  package static let canonical = PageFormat(
    id: .canonical, maxBytes: PageLimits.maxCanonicalTextBytes, keepsLinkDefinitions: true,
    isDeclared: { $0.frontMatter?.isCanonical ?? false },
    parse: { bytes, _ in PageDraft(MarkdownPage.read(bytes, isCanonical: true)) })
}

extension PageHead {
  /// Indicates whether a line is underlined with `=` or `-`, as titles in Markdown may be.
  fileprivate var hasUnderlinedTitle: Bool {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    return zip(lines, lines.dropFirst()).contains { title, line in
      !title.isEmpty && line.count >= 3 && (line.allSatisfy { $0 == 0x3D } || line.allSatisfy { $0 == 0x2D })
    }
  }
}
