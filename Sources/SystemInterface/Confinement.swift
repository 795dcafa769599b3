import CProcess

/// What a process keeps that reads what strangers wrote: whoever made it do something else, by what it read, could do little.
package struct Rights: Hashable, Sendable {
  /// Files, and folders with all that is in them. What is not there needs none. nil: everything.
  package var reads: [[UInt8]]?
  /// Folders in which files are made, written, replaced and removed, with all below them; or files. Reading them comes with it.
  package var writes: [[UInt8]] = []
  /// Folders below which empty folders may be removed.
  package var clears: [[UInt8]] = []
  /// Whether other programs are started, with the same rights or fewer: those of the system, and these.
  package var programs: [String]?

  /// By default: everything is read, nothing written, no program started.
  package init(reads: [[UInt8]]? = nil) { self.reads = reads }

  /// For the names of files as text.
  package init(reading paths: [String]) { reads = paths.map { Array($0.utf8) } }

  package mutating func read(_ path: String?) { if let path { reads?.append(Array(path.utf8)) } }
  package mutating func write(_ path: String?) { if let path { writes.append(Array(path.utf8)) } }

  fileprivate var places: [Confinement.Place] {
    var places = (reads ?? []).map { Confinement.Place(path: $0, rights: hig_reads) }
    places += writes.map { Confinement.Place(path: $0, rights: hig_reads | hig_writes) }
    places += clears.map { Confinement.Place(path: $0, rights: hig_removes_folders) }
    if reads != nil { places += Confinement.ofThreads }
    if let programs { places += Confinement.ofPrograms + programs.flatMap(Confinement.places) }
    return places
  }
}

package enum Confinement {
  /// The version of the kernel's Landlock; 0 where it has none, as on other systems than Linux.
  package static var version: Int { Int(hig_landlock_version()) }

  /// From now on this thread, and every one that it starts, has no more rights than these, and opens no connection. What is open stays so.
  /// - Returns: whether that is so now.
  package static func begin(_ rights: Rights) -> Bool {
    withPlaces(rights.places) { hig_confine($0, $1, rights.reads == nil ? 1 : 0) != 0 }
  }

  fileprivate struct Place {
    let path: [UInt8]
    let rights: UInt32

    init(path: [UInt8], rights: some BinaryInteger) { (self.path, self.rights) = (path, UInt32(rights)) }

    init(_ path: String, _ rights: some BinaryInteger) { self.init(path: Array(path.utf8), rights: rights) }
  }

  /// What tells how many threads to start. Of a process outside, /proc shows no more than its name.
  fileprivate static let ofThreads = ["/proc", "/sys/devices/system/cpu"].map { Place($0, hig_reads) }

  /// Where systems keep programs and what those need.
  fileprivate static let ofPrograms =
    [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix", "/gnu", "/snap", "/home/linuxbrew",
      "/var/lib/gems", "/var/cache/fontconfig",
    ].map { Place($0, hig_reads | hig_runs) }
    + ["/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"].map { Place($0, hig_reads | hig_writes) } + ofThreads

  /// A program that lies elsewhere, and the libraries beside it.
  fileprivate static func places(_ program: String) -> [Place] {
    let parts = (ThisProcess.resolved(program) ?? program).split(separator: "/").dropLast()
    let own = Place(program, hig_reads | hig_runs)
    return parts.last == "bin"
      ? [own, Place("/" + (parts.dropLast() + ["lib"]).joined(separator: "/"), hig_reads | hig_runs)] : [own]
  }

  /// What a program needs that is given its input, and the files and folders that it reads beside it.
  static func withPlaces<Result>(
    of program: String, reading paths: [String], _ body: (UnsafePointer<hig_place>?, Int32) -> Result
  ) -> Result {
    withPlaces(ofPrograms + places(program) + paths.map { Place($0, hig_reads) }, body)
  }

  private static func withPlaces<Result>(_ places: [Place], _ body: (UnsafePointer<hig_place>?, Int32) -> Result) -> Result {
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
