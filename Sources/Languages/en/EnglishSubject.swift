/// Subject of English sentences, and how firmly they assert something about it.
enum EnglishSubject {
  static func isInsistent(_ sentence: String) -> Bool {
    let words = words(of: sentence.normalizedApostrophes[...])
    let isFirm =
      words.contains(where: emphaticWords.contains)
      || zip(words, words.dropFirst()).contains {
        auxiliaries.contains($0) && $1 == "not" || $0 == "at" && ["most", "least"].contains($1)
      }
    // Excludes sentences about modal verbs: "The words must, should and may are used as usual."
    return isFirm && Set(words).intersection(emphaticWords).count < 3 && !EnglishProcedure.isPastTense(sentence)
  }

  /// Indicates whether a sentence is in the present tense and about a thing, not about the authors, another place, or the
  /// existence of something.
  static func mayStateNorm(_ sentence: String) -> Bool {
    let first = words(of: sentence.normalizedApostrophes[...]).first ?? ""
    return sentence.last == "." && !EnglishProcedure.isPastTense(sentence) && !nonTopicalOpeners.contains(first)
  }

  static func mentionsInterface(_ text: String) -> Bool {
    words(of: text[...]).contains { interfaceNouns.contains($0) || interfaceNouns.contains($0.singular) }
  }

  static func words(of text: Substring) -> [String] {
    text.prefix(400).split { !($0.isAlphabetic || $0.isOne(of: "'-")) }.map(String.init)
  }

  /// First words of sentences that are about the authors, another place, or the existence of something.
  static let nonTopicalOpeners: Set<String> = [
    "i", "we", "you", "he", "she", "it", "they", "my", "our", "your", "its", "their", "this", "that", "these", "those", "there",
    "here", "it's", "that's", "there's", "who", "what", "which", "why", "how", "usually", "many", "most", "some", "nobody",
    "somebody", "everybody",
  ]
  private static let emphaticWords: Set<String> = [
    "never", "always", "only", "must", "should", "shouldn't", "may", "nobody", "nothing", "ever", "don't", "doesn't",
  ]
  private static let auxiliaries: Set<String> = ["do", "does", "is", "are", "can"]
  /// Parts of user interfaces and of their texts, in the singular.
  private static let interfaceNouns: Set<String> = [
    "alert", "animation", "avatar", "badge", "banner", "button", "caption", "card", "chart", "checkbox", "color",
    "colour", "component", "contrast", "copy", "design", "dial", "dialog", "dropdown", "emoji", "font", "form", "gauge",
    "gesture", "heading",
    "icon", "illustration", "interface", "knob", "label", "layout", "legend", "logo", "margin", "menu", "message", "modal",
    "notification", "padding", "photo", "picker", "placeholder", "pop-up", "popover", "popup", "punctuation", "screen", "scroll",
    "sentence",
    "sidebar", "slider", "spacing", "spinner", "stepper", "swipe", "tab", "tap", "toast", "toggle", "tone", "toolbar", "tooltip",
    "typeface", "typography", "ui", "wording",
    // Operating systems and devices.
    "android", "ios", "ipad", "ipados", "iphone", "macos", "tvos", "visionos", "watchos",
  ]
}
