import Foundation
import Guidelines
import Indexing
import Testing

@testable import Ingestion

/// Temporary folder of a test, removed afterwards.
final class Workspace {
  let folder: String
  var index: String { folder + "/hig.sqlite" }
  /// Replacement for listing folders.
  var list: (([UInt8]) -> FolderListing)?

  init() throws {
    folder = NSTemporaryDirectory() + "hig-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write("corpus/topics.yaml", Self.topics)
    try write("corpus/glossary.yaml", "groups:\n  - {en: [margin], ja: [余白], weight: 0.5}\n")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ path: String, _ text: String) throws {
    let file = folder + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: folder + "/" + path) }

  /// Writes a file whose name is not UTF-8, or not in the form that Foundation would write.
  func write(_ folder: String, bytes name: [UInt8], _ text: String) throws {
    try FileManager.default.createDirectory(atPath: self.folder + "/" + folder, withIntermediateDirectories: true)
    let path = Array((self.folder + "/" + folder + "/").utf8) + name + [0]
    let file = try #require(
      path.withUnsafeBufferPointer { fopen(UnsafeRawPointer($0.baseAddress!).assumingMemoryBound(to: CChar.self), "w") })
    fputs(text, file)
    fclose(file)
  }

  @discardableResult
  func ingest(_ paths: String..., change: (inout IngestRequest) -> Void = { _ in }) throws -> IngestReport {
    var request = IngestRequest(
      paths: paths.map { folder + "/" + $0 }, index: index, corpus: folder + "/corpus", allowsPruning: true)
    change(&request)
    var ingestion = Ingestion(request)
    if let list { ingestion.listFolder = list }
    return try ingestion.run()
  }

  /// Returns headlines of rules by page name.
  func rulesByPage(source: String? = nil) throws -> [String: [String]] {
    let rules = try records().filter { $0.kind == .rule && (source == nil || $0.source.name == source) }
    return Dictionary(grouping: rules, by: \.source.page).mapValues { $0.map(\.headline.plainText) }
  }

  /// Returns a page with one rule.
  static func rule(_ headline: String, title: String = "Gauges") -> String {
    "# \(title)\n\n**\(headline)** There is a reason.\n"
  }

  func records(_ filter: RecordFilter = RecordFilter()) throws -> [Record] {
    try GuidelineIndex(path: index).records(filter)
  }

  static let topics = """
    edition: 2026-06
    categories:
      - {slug: components, en: Components, ja: コンポーネント}
    sections:
      - {anchor: best-practices, en: [Best practices], ja: [ベストプラクティス]}
    topics:
      - {slug: gauges, category: components, en: Gauges, ja: ゲージ, platforms: [iOS, macOS]}
      - {slug: steppers, category: components, en: Steppers, ja: ステッパー, platforms: [iOS, macOS]}
    """

  static let gauges = """
    # ゲージ

    ゲージは量を示します。

    ## ベストプラクティス

    **目盛りを減らす。** 多いと読めません。

    **色だけで伝えない。** 形も使います。
    """

  static func canonical(_ language: String, title: String, rules: [String], page: String = "gauges") -> String {
    """
    ---
    hig: 1
    topic: gauges
    title: \(title)
    language: \(language)
    source: Corpus
    page: \(page)
    url: https://example.org/gauges
    edition: 2026-06
    ---
    \(language == "ja" ? "ゲージは量を示します。" : "A gauge shows an amount.")

    ## [\(language == "ja" ? "ベストプラクティス" : "Best practices")](#best-practices)

    \(rules.map { "**\($0)** " + (language == "ja" ? "理由があります。" : "There is a reason.") }.joined(separator: "\n\n"))

    """
  }
}
