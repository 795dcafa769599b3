import Guidelines
import Languages

/// Pictures and videos, of which a text keeps nothing, and the words around them: captions, buttons, descriptions of what a video shows.
enum Media {
  static let captions = "captions and buttons"

  static func drop(_ draft: inout PageDraft) {
    let isRule = draft.page.metadata.language.rules.sentences.mood
    var isBehindPicture = false
    draft.remove { _, block in
      let follows = isBehindPicture
      isBehindPicture = false
      guard case .paragraph(let inlines) = block.content, !inlines.contains(where: \.isStrong) else { return nil }
      let start = inlines.shortText(2000) ?? ""
      if BoilerplateWords.isMedia(start) { return .dropped(captions) }
      guard let text = inlines.shortText(120) else { return nil }
      if text.isBlank || isVideo(inlines) {
        isBehindPicture = true
        return isComparison(inlines) ? nil : .dropped("images")
      }
      if BoilerplateWords.isNoise(text) {
        isBehindPicture = BoilerplateWords.isPicture(text)
        return .dropped(captions)
      }
      return follows && isCaption(text) && isRule(text) == .none ? .dropped(captions) : nil
    }
  }

  /// A short line without the end of a sentence that labels and introduces nothing.
  private static func isCaption(_ text: String) -> Bool {
    guard text.utf8.count <= 90, !TextLine.endsSentence(text), !text.contains("\n"), let last = text.last else { return false }
    return !":：".contains(last) && !AsideLabel.isLabel(text) && Platform.list(text) == nil
  }

  /// Nothing but links to films or sounds.
  private static func isVideo(_ inlines: [Inline]) -> Bool {
    let addresses = inlines.addresses
    return !addresses.isEmpty && LinkShare(inlines).isNavigation
      && addresses.allSatisfy { $0.lowercased().hasSuffix(anyOf: [".mp4", ".mov", ".m4v", ".webm", ".mp3", ".m4a"]) }
  }

  /// Pictures of right and wrong ways are told apart by their alternative text alone.
  private static func isComparison(_ inlines: [Inline]) -> Bool {
    inlines.containsDeeply { inline in
      guard case .image(let alternative, _) = inline else { return false }
      return BoilerplateWords.isComparison(alternative)
    }
  }
}
