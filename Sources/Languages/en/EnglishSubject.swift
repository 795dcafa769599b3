/// What English sentences are about, and how firmly.
enum EnglishSubject {
  static func insists(_ sentence: String) -> Bool {
    let words = words(of: sentence.straightened)
    let isFirm =
      words.contains(where: firm.contains) || zip(words, words.dropFirst()).contains { auxiliaries.contains($0) && $1 == "not" }
    // "The words must, should and may are used as usual."
    return isFirm && Set(words).intersection(firm).count < 3 && !EnglishProcedure.isPast(sentence)
  }

  static func namesInterface(_ text: String) -> Bool { words(of: text).contains(where: interface.contains) }

  private static func words(of text: String) -> [String] {
    text.prefix(400).split { !($0.isWritten || $0.isOne(of: "'-")) }.map(String.init)
  }

  private static let firm: Set<String> = [
    "never", "always", "only", "must", "should", "shouldn't", "may", "nobody", "nothing", "ever", "don't", "doesn't",
  ]
  private static let auxiliaries: Set<String> = ["do", "does", "is", "are", "can"]
  private static let interface: Set<String> = [
    "alert", "alerts", "animation", "animations", "avatar", "badge", "badges", "banner", "banners", "button", "buttons",
    "caption", "captions", "card", "cards", "chart", "charts", "checkbox", "checkboxes", "color", "colors", "colour", "colours",
    "component", "components", "contrast", "copy", "design", "designs", "dial", "dials", "dialog", "dialogs", "dropdown", "emoji",
    "font", "fonts",
    "form", "forms", "gauge", "gauges", "gesture", "gestures", "heading", "headings", "icon", "icons", "illustration",
    "illustrations", "interface",
    "label", "labels", "layout", "legend", "logo", "margin", "margins", "menu", "menus", "message", "messages", "modal", "modals",
    "notification", "notifications", "padding", "photo", "photos", "placeholder", "pop-up", "popup", "punctuation", "screen",
    "screens", "scroll", "sentence", "sentences", "sidebar", "slider", "sliders", "spacing", "spinner", "swipe", "tab", "tabs",
    "tap", "toast", "toasts", "toggle", "toggles", "tone", "toolbar", "tooltip", "tooltips", "typeface", "typography", "ui",
    "wording",
    // What it runs on, too.
    "android", "ios", "ipad", "ipados", "iphone", "macos", "tvos", "visionos", "watchos",
  ]
}
