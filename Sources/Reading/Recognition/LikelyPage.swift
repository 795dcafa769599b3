import Guidelines

/// Whether a file's name ends as only pages' names do: what it holds is meant to be read, however short it is.
package func isNamedAsPage(_ name: String) -> Bool {
  let file = ownName(name)
  return pageExtensions.contains(FileName.fileExtension(file)) && !isOfRepository(file)
}

private func ownName(_ path: String) -> String { (path.split(separator: "/").last.map(String.init) ?? path).lowercased() }

/// What lies in a repository for those who work in it.
private func isOfRepository(_ file: String) -> Bool {
  file.hasPrefix(".") || file.hasPrefix("license") || file.hasPrefix("contributing") || file.hasPrefix("changelog")
    || ["makefile", "dockerfile", "gemfile", "rakefile", "justfile", "procfile"].contains(file)
}

/// Why a file is not worth reading as a page, by its first 8 KB; nil where it is: prose in some markup, not code, data or configuration. For
/// folders, where nobody named the file.
package func reasonNotToRead(_ head: [UInt8], name: String) -> Failure.NotAPage? {
  let file = ownName(name)
  if isOfRepository(file) { return .unknownFormat }
  let fileExtension = FileName.fileExtension(file)
  if foreignExtensions.contains(fileExtension) { return .unknownFormat }
  if DocumentFormat.recognize(head) != nil { return nil }
  do throws(Failure.NotAPage) {
    let page = try RecognizedText(head, name: file)
    // XML is data as often as text.
    let isLikely =
      fileExtension == "xml" || fileExtension == "docbook"
      ? page.format.id == .xml : isNamedAsPage(file) || page.format.isLikely(page.text.bytes, fileExtension)
    return isLikely ? nil : .unknownFormat
  } catch {
    return error
  }
}

private let pageExtensions: Set<String> = ["md", "markdown", "mdx", "rst", "adoc", "asciidoc", "org", "html", "htm"]

private let foreignExtensions: Set<String> = [
  "yaml", "yml", "toml", "swift", "c", "h", "cpp", "m", "py", "rb", "js", "ts", "tsx", "jsx", "css", "scss", "sh", "go", "rs",
  "java", "kt", "sql", "sqlite",
  "lock", "plist", "svg", "csv", "tsv", "jsonl", "ndjson", "log", "ini", "cfg", "conf", "map", "po", "strings",
]
