import Guidelines
import Languages
import Rendering

/// Manual pages of the topics and of the program, in folders as `man` looks for them.
struct ManualExport: PageSetFormat {
  let name = "man"
  let entrance = "man7"

  func alone(_ page: TopicPage) -> String? { ManPage(page).roff() }

  func write(_ pages: [TopicPage], of export: Export, into folder: ExportFolder) throws(Failure) {
    func root(_ language: Language) -> String { language == Languages.fallback ? "" : language.rawValue + "/" }
    for page in pages {
      try folder.write(ManPage(page).roff(), to: root(page.language) + "man7/hig-" + SafeName.component(page.topic.slug) + ".7")
    }
    for language in Languages.both {
      try folder.write(CommandManual(language: language).roff(), to: root(language) + "man1/hig.1")
    }
  }
}
