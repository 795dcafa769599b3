import Guidelines

/// Why a file is not worth reading as a page, by its first 8 KB; nil where it is: prose in some markup, not code, data or configuration. For
/// folders, where nobody named the file.
package func reasonNotToRead(_ head: [UInt8], name: String) -> Failure.NotAPage? {
  let file = (name.split(separator: "/").last.map(String.init) ?? name).lowercased()
  if file.hasPrefix(".") || file.hasPrefix("license") || file.hasPrefix("contributing") || file.hasPrefix("changelog")
    || ["makefile", "dockerfile", "gemfile", "rakefile", "justfile", "procfile"].contains(file)
  {
    return .unknownFormat
  }
  let fileExtension = FileName.fileExtension(file)
  if foreignExtensions.contains(fileExtension) { return .unknownFormat }
  if DocumentFormat.recognize(head) != nil { return nil }
  do throws(Failure.NotAPage) {
    let page = try RecognizedText(head, name: file)
    // XML is data as often as text.
    let isLikely =
      fileExtension == "xml" || fileExtension == "docbook"
      ? page.format.id == .xml : page.format.isLikely(page.text.bytes, fileExtension)
    return isLikely ? nil : .unknownFormat
  } catch {
    return error
  }
}

private let foreignExtensions: Set<String> = [
  "yaml", "yml", "toml", "swift", "c", "h", "cpp", "m", "py", "rb", "js", "ts", "tsx", "jsx", "css", "scss", "sh", "go", "rs",
  "java", "kt", "sql", "sqlite",
  "lock", "plist", "svg", "csv", "tsv", "jsonl", "ndjson", "log", "ini", "cfg", "conf", "map", "po", "strings",
]
