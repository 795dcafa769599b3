import Guidelines
import Languages
import Reading
import Rendering

extension Failure {
  /// The exit status: 1 where what was named does not exist in the index, else 2.
  var status: Int32 {
    switch self {
    case .unknownTopic, .unknownSection, .unknownRecord, .unknownHit, .noPages, .noPageInSource, .unknownEdition, .noCopy: 1
    case .noSuchFile, .unreadable, .unwritable, .tooLarge, .notAPage, .noProgram, .noIndex, .notAnIndex, .otherSchema, .indexBusy,
      .database,
      .corpus, .ambiguousRecord, .unknownSource, .reservedSource, .wouldPrune, .unknownValue, .emptyQuery, .noBrowser, .noCurl,
      .tooLittleSpace:
      2
    }
  }

  func notice(in language: Language) -> Notice {
    var notice = message(in: language)
    if case .noPages = self {
      let names = PageFormat.all.compactMap(\.name) + [language.interface.labels.savedText]
      notice.hints.append(language.interface.phrase(.formats(names)).text)
    }
    return notice
  }
}
