/// A drawing that stands beside a text. What it shows is said in words wherever it cannot be seen.
public struct Figure: Hashable, Sendable {
  /// The file's name in the folder of figures, `alerts.svg`.
  public var file: String
  /// What is to be seen, as a sentence.
  public var alternative: String
  /// What the digits in the drawing stand for, from 1.
  public var legend: [String]

  public init(file: String, alternative: String, legend: [String] = []) {
    self.file = file
    self.alternative = alternative
    self.legend = legend
  }

  /// The folder, beside those of the languages in the Corpus and in what is exported.
  public static let folder = "figures"

  /// The name in an address of a figure, `../figures/alerts.svg`; nil for any other picture's. A name is of small letters, digits and hyphens: it leads nowhere else.
  public static func file(at address: String) -> String? {
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[parts.count - 2] == Figure.folder, let name = parts.last, isName(name) else { return nil }
    return String(name)
  }

  public static func isName(_ name: some StringProtocol) -> Bool {
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
  /// Those at any depth, in reading order.
  public var figures: [Figure] {
    flatMap { block -> [Figure] in
      if let figure = block.figure { return [figure] }
      var inner: [Figure] = []
      block.forEachPart(inlines: { _ in }, blocks: { inner += $0.figures })
      return inner
    }
  }
}
