import Foundation
import Testing

/// The material that lies beside a checkout at the founders' (`../shared`, or `$HIG_SHARED`); tests over it are skipped where it is absent.
enum SharedFiles {
  static let root: URL = {
    if let stated = ProcessInfo.processInfo.environment["HIG_SHARED"] { return URL(fileURLWithPath: stated) }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("shared")
  }()

  static func read(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips, and says so, where a shared file or folder is absent.
  static func needsShared(_ path: String) -> Self {
    let path = SharedFiles.root.appendingPathComponent(path).path
    return .enabled(if: FileManager.default.fileExists(atPath: path), "there is no '\(path)'")
  }
}
