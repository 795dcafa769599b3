/// The evidence that determined a page's topic, in order of reliability.
public enum TopicEvidence: Hashable, Sendable {
  /// The file's name, or its folder's if the file's name is generic (`list/usage.mdx`).
  case file
  /// An enclosing folder.
  case folder
  case title
  /// The first heading of the text.
  case heading
  /// Links to official guidelines in the page's headings or first lines.
  case links
  /// The first paragraph.
  case firstParagraph
  case api
}
