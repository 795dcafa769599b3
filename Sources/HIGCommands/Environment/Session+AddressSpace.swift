import Guidelines

/// Checks of the address space and the number of open files before a command starts. If an allocation fails, the runtime ends
/// the process without a message.
extension Session {
  /// Address space needed to read pages, in megabytes: the program, the pages, and the heap that the C library reserves for
  /// each thread.
  private var readingSpace: Int { 128 + 64 * environment.processors() }
  private static let exportSpace = 128

  func checkSpaceToRead() throws(Failure) {
    // The runtime's own threads need some files and end the process if they cannot open them.
    guard environment.canOpen(Self.minFiles) else { throw .unreadable(path: ".", reason: "Too many open files") }
    try checkSpace(readingSpace)
  }

  private static let minFiles = 12
  func checkSpaceToExport() throws(Failure) { try checkSpace(Self.exportSpace) }

  private func checkSpace(_ minSpace: Int) throws(Failure) {
    guard let limit = environment.addressSpace(), limit >> 20 < minSpace else { return }
    throw .tooLittleAddressSpace(megabytes: limit >> 20, needed: minSpace)
  }
}
