import Guidelines

enum PageTidying {
  static func tidy(_ page: inout Page) {
  }
}
