/// A violation that `hig review` reports. Associated values are texts of the reviewed source, unchanged.
package enum ReviewViolation: Hashable, Sendable {
  case purposeEmpty(key: String)
  case purposePlaceholder(key: String)
  case purposeWithoutReason(key: String)
  case purposeUntranslated(key: String, language: String)
  case alertYesNo(title: String)
  case alertOK(title: String)
  case alertCancel(title: String)
  case uninformativeAlertTitle(String)
  case iconSymbol(control: String, symbol: String)
  case iconImage(control: String)
  case iconLabeledBySymbolName(control: String, symbol: String)
  case asciiEllipsis(title: String)
  case smallText(size: String, minimum: Int, platform: String)
  case firstPerson(word: String)
  case interjection(word: String)
  case vagueLink(word: String)
  case wrongGesture(word: String, platform: String)
  case fixedFontSize(size: String)
  case tapGesture(view: String)
  case missingKeyboardType(field: String, type: String)
}

/// Wording of a violation: the problem and what to do instead, a sentence each, without a full stop.
package struct ReviewViolationText: Hashable, Sendable {
  package let problem: String
  package let advice: String

  package init(_ problem: String, _ advice: String) { (self.problem, self.advice) = (problem, advice) }
}
