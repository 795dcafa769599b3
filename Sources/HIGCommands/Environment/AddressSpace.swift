import Guidelines

/// Whether there is room to work: where memory cannot be had, the runtime ends the process without a word, in the middle.
extension Session {
  /// What reading pages needs, in megabytes: the program itself, what is read, and the heap that the C library sets aside for each thread.
  private var neededToRead: Int { 128 + 64 * environment.processors() }
  private static let neededToExport = 128

  func checkSpaceToRead() throws(Failure) {
    // The runtime's own threads need some to begin with, and end the process where they get none.
    guard environment.canOpen(Self.neededFiles) else { throw .unreadable(path: ".", reason: "Too many open files") }
    try checkSpace(neededToRead)
  }

  private static let neededFiles = 12
  func checkSpaceToExport() throws(Failure) { try checkSpace(Self.neededToExport) }

  private func checkSpace(_ needed: Int) throws(Failure) {
    guard let limit = environment.addressSpace(), limit >> 20 < needed else { return }
    throw .tooLittleSpace(megabytes: limit >> 20, needed: needed)
  }
}
