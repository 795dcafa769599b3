import Guidelines
import Languages

/// Removes images and videos, which a page does not keep, and the text around them: captions, buttons, and descriptions of
/// videos.
enum MediaBoilerplate {
  static let captions = "captions and buttons"

  static func drop(_ draft: inout PageDraft) {
    let modality = draft.page.metadata.language.profile.grammar.modality
    var followsImage = false
    draft.remove { _, block in
      let isAfterImage = followsImage
      followsImage = false
      guard case .paragraph(let inlines) = block.content, !inlines.contains(where: \.isStrong) else { return nil }
      let start = inlines.shortText(2000) ?? ""
      if BoilerplateWords.describesVideo(start) { return .dropped(captions) }
      guard let text = inlines.shortText(120) else { return nil }
      if text.isBlank || isVideo(inlines) {
        followsImage = true
        return showsRightOrWrong(inlines) ? nil : .dropped("images")
      }
      if BoilerplateWords.isBoilerplate(text) {
        followsImage = BoilerplateWords.isImageText(text)
        return .dropped(captions)
      }
      return isAfterImage && isCaption(text) && modality(text) == .descriptive ? .dropped(captions) : nil
    }
  }

  /// Returns `true` for a short line that does not end a sentence, and that neither labels nor introduces what follows.
  private static func isCaption(_ text: String) -> Bool {
    guard text.utf8.count <= 90, !TextLine.endsSentence(text), !text.contains("\n"), let last = text.last else { return false }
    return !":：".contains(last) && !AsideLabel.isLabel(text) && Platform.platforms(listedIn: text) == nil
  }

  /// Returns `true` if a paragraph consists of links to video or audio files.
  private static func isVideo(_ inlines: [Inline]) -> Bool {
    let addresses = inlines.addresses
    return !addresses.isEmpty && LinkShare(inlines).isNavigation
      && addresses.allSatisfy { $0.lowercased().hasSuffix(anyOf: [".mp4", ".mov", ".m4v", ".webm", ".mp3", ".m4a"]) }
  }

  /// Returns `true` if an image shows a right or a wrong way. Only its alternative text tells the two apart, so it is kept.
  private static func showsRightOrWrong(_ inlines: [Inline]) -> Bool {
    inlines.containsDeeply { inline in
      guard case .image(let alternative, _) = inline else { return false }
      return BoilerplateWords.marksRightOrWrong(alternative)
    }
  }
}
