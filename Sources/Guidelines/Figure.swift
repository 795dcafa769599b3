/// A drawing in a page, with a text alternative for wherever it cannot be shown.
public struct Figure: Hashable, Sendable {
  /// The file's name in the folder of figures, such as `alerts.svg`.
  public var file: String
  /// A sentence that describes the figure.
  public var alternative: String
  /// The explanations of the digits in the drawing, starting with 1.
  public var legend: [String]

  public init(file: String, alternative: String, legend: [String] = []) {
    self.file = file
    self.alternative = alternative
    self.legend = legend
  }

  /// Name of the folder next to the language folders, in the Corpus and in exports.
  public static let folder = "figures"

  /// Returns the file name in the address of a figure such as `../figures/alerts.svg`, or `nil` for any other address. The name
  /// can contain only lowercase ASCII letters, digits, and hyphens, so it cannot lead to another folder.
  public static func file(at address: String) -> String? {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[parts.count - 2] == Figure.folder, let name = parts.last, isFileName(name) else { return nil }
    return String(name)
  }

  public static func isFileName(_ name: some StringProtocol) -> Bool {
    guard name.hasSuffix(".svg"), (5...100).contains(name.utf8.count) else { return false }
    return name.utf8.dropLast(4).allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "-")
    }
  }
}

extension Block {
  public var figure: Figure? { if case .figure(let figure) = content { figure } else { nil } }
}

extension [Block] {
  /// The figures at any depth, in reading order.
  public var figures: [Figure] {
    flatMap { block -> [Figure] in
      if let figure = block.figure { return [figure] }
      var inner: [Figure] = []
      block.forEachPart(inlines: { _ in }, blocks: { inner += $0.figures })
      return inner
    }
  }
}
