import Guidelines
import Languages

/// The platforms that a page is for, by its title, its file's name and its folders.
enum PagePlatforms {
  /// A title or a file that says for what it is ("Alerts for Apple Watch", `designing-for-watchos`) is enough; a platform that is merely named, or
  /// that a folder is called by, needs another such hint. nil where they differ: old guides lie in a folder `iOS` and hold for the iPad as well.
  static func stated(title: String, file: FileTopicName) -> [Platform]? {
    let votes = [vote(title), vote(file.words), file.folders.lazy.compactMap(Platform.list).first.map { ($0, 1) }].compactMap {
      $0
    }
    guard let first = votes.first, votes.allSatisfy({ $0.platforms == first.platforms }),
      votes.reduce(0, { $0 + $1.weight }) >= 2
    else { return nil }
    return first.platforms
  }

  private static func vote(_ title: String) -> (platforms: [Platform], weight: Int)? {
    let lower = title.lowercased()
    if let addressed = Languages.all.lazy.compactMap({ $0.platforms.addressed(lower) }).first, addressed.systems.isEmpty {
      return (addressed.platforms.sorted(), 2)
    }
    let named = Platform.named(in: title)
    return named.isEmpty ? nil : (named, 1)
  }
}
