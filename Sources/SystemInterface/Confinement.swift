import CProcess

/// What a process gives up that only reads and answers: whoever made it do something else, by what it read, could do little.
package enum Confinement {
  /// The version of the kernel's Landlock; 0 where it has none, as on other systems than Linux.
  package static var version: Int { Int(hig_landlock_version()) }

  /// From now on this thread, and every one that it starts, changes no file, starts no program and opens no connection. What is open stays so.
  /// - Returns: whether that is so now.
  package static func begin() -> Bool { hig_landlock_confine() != 0 }
}
