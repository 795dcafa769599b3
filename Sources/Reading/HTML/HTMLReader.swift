import Guidelines

enum HTMLReader {
  static func readFragment(_ html: [UInt8], firstLine: Int) -> (blocks: [Block], diagnostics: [Diagnostic]) {
    ([], [])
  }
}
