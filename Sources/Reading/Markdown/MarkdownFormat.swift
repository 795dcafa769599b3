import Guidelines

extension Page.Format {
  package static let markdown = Page.Format(rawValue: "markdown")
}

extension PageFormat {
  package static let markdown = PageFormat(
    id: .markdown, name: "Markdown", limit: PageLimits.mostText, keepsDefinitions: true,
    isDeclared: { $0.front != nil },
    resembles: { head in
      switch head.markup.markdown {
      case 0:
        head.hasUnderlinedTitle && ["md", "markdown"].contains(head.fileExtension)
          || head.bytes.withUnsafeBufferPointer { ModuleLine.isMDX($0) } ? .guess : .none
      case 1: .guess
      default: .plain
      }
    },
    read: { bytes, _ in PageDraft(MarkdownPage.read(bytes, isCanonical: false)) })

  /// Markdown that the program wrote itself: the limit is higher, for it says the same with more words.
  package static let canonical = PageFormat(
    id: .canonical, limit: PageLimits.mostCanonicalText, keepsDefinitions: true,
    isDeclared: { $0.front?.isCanonical ?? false },
    read: { bytes, _ in PageDraft(MarkdownPage.read(bytes, isCanonical: true)) })
}

extension PageHead {
  /// Whether some line is underlined with `=` or `-`, as Markdown's titles may be.
  fileprivate var hasUnderlinedTitle: Bool {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    return zip(lines, lines.dropFirst()).contains { title, line in
      !title.isEmpty && line.count >= 3 && (line.allSatisfy { $0 == 0x3D } || line.allSatisfy { $0 == 0x2D })
    }
  }
}
