/// What `hig review` has to say of a place. Values come as they stand in the source.
package enum ReviewRemark: Hashable, Sendable {
  case purposeEmpty(key: String)
  case purposePlaceholder(key: String)
  case purposeWithoutReason(key: String)
  case purposeUntranslated(key: String, language: String)
  case alertYesNo(title: String)
  case alertOK(title: String)
  case alertCancel(title: String)
  case alertTitle(String)
  case iconSymbol(control: String, symbol: String)
  case iconImage(control: String)
  case iconSpoken(control: String, symbol: String)
  case threeDots(title: String)
  case tinyText(size: String, minimum: Int, platform: String)
  case makers(word: String)
  case oops(word: String)
  case here(word: String)
  case gesture(word: String, platform: String)
  case fixedFont(size: String)
  case tapGesture(view: String)
  case keyboard(field: String, type: String)
}

/// What is wrong, and what to do instead: a sentence each, without a full stop.
package struct ReviewAdvice: Hashable, Sendable {
  package let problem: String
  package let advice: String

  package init(_ problem: String, _ advice: String) { (self.problem, self.advice) = (problem, advice) }
}
