/// What of a page names its topic, in the order in which it is trusted.
public enum TopicEvidence: Hashable, Sendable {
  /// The file's name; its folder's where the file's says nothing (`list/usage.mdx`).
  case file
  /// A folder above.
  case folder
  case title
  /// The heading that begins the page's text.
  case heading
  /// Addresses of the guidelines to which the page's headings or its first lines lead.
  case links
  /// The first paragraph.
  case opening
  /// Names of the topic's API.
  case api
}
