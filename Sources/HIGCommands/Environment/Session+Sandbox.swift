import Guidelines
import Indexing
import Ingestion
import Reading
import SystemInterface

/// The sandbox of commands that read untrusted input: they may read the named paths, and write next to the index or into the
/// output.
extension Session {
  /// Enters the sandbox. Must be called before untrusted input is read and while the process has a single thread.
  /// - Returns: `true` if the process is sandboxed.
  @discardableResult
  func enterSandbox(_ permissions: SandboxPermissions) -> Bool {
    if !state.isSandboxed { state.isSandboxed = environment.enterSandbox(permissions) }
    return state.isSandboxed
  }

  /// Enters the sandbox for reading pages, with access to the Corpus lists and to the programs that convert documents.
  ///
  /// - Parameters:
  ///   - follows: If `true`, links that leave a named folder are followed.
  ///   - index: The index to write; its folder must exist.
  ///   - start: The index that the new one starts as a copy of.
  func enterReadingSandbox(_ paths: [String], follows: Bool, writing index: String? = nil, startingFrom start: String? = nil) {
    var permissions = SandboxPermissions(readablePaths: InputPaths(paths, follows: follows).paths)
    permissions.allowReading(IndexLocation.SearchPaths(environment).corpus)
    permissions.allowReading(start)
    if let index { permissions.writeBeside(index) }
    permissions.executables = DocumentConverter.installedPrograms(on: environment.searchPath)
    enterSandbox(permissions)
  }

  /// Sets the permissions of an export, which reads drawings after the index was opened.
  func setExportPermissions(to output: String?, isFolder: Bool, under createdDirectories: CreatedDirectories) {
    var permissions = SandboxPermissions(reading: [])
    permissions.allowReading(IndexLocation.SearchPaths(environment).corpus)
    permissions.allowReading(environment.settings[.siteLogo])
    permissions.allowReading(IndexLocation.SearchPaths(environment).searchModule)
    // Record numbers refer to the saved hits.
    permissions.allowReading(environment.stateFolder)
    if let output {
      if isFolder || Files.kind(output) == .special { permissions.allowWriting(output) } else { permissions.writeBeside(output) }
      if let state = environment.stateFolder, (try? Files.makeFolder(state, mode: 0o700)) != nil {
        permissions.allowWriting(state)
      }
    }
    if let existingFolder = createdDirectories.existingParent { permissions.removableFolders.append(Array(existingFolder.utf8)) }
    state.permissions = permissions
  }
}

extension SandboxPermissions {
  /// Permits replacing a file, which is built in its folder and then renamed. For a symbolic link, this includes the folder of
  /// its target.
  mutating func writeBeside(_ file: String) {
    allowWriting(Files.parent(file))
    allowWriting(ThisProcess.resolvedPath(file).map(Files.parent))
  }
}

/// Directories that are created before the process enters the sandbox, in which it could not create them. Those that stay empty
/// are removed at the end.
struct CreatedDirectories {
  private var folders: [String] = []
  /// The innermost directory that existed before.
  private(set) var existingParent: String?

  init(_ path: String?) throws(Failure) {
    guard var current = path, !Files.isFolder(current) else { return }
    let target = current
    while current.count > 1, current.hasSuffix("/") { current.removeLast() }
    while current != ".", current != "/", !Files.isFolder(current) {
      folders.append(current)
      current = Files.parent(current)
    }
    existingParent = current
    do throws(Failure) {
      try Files.makeFolder(target)
    } catch {
      removeEmpty()
      throw error
    }
  }

  func removeEmpty() { for folder in folders { rmdir(folder) } }
}
