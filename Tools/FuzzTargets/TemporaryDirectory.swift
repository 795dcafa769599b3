import Guidelines
import SystemInterface

/// A temporary directory of this process, removed when it exits, and access to files of the checkout.
enum TemporaryDirectory {
  /// The root directory of the package.
  static let root: String = {
    let components = #filePath.split(separator: "/")
    return "/" + components.dropLast(3).joined(separator: "/")
  }()

  static let folder: String = {
    let path = (ThisProcess.environmentVariable("TMPDIR") ?? "/tmp") + "/hig-fuzz-\(getpid())"
    mkdir(path, 0o700)
    atexit { removeTree(TemporaryDirectory.folder) }
    return path
  }()

  static func path(_ name: String) -> String { folder + "/" + name }

  /// Returns the path of a subdirectory after emptying it.
  static func makeEmptyDirectory(_ name: String) -> String {
    let path = path(name)
    removeTree(path)
    mkdir(path, 0o700)
    return path
  }

  static func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(file >= 0 && FileDescriptor(file).writeAll(bytes) == 0, "cannot write '\(path)': \(errorText())")
    close(file)
  }

  /// Returns the bytes of a file, or an empty array if it cannot be read.
  static func read(_ path: String) -> [UInt8] { (try? Files.read(path, limit: .max)) ?? [] }

  /// Returns the paths and bytes of the files below a directory of the checkout whose names have one of the suffixes.
  static func files(_ folder: String, _ suffixes: [String]) -> [(path: String, bytes: [UInt8])] {
    (Files.names(in: root + "/" + folder) ?? []).sorted().flatMap { name -> [(path: String, bytes: [UInt8])] in
      let path = folder + "/" + name
      if suffixes.contains(where: { name.hasSuffix($0) }) { return [(path, read(root + "/" + path))] }
      return name.contains(".") ? [] : files(path, suffixes)
    }
  }

  private static func removeTree(_ path: String) {
    for name in Files.names(in: path) ?? [] {
      if unlink(path + "/" + name) != 0 { removeTree(path + "/" + name) }
    }
    rmdir(path)
  }
}
