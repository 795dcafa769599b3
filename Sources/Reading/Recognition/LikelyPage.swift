/// Whether a file is worth reading as a page, by its first 8 KB: prose in some markup, not code, data or configuration. For folders, where
/// nobody named the file.
package func isLikelyPage(_ head: [UInt8], name: String) -> Bool {
  let file = (name.split(separator: "/").last.map(String.init) ?? name).lowercased()
  if file.hasPrefix(".") || file.hasPrefix("readme") || file.hasPrefix("license") || file.hasPrefix("contributing")
    || file.hasPrefix("changelog")
  {
    return false
  }
  let fileExtension = file.lastIndex(of: ".").map { String(file[file.index(after: $0)...]) }
  if let fileExtension, foreignExtensions.contains(fileExtension) { return false }
  guard let page = try? RecognizedText(head) else { return false }
  return page.format.isLikely(page.text.bytes, fileExtension ?? "")
}

private let foreignExtensions: Set<String> = [
  "yaml", "yml", "toml", "swift", "c", "h", "cpp", "m", "py", "rb", "js", "ts", "tsx", "jsx", "css", "scss", "sh", "go", "rs",
  "java", "kt", "sql", "sqlite",
  "lock", "plist", "svg", "xml", "csv", "tsv", "jsonl", "ndjson", "log", "ini", "cfg", "conf", "map", "po", "strings",
]
