/// Why something in a folder was passed over.
package enum SkipReason: Hashable, Sendable, CaseIterable {
  /// Code, data, settings.
  case otherForm
  case binary, empty
  case scriptShell
  /// A README or an index beside pages.
  case index
  case hiddenFolder
  /// Dependencies and builds.
  case generatedFolder
  /// To a folder, to nothing, or round.
  case link
  /// Out of the folder that was named, and not followed.
  case outsideLink
  /// A pipe, a socket, a device.
  case special

  package init(_ reason: Failure.NotAPage) {
    switch reason {
    case .empty: self = .empty
    case .binary: self = .binary
    case .scriptShell: self = .scriptShell
    case .unknownFormat, .malformed: self = .otherForm
    }
  }
}
