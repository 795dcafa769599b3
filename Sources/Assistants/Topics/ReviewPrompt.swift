import Guidelines
import Indexing
import Languages
import Rendering
import TextAnalysis

/// The only prompt: a review of an interface according to the rules of a topic.
enum ReviewPrompt {
  static let name = "review"
  static let arguments = [
    (name: "topic", note: \AssistantTexts.reviewTopic, isRequired: true),
    (name: "platform", note: \AssistantTexts.reviewPlatform, isRequired: false),
  ]

  /// Maximum length in bytes of the list of rules. The remaining rules are left to `hig_read`.
  private static let maxListLength = 5000

  /// Returns the text of the prompt.
  static func text(_ page: TopicPage, platforms: [Platform]) -> String {
    let language = page.language
    let topic = QuotedText.name(page.topic.slug)
    let names = platforms.map(\.rawValue).joined(separator: ", ")
    if page.records.isEmpty, let platform = platforms.first {
      let notice = PlatformNotice(
        topic: page.topic.slug, topicTitle: page.topicTitle, platform: platform, state: .unsupported, id: nil)
      return notice.sentence(naming: page.topic.slug, in: language)
    }
    let rules = page.records.filter { $0.kind == .rule }
    var list = ""
    var count = 0
    for rule in rules {
      let text = RecordMarkdown.text(rule.headline.plainText.split(maxLength: 300)[0])
      let line = "- \(text) (\(RecordMarkdown.text(rule.id)))\n"
      if list.utf8.count + line.utf8.count > maxListLength { break }
      list += line
      count += 1
    }
    let remainingCount = rules.count - count
    let texts = language.messages.assistants
    return texts.reviewPrompt(topic, names) + "\n\n" + QuotedText.text(list)
      + (remainingCount == 0 ? "" : "\n" + texts.moreRules(remainingCount) + "\n")
  }
}

extension Server {
  func listPrompts(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    let texts = language.messages.assistants
    let arguments = ReviewPrompt.arguments.map { argument -> JSONObject in
      ["name": argument.name, "description": texts[keyPath: argument.note], "required": argument.isRequired]
    }
    let prompt: JSONObject = [
      "name": ReviewPrompt.name, "description": texts.review, "arguments": arguments,
    ]
    return try .list("prompts", [prompt], for: parameters)
  }

  func getPrompt(_ parameters: JSONValue) throws(ProtocolError) -> MethodResult {
    guard let name = parameters["name"].string else { throw .invalidParameters("'name' must be a string") }
    guard name == ReviewPrompt.name else { throw .invalidParameters("unknown prompt '\(name.truncatedForMessage)'") }
    let values = try ToolArguments.members(of: parameters)
    let promptParameters = ReviewPrompt.arguments.map { ToolParameter(name: $0.name) }
    let (topic, platforms): (String?, [Platform])
    do {
      let arguments = try ToolArguments(values, for: promptParameters)
      (topic, platforms) = (try arguments.text("topic"), try arguments.platforms())
    } catch {
      throw .invalidParameters(
        (error as? ToolArgumentError)?.text ?? (error as? Failure)?.message(in: language).sentence
          ?? "the arguments cannot be read"
      )
    }
    guard let topic else { throw .invalidParameters("the argument 'topic' is missing") }
    let text = try withIndex { index throws(Failure) in
      guard let foundTopic = try index.topic(named: String(topic.prefix(200))) else { return String?.none }
      let page = try PageLookup(index, topic: foundTopic).page(
        in: Languages.scriptLanguage(in: topic) ?? self.language, platforms: platforms)
      return ReviewPrompt.text(page, platforms: platforms)
    }
    guard let text else { throw .invalidParameters("there is no topic '\(topic.truncatedForMessage)'") }
    let content: JSONObject = ["type": "text", "text": text]
    let message: JSONObject = ["role": "user", "content": content]
    return MethodResult(["description": language.messages.assistants.review, "messages": [message]])
  }
}
