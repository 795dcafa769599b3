import Foundation

/// Where the package lies, and the pages to measure with, which are no part of it.
enum Checkout {
  static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path

  /// `$HIG_SHARED`, else the folder `shared` beside the checkout.
  static let shared =
    ProcessInfo.processInfo.environment["HIG_SHARED"] ?? (root as NSString).deletingLastPathComponent + "/shared"

  static var hasShared: Bool { FileManager.default.fileExists(atPath: shared + "/pages/saved-text") }
}
