import Guidelines
import SystemInterface

/// A folder of this process, removed at its end, and the files of the checkout.
enum Scratch {
  /// The package's folder.
  static let root: String = {
    let own = #filePath.split(separator: "/")
    return "/" + own.dropLast(3).joined(separator: "/")
  }()

  static let folder: String = {
    let path = (ThisProcess.variable("TMPDIR") ?? "/tmp") + "/hig-fuzz-\(getpid())"
    mkdir(path, 0o700)
    atexit { empty(Scratch.folder) }
    return path
  }()

  static func path(_ name: String) -> String { folder + "/" + name }

  /// An empty folder in it.
  static func emptied(_ name: String) -> String {
    let path = path(name)
    empty(path)
    mkdir(path, 0o700)
    return path
  }

  static func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(file >= 0 && Descriptor(file).writeAll(bytes) == 0, "cannot write '\(path)': \(errorText())")
    close(file)
  }

  /// A file's bytes; none where it cannot be read.
  static func read(_ path: String) -> [UInt8] { (try? Files.read(path, limit: .max)) ?? [] }

  /// The files below a folder of the checkout that have one of these endings, as path and bytes.
  static func files(_ folder: String, _ endings: [String]) -> [(path: String, bytes: [UInt8])] {
    (Files.names(in: root + "/" + folder) ?? []).sorted().flatMap { name -> [(path: String, bytes: [UInt8])] in
      let path = folder + "/" + name
      if endings.contains(where: { name.hasSuffix($0) }) { return [(path, read(root + "/" + path))] }
      return name.contains(".") ? [] : files(path, endings)
    }
  }

  private static func empty(_ path: String) {
    for name in Files.names(in: path) ?? [] {
      if unlink(path + "/" + name) != 0 { empty(path + "/" + name) }
    }
    rmdir(path)
  }
}
