import Guidelines
import Languages

/// Platforms that a page is about, according to its title, file name, and folders.
enum PagePlatforms {
  /// Returns the platforms that the page is stated to be about. A title or file name that addresses a platform ("Alerts for Apple
  /// Watch", `designing-for-watchos`) suffices; a platform that is only mentioned, or that is the name of a folder, needs a
  /// second indication. The result is `nil` if they differ, because old guides in a folder `iOS` also apply to the iPad.
  static func stated(title: String, file: FileTopicName) -> [Platform]? {
    let votes = [
      vote(title), vote(file.words), file.folders.lazy.compactMap(Platform.platforms(listedIn:)).first.map { ($0, 1) },
    ].compactMap {
      $0
    }
    guard let first = votes.first, votes.allSatisfy({ $0.platforms == first.platforms }),
      votes.reduce(0, { $0 + $1.weight }) >= 2
    else { return nil }
    return first.platforms
  }

  private static func vote(_ title: String) -> (platforms: [Platform], weight: Int)? {
    let lower = title.lowercased()
    if let addressedPlatforms = Languages.all.lazy.compactMap({ $0.platformPhrases.titleScope(lower) }).first,
      addressedPlatforms.systems.isEmpty
    {
      return (addressedPlatforms.platforms.sorted(), 2)
    }
    let mentioned = Platform.platforms(namedIn: title)
    return mentioned.isEmpty ? nil : (mentioned, 1)
  }
}
