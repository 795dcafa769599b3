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

  static func read(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Descriptor(file).fill(&buffer)
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The names in a folder, sorted.
  static func names(_ folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The files below a folder of the checkout that have one of these endings, as path and bytes.
  static func files(_ folder: String, _ endings: [String]) -> [(path: String, bytes: [UInt8])] {
    names(root + "/" + folder).flatMap { name -> [(path: String, bytes: [UInt8])] in
      let path = folder + "/" + name
      if endings.contains(where: { name.hasSuffix($0) }) { return [(path, read(root + "/" + path))] }
      return name.contains(".") ? [] : files(path, endings)
    }
  }

  private static func empty(_ path: String) {
    for name in names(path) {
      if unlink(path + "/" + name) != 0 { empty(path + "/" + name) }
    }
    rmdir(path)
  }
}
