import CProcess

/// Permissions that a process keeps in its sandbox while it reads untrusted input. If malicious input takes over the process,
/// these limit the damage.
package struct SandboxPermissions: Hashable, Sendable {
  /// Readable files, and folders with everything below them; `nil` for everything. Paths that do not exist are ignored.
  package var readablePaths: [[UInt8]]?
  /// Files, and folders with everything below them, in which files may be created, written, replaced, and removed. They are
  /// readable too.
  package var writablePaths: [[UInt8]] = []
  /// Folders below which empty folders may be removed.
  package var removableFolders: [[UInt8]] = []
  /// Programs that may be started with the same or fewer permissions, in addition to the system's; `nil` if none may be started.
  package var executables: [String]?

  /// Creates permissions to read everything by default, and to write and start nothing.
  package init(readablePaths: [[UInt8]]? = nil) { self.readablePaths = readablePaths }

  /// Creates permissions to read files that are named as text.
  package init(reading paths: [String]) { readablePaths = paths.map { Array($0.utf8) } }

  package mutating func allowReading(_ path: String?) { if let path { readablePaths?.append(Array(path.utf8)) } }
  package mutating func allowWriting(_ path: String?) { if let path { writablePaths.append(Array(path.utf8)) } }

  fileprivate var rules: [Sandbox.Rule] {
    var rules = (readablePaths ?? []).map { Sandbox.Rule(path: $0, rights: hig_reads) }
    rules += writablePaths.map { Sandbox.Rule(path: $0, rights: hig_reads | hig_writes) }
    rules += removableFolders.map { Sandbox.Rule(path: $0, rights: hig_removes_folders) }
    if readablePaths != nil { rules += Sandbox.threadRules }
    if let executables { rules += Sandbox.systemProgramRules + executables.flatMap(Sandbox.rules) }
    return rules
  }
}

package enum Sandbox {
  /// The version of the kernel's Landlock; 0 if it has none, as on systems other than Linux.
  package static var version: Int { Int(hig_landlock_version()) }

  /// Restricts this thread, and every thread that it starts, to the permissions, and forbids new network connections. Open files
  /// remain open.
  /// - Returns: `true` if the sandbox is now active.
  package static func enter(_ permissions: SandboxPermissions) -> Bool {
    withRules(permissions.rules) { hig_confine($0, $1, permissions.readablePaths == nil ? 1 : 0) != 0 }
  }

  fileprivate struct Rule {
    let path: [UInt8]
    let rights: UInt32

    init(path: [UInt8], rights: some BinaryInteger) { (self.path, self.rights) = (path, UInt32(rights)) }

    init(_ path: String, _ rights: some BinaryInteger) { self.init(path: Array(path.utf8), rights: rights) }
  }

  /// Paths that tell how many threads to start. In /proc, processes outside the sandbox show no more than their names.
  fileprivate static let threadRules = ["/proc", "/sys/devices/system/cpu"].map { Rule($0, hig_reads) }

  /// Folders in which systems keep programs and the files that these need.
  fileprivate static let systemProgramRules =
    [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/gnu", "/snap", "/home/linuxbrew",
      "/var/lib/gems", "/var/cache/fontconfig",
    ].map { Rule($0, hig_reads | hig_runs) }
    + ["/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"].map { Rule($0, hig_reads | hig_writes) } + threadRules

  /// Returns the permissions for a program in another folder and for the libraries next to it.
  fileprivate static func rules(forProgram program: String) -> [Rule] {
    let parts = (ThisProcess.resolvedPath(program) ?? program).split(separator: "/").dropLast()
    let executable = Rule(program, hig_reads | hig_runs)
    return parts.last == "bin"
      ? [executable, Rule("/" + (parts.dropLast() + ["lib"]).joined(separator: "/"), hig_reads | hig_runs)] : [executable]
  }

  /// Calls `body` with the permissions of a program that reads its input and the given files and folders.
  static func withRules<Result>(
    of program: String, reading paths: [String], _ body: (UnsafePointer<hig_place>?, Int32) -> Result
  ) -> Result {
    withRules(systemProgramRules + rules(forProgram: program) + paths.map { Rule($0, hig_reads) }, body)
  }

  private static func withRules<Result>(_ places: [Rule], _ body: (UnsafePointer<hig_place>?, Int32) -> Result) -> Result {
    let paths = places.map { place in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: place.path.count + 1)
      for (index, byte) in place.path.enumerated() { copy[index] = CChar(bitPattern: byte) }
      copy[place.path.count] = 0
      return copy
    }
    defer { for path in paths { path.deallocate() } }
    let list = zip(paths, places).map { hig_place(path: $0, rights: Int32($1.rights)) }
    return list.withUnsafeBufferPointer { body($0.baseAddress, Int32($0.count)) }
  }
}
