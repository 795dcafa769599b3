/// What English sentences are about, and how firmly.
enum EnglishSubject {
  static func insists(_ sentence: String) -> Bool {
    let words = words(of: sentence.straightened[...])
    let isFirm =
      words.contains(where: firm.contains)
      || zip(words, words.dropFirst()).contains {
        auxiliaries.contains($0) && $1 == "not" || $0 == "at" && ["most", "least"].contains($1)
      }
    // "The words must, should and may are used as usual."
    return isFirm && Set(words).intersection(firm).count < 3 && !EnglishProcedure.isPast(sentence)
  }

  /// In the present, and of the thing itself: not of who writes, of what stands elsewhere or of what there is.
  static func mayStateNorm(_ sentence: String) -> Bool {
    let first = words(of: sentence.straightened[...]).first ?? ""
    return sentence.last == "." && !EnglishProcedure.isPast(sentence) && !pointing.contains(first)
  }

  static func namesInterface(_ text: String) -> Bool {
    words(of: text[...]).contains { interface.contains($0) || interface.contains($0.singular) }
  }

  static func words(of text: Substring) -> [String] {
    text.prefix(400).split { !($0.isWritten || $0.isOne(of: "'-")) }.map(String.init)
  }

  /// What a sentence opens with that speaks of who writes, of what stands elsewhere or of what there is.
  static let pointing: Set<String> = [
    "i", "we", "you", "he", "she", "it", "they", "my", "our", "your", "its", "their", "this", "that", "these", "those", "there",
    "here", "it's", "that's", "there's", "who", "what", "which", "why", "how", "usually", "many", "most", "some", "nobody",
    "somebody", "everybody",
  ]
  private static let firm: Set<String> = [
    "never", "always", "only", "must", "should", "shouldn't", "may", "nobody", "nothing", "ever", "don't", "doesn't",
  ]
  private static let auxiliaries: Set<String> = ["do", "does", "is", "are", "can"]
  /// In the singular.
  private static let interface: Set<String> = [
    "alert", "animation", "avatar", "badge", "banner", "button", "caption", "card", "chart", "checkbox", "color",
    "colour", "component", "contrast", "copy", "design", "dial", "dialog", "dropdown", "emoji", "font", "form", "gauge",
    "gesture", "heading",
    "icon", "illustration", "interface", "knob", "label", "layout", "legend", "logo", "margin", "menu", "message", "modal",
    "notification", "padding", "photo", "picker", "placeholder", "pop-up", "popover", "popup", "punctuation", "screen", "scroll",
    "sentence",
    "sidebar", "slider", "spacing", "spinner", "stepper", "swipe", "tab", "tap", "toast", "toggle", "tone", "toolbar", "tooltip",
    "typeface", "typography", "ui", "wording",
    // What it runs on, too.
    "android", "ios", "ipad", "ipados", "iphone", "macos", "tvos", "visionos", "watchos",
  ]
}
