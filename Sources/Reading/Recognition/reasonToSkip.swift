import Guidelines

/// Returns `true` if the extension of a file name is used by pages only. Such a file is read even if it is short.
package func isNamedAsPage(_ name: String) -> Bool {
  let file = lowercasedFileName(name)
  return pageExtensions.contains(FileName.fileExtension(file)) && !isRepositoryFile(file)
}

/// Returns `true` if a line without indentation is more than a word or a directive. A list of files is not a page, whatever its
/// name.
private func containsSentence(_ text: [UInt8]) -> Bool {
  text.split(separator: UInt8(ascii: "\n")).contains { line in
    guard let first = line.first, first != UInt8(ascii: " "), first != UInt8(ascii: ".") else { return false }
    return line.contains(UInt8(ascii: " ")) || line.contains { $0 >= 0x80 }
  }
}

private func lowercasedFileName(_ path: String) -> String {
  (path.split(separator: "/").last.map(String.init) ?? path).lowercased()
}

/// Returns `true` for files that a repository contains for its developers.
private func isRepositoryFile(_ file: String) -> Bool {
  file.hasPrefix(".") || file.hasPrefix("license") || file.hasPrefix("contributing") || file.hasPrefix("changelog")
    || ["makefile", "dockerfile", "gemfile", "rakefile", "justfile", "procfile"].contains(file)
}

/// Returns the reason for which a file found in a folder is not read as a page, judging by its first 8 KB, or `nil` for prose in
/// some markup. Code, data, and configuration files are skipped.
package func reasonToSkip(_ head: [UInt8], name: String) -> Failure.NotAPageError? {
  let file = lowercasedFileName(name)
  if isRepositoryFile(file) { return .unknownFormat }
  let fileExtension = FileName.fileExtension(file)
  if nonPageExtensions.contains(fileExtension) { return .unknownFormat }
  if DocumentFormat.recognize(head) != nil { return nil }
  do throws(Failure.NotAPageError) {
    let page = try RecognizedText(head, name: file)
    // XML files are data at least as often as text.
    let isLikely =
      fileExtension == "xml" || fileExtension == "docbook"
      ? page.format.id == .xml
      : isNamedAsPage(file) && containsSentence(page.text.bytes) || page.format.isLikely(page.text.bytes, fileExtension)
    return isLikely ? nil : .unknownFormat
  } catch {
    return error
  }
}

private let pageExtensions: Set<String> = ["md", "markdown", "mdx", "rst", "adoc", "asciidoc", "org", "html", "htm"]

private let nonPageExtensions: Set<String> = [
  "yaml", "yml", "toml", "swift", "c", "h", "cpp", "m", "py", "rb", "js", "ts", "tsx", "jsx", "css", "scss", "sh", "go", "rs",
  "java", "kt", "sql", "sqlite",
  "lock", "plist", "svg", "csv", "tsv", "jsonl", "ndjson", "log", "ini", "cfg", "conf", "map", "po", "strings",
]
