import Guidelines
import Languages
import Rendering

/// Manual pages of the topics and of the program, in the folders that `man` searches.
struct ManualExport: PageSetFormat {
  let name = "man"
  let entryPath = "man7"

  func singlePage(_ page: TopicPage, _ drawings: FigureFiles) -> String? { ManPage(page).roff() }

  func write(_ pages: [Export.ExportedPage], of export: Export, into folder: ExportFolder) throws(Failure) {
    func root(_ language: Language) -> String { language == Languages.fallback ? "" : language.rawValue + "/" }
    let files = pages.fileNames
    for page in pages {
      let language = page.content.language
      // `man` selects the page in the user's language by its folder, so the names are the same in all languages.
      let roff = ManPage(page.content, file: page.fileName) { $0.language == language ? files[$0] : nil }.roff()
      try folder.add(roff, to: root(language) + "man7/\(ManPage.name(of: page.fileName)).7")
    }
    for language in Languages.bilingualPair {
      try folder.add(CommandManual(language: language).roff(), to: root(language) + "man1/hig.1")
    }
  }
}
