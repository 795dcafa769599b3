/// A reason why a file or folder was skipped.
package enum SkipReason: Hashable, Sendable, CaseIterable {
  /// Code, data, or settings.
  case unsupportedFormat
  case binary, empty
  case scriptShell
  /// A README or an index next to pages.
  case index
  case hiddenFolder
  /// A folder of dependencies or build products.
  case generatedFolder
  /// A symbolic link to a folder, to nothing, or in a cycle.
  case unusableLink
  /// A symbolic link out of the named folder that is not followed.
  case outsideLink
  /// A pipe, socket, or device.
  case specialFile

  package init(_ reason: Failure.NotAPageError) {
    switch reason {
    case .empty: self = .empty
    case .binary: self = .binary
    case .scriptShell: self = .scriptShell
    case .unknownFormat, .malformed: self = .unsupportedFormat
    }
  }
}
