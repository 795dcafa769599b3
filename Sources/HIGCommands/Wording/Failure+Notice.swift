import Guidelines
import Languages
import Reading
import Rendering

extension Failure {
  /// The exit status: 1 if the named item does not exist in the index, otherwise 2.
  var exitStatus: Int32 {
    switch self {
    case .unknownTopic, .unknownSection, .unknownRecord, .unknownHit, .noPages, .noPageInSource, .unknownEdition, .noCopy: 1
    case .noSuchFile, .unreadable, .unwritable, .tooLarge, .notAPage, .unsupportedScript, .missingProgram, .noIndex, .notAnIndex,
      .incompatibleSchema,
      .indexBusy,
      .database,
      .corpus, .ambiguousRecord, .unknownSource, .reservedSource, .wouldPrune, .unknownValue, .emptyQuery, .noBrowser, .noCurl,
      .tooLittleAddressSpace:
      2
    }
  }

  func notice(in language: Language) -> UserMessage {
    var notice = message(in: language)
    if case .noPages = self {
      let names = PageFormat.all.compactMap(\.name) + [language.messages.labels.savedText]
      notice.hints.append(language.messages.phrase(.supportedFormats(names)).text)
    }
    return notice
  }
}
