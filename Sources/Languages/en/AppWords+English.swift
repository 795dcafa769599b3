extension LanguageProfile.AppWords {
  static let english = {
    var words = LanguageProfile.AppWords()
    words.yesNoTitles = ["yes", "no"]
    words.confirmationTitles = ["ok", "okay", "o.k"]
    words.cancelSynonyms = ["ok", "okay", "dismiss", "close", "no", "done"]
    words.uninformativeTitles = ["error", "warning", "attention", "alert"]
    words.interjections = ["oops", "whoops", "uh-oh", "oopsie", "yikes"]
    words.firstPersonWords = ["we", "we're", "we'll", "we've", "we'd"]
    words.pointerWords = ["click", "clicks", "clicking", "double-click", "right-click"]
    words.touchWords = ["tap", "tapping"]
    words.vagueLinkPhrases = ["tap here", "click here"]
    words.placeholderWords = ["todo", "fixme", "tbd", "xxx", "lorem", "placeholder", "changeme"]
    words.placeholderTexts = [
      "test", "description", "reason", "string", "usage description", "purpose string", "some reason", "n/a", "none",
      "your reason here",
    ]
    words.accessWords = accessWords
    words.requestVerbs = [
      "needs", "requires", "uses", "wants", "would", "access", "accesses", "requests", "need", "require", "use",
    ]
    return words
  }()

  private static let accessWords = [
    "a", "an", "the", "this", "that", "your", "you", "our", "my", "its", "it", "we", "us", "i", "app", "application", "apps",
    "product", "name", "to", "of", "in", "on",
    "for", "with", "and", "or", "is", "are", "be", "will", "would", "may", "can", "could", "should", "must", "has", "have",
    "like", "want", "wants", "needs", "need", "needed",
    "require", "requires", "required", "request", "requests", "requesting", "ask", "asks", "access", "accessing", "accesses",
    "use", "uses", "using", "used", "usage",
    "permission", "permissions", "please", "allow", "allows", "grant", "enable", "give", "privacy", "work", "works", "function",
    "functions", "properly", "correctly", "feature",
    "features", "functionality", "some", "all", "any", "at", "times", "time", "when", "while", "always", "only", "device",
    "phone", "iphone", "ipad", "mac", "user", "users",
    // Resources that need access.
    "camera", "cameras", "microphone", "mic", "photo", "photos", "library", "libraries", "album", "albums", "gallery", "picture",
    "pictures", "image", "images", "location",
    "locations", "gps", "position", "contacts", "contact", "address", "book", "calendar", "calendars", "event", "events",
    "reminder", "reminders", "bluetooth", "motion",
    "sensor", "sensors", "fitness", "health", "data", "information", "siri", "speech", "recognition", "face", "id", "faceid",
    "touch", "biometrics", "nfc", "reader", "local",
    "network", "networks", "media", "music", "apple", "homekit", "home", "tracking", "files", "file", "folder", "folders",
    "desktop", "documents", "downloads", "audio", "video",
    "usb", "removable", "volume", "volumes", "authentication", "activity",
  ]
}
