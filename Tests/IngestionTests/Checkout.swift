import Foundation
import Testing

/// Where the package lies, and the pages to measure with, which are no part of it.
enum Checkout {
  static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path

  /// `$HIG_SHARED`, else the folder `shared` beside the checkout.
  static let shared =
    ProcessInfo.processInfo.environment["HIG_SHARED"] ?? (root as NSString).deletingLastPathComponent + "/shared"
}

extension Trait where Self == ConditionTrait {
  /// Skips, and says so, where one of these folders of the shared pages is absent.
  static func needsShared(_ folders: String...) -> Self {
    let absent = folders.map { Checkout.shared + "/" + $0 }.filter { !FileManager.default.fileExists(atPath: $0) }
    return .enabled(if: absent.isEmpty, "there is no '\(absent.joined(separator: "', no '"))'")
  }
}
