import Guidelines

package enum HTMLPage {
  package static func standalone(_ page: TopicPage) -> String { "" }
}
