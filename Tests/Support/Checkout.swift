import Foundation
import Testing

/// Locations of the package and of the shared pages, which are not part of it.
public enum Checkout {
  /// The package's folder.
  public static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path

  public static let tests = root + "/Tests"
  public static let corpus = root + "/Corpus"

  /// `$HIG_SHARED`, else the folder `shared` beside the checkout.
  public static let shared =
    ProcessInfo.processInfo.environment["HIG_SHARED"] ?? (root as NSString).deletingLastPathComponent + "/shared"
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if one of these shared files or folders is missing.
  public static func needsShared(_ paths: String...) -> Self {
    let absent = paths.map { Checkout.shared + "/" + $0 }.filter { !FileManager.default.fileExists(atPath: $0) }
    return .enabled(if: absent.isEmpty, "there is no '\(absent.joined(separator: "', no '"))'")
  }
}
