import Guidelines
import Languages
import Rendering

/// Manual pages of the topics and of the program, in folders as `man` looks for them.
struct ManualExport: PageSetFormat {
  let name = "man"
  let entrance = "man7"

  func alone(_ page: TopicPage, _ drawings: Drawings) -> String? { ManPage(page).roff() }

  func write(_ pages: [Export.Page], of export: Export, into folder: ExportFolder) throws(Failure) {
    func root(_ language: Language) -> String { language == Languages.fallback ? "" : language.rawValue + "/" }
    let files = pages.files
    for page in pages {
      let language = page.content.language
      // `man` finds the page in the reader's language by the same name.
      let roff = ManPage(page.content, file: page.file) { $0.language == language ? files[$0] : nil }.roff()
      try folder.write(roff, to: root(language) + "man7/\(ManPage.name(of: page.file)).7")
    }
    for language in Languages.both {
      try folder.write(CommandManual(language: language).roff(), to: root(language) + "man1/hig.1")
    }
  }
}
