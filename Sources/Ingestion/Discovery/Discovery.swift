import Guidelines
import Reading
import SystemInterface

/// Finds files below the named paths, in an order that does not depend on the file system.
///
/// The files come in three phases, because some are pages only if there are no better ones in their folder: first the named files
/// and those with ordinary names, then the content of hidden folders, then README and index files. The later phases only return
/// files if no page was found in the folder around them, or if the index contains them already.
///
///     var discovery = try Discovery(paths)
///     while let files = discovery.next() {
///       for file in files where isPage(file) { discovery.recordPage(file) }
///     }
struct Discovery {
  /// A named folder.
  struct Root {
    var name: String
    var identity: [UInt8]
    /// Indicates whether the folder was read completely. Only then do missing files count as removed.
    var isWhole = true
  }

  private(set) var roots: [Root] = []
  private(set) var skipped: [SkipReason: Int] = [:]
  /// Files and folders that could not be read, with the errors.
  private(set) var failures: [(path: String, failure: Failure)] = []
  /// Locations of the existing files, whether they are returned or not.
  private(set) var presentFiles: Set<[UInt8]> = []
  /// Skipped links that lead out of their folder, with their targets.
  private(set) var outsideLinks: [(path: String, target: [UInt8])] = []

  private struct PendingFolder {
    var name: [UInt8]
    var identity: [UInt8]
    /// Path relative to the parent of the root.
    var path: [UInt8]
    var root: Int
    var depth = 0
  }

  private enum Phase { case ordinary, hidden, indexFiles, done }

  private var phase = Phase.ordinary
  private var pendingFiles: [DiscoveredFile] = []
  private var hiddenFolders: [PendingFolder] = []
  private var indexFiles: [DiscoveredFile] = []
  private var returnedFiles: Set<[UInt8]> = []
  /// Paths of the folders that contain a page at any depth.
  private var foldersWithPages: Set<[UInt8]> = []
  private let followsLinks: Bool
  private let listFolder: ([UInt8]) -> FolderListing
  private let isIndexed: ([UInt8]) -> Bool

  /// Maximum depth of nested folders; real folders are not nested so deeply.
  static let maxDepth = 64

  /// Starts a search below the paths.
  /// - Parameters:
  ///   - follows: Indicates whether links that lead out of a named folder are followed.
  ///   - list: Lists a folder.
  ///   - holds: Indicates whether the index contains a file at this location, or below it if it is a folder.
  /// - Throws: `Failure.noSuchFile` or `.unreadable` for a named path.
  init(
    _ paths: [String], follows: Bool = false, list: @escaping ([UInt8]) -> FolderListing = { FolderListing($0) },
    holds: @escaping ([UInt8]) -> Bool = { _ in false }
  ) throws(Failure) {
    self.followsLinks = follows
    self.listFolder = list
    self.isIndexed = holds
    for path in paths {
      if path == "-" { pendingFiles.append(.standardInput) } else { try start(path) }
    }
  }

  private mutating func start(_ path: String) throws(Failure) {
    var status = stat()
    let name = FileNameCoding.argumentBytes(path)
    guard name.withPath({ stat($0, &status) }) == 0 else { throw FileReader.lastFailure(path) }
    let identity = ThisProcess.resolvedPath(name)
    guard status.st_mode & S_IFMT == S_IFDIR else {
      // Opening a pipe without a writer would block forever. Pipes that a shell creates (`<(…)`) are in /dev and have one.
      if status.st_mode & S_IFMT == S_IFIFO, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") {
        throw .unreadable(path: path, reason: "it is a pipe; '-' reads standard input")
      }
      guard name.withPath({ access($0, R_OK) }) == 0 else { throw .unreadable(path: path, reason: errorText()) }
      let fileName = BytePath.components(name).last.map(BytePath.displayText) ?? path
      pendingFiles.append(DiscoveredFile(location: path, name: name, identity: identity ?? [], path: fileName))
      if let identity { presentFiles.insert(identity) }
      return
    }
    guard let identity else { throw FileReader.lastFailure(path) }
    let entries = listFolder(name)
    if entries.names.isEmpty, let error = entries.error { throw .unreadable(path: path, reason: errorText(error)) }
    let folderName = BytePath.components(identity).last.map { Array($0) } ?? [UInt8(ascii: "/")]
    roots.append(Root(name: BytePath.displayText(folderName), identity: identity))
    visit(PendingFolder(name: name, identity: identity, path: folderName, root: roots.count - 1), entries)
  }

  // MARK: Phases

  /// Returns the files of the next phase, or `nil` after the last.
  mutating func next() -> [DiscoveredFile]? {
    switch phase {
    case .ordinary:
      phase = .hidden
      return takePendingFiles()
    case .hidden:
      phase = .indexFiles
      // Visiting a hidden folder may add other hidden folders.
      while !hiddenFolders.isEmpty {
        let folders = hiddenFolders
        hiddenFolders = []
        for folder in folders {
          if hasNoPageBeside(folder.name) || isIndexed(folder.identity) {
            visit(folder, listFolder(folder.name))
          } else {
            skip(.hiddenFolder)
          }
        }
      }
      return takePendingFiles()
    case .indexFiles:
      phase = .done
      for file in indexFiles {
        if hasNoPageBeside(file.name) || isIndexed(file.identity) { pendingFiles.append(file) } else { skip(.index) }
      }
      return takePendingFiles()
    case .done: return nil
    }
  }

  /// Returns the collected files and clears the list. Each file is returned once, even if it was found by several names.
  private mutating func takePendingFiles() -> [DiscoveredFile] {
    let files = pendingFiles.filter { $0.identity.isEmpty || returnedFiles.insert($0.identity).inserted }
    pendingFiles = []
    return files
  }

  /// Indicates whether no page was found in the folder that contains `name`.
  private func hasNoPageBeside(_ name: [UInt8]) -> Bool { !foldersWithPages.contains(BytePath.parent(name) ?? []) }

  /// Records that a file is a page, which affects the later phases.
  mutating func recordPage(_ file: DiscoveredFile) {
    guard file.root != nil else { return }
    var folder = BytePath.parent(file.name) ?? []
    while foldersWithPages.insert(folder).inserted { folder = BytePath.parent(folder) ?? [] }
  }

  /// Records that a file is not a page. It is reported by name if it was named or if its extension is that of a page, unless it
  /// is empty or binary; otherwise it is only counted.
  mutating func reject(_ file: DiscoveredFile, _ reason: Failure.NotAPageError) {
    if file.root == nil || isNamedAsPage(file.path) && reason != .empty && reason != .binary {
      fail(file.location, .notAPage(path: file.location, reason), root: nil)
    } else {
      skip(SkipReason(reason))
    }
  }

  mutating func skip(_ reason: SkipReason) { skipped[reason, default: 0] += 1 }

  /// Records that a file or folder could not be read.
  /// - Parameter root: The root whose missing files do not count as removed because of this.
  mutating func fail(_ path: String, _ failure: Failure, root: String?) {
    failures.append((path, failure))
    for index in roots.indices where roots[index].name == root { roots[index].isWhole = false }
  }

  // MARK: Folders

  private mutating func visit(_ folder: PendingFolder, _ entries: FolderListing) {
    let (root, rootIdentity) = (roots[folder.root].name, roots[folder.root].identity)
    func failure(_ name: [UInt8], _ error: Int32) -> Failure {
      .unreadable(path: BytePath.displayText(name), reason: errorText(error))
    }
    if let error = entries.error { fail(BytePath.displayText(folder.name), failure(folder.name, error), root: root) }
    let corpusFiles = CorpusFileFilter(entries.names)
    for entry in entries.names.sorted(by: { $0.lexicographicallyPrecedes($1) }) where !corpusFiles.contains(entry) {
      let name = BytePath.joined(folder.name, entry)
      let identity = BytePath.joined(folder.identity, entry)
      var status = stat()
      guard name.withPath({ lstat($0, &status) }) == 0 else {
        // The file was removed since the folder was listed.
        if errno != ENOENT { fail(BytePath.displayText(name), failure(name, errno), root: root) }
        continue
      }
      let path = BytePath.joined(folder.path, entry)
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        visit(
          PendingFolder(name: name, identity: identity, path: path, root: folder.root, depth: folder.depth + 1), called: entry)
      case S_IFREG: add(name, identity, path, root, rootIdentity)
      case S_IFLNK:
        // A link to a file is read as that file; a link to a folder is skipped, because it may be a cycle.
        if name.withPath({ stat($0, &status) }) != 0 {
          let error = errno
          if error == ENOENT || error == ELOOP {
            skip(.unusableLink)
          } else {
            fail(BytePath.displayText(name), failure(name, error), root: root)
          }
        } else if let target = ThisProcess.resolvedPath(name) {
          if !followsLinks, target != rootIdentity, !BytePath.isInside(target, rootIdentity) {
            outsideLinks.append((BytePath.displayText(name), target))
            skip(.outsideLink)
          } else if status.st_mode & S_IFMT == S_IFREG {
            add(name, target, path, root, rootIdentity)
          } else {
            skip(.unusableLink)
          }
        } else {
          skip(.unusableLink)
        }
      default: skip(.specialFile)
      }
    }
  }

  private mutating func visit(_ folder: PendingFolder, called name: [UInt8]) {
    if let foreign = ExcludedFolder(name), !isIndexed(folder.identity) {
      switch foreign {
      case .versionControl: return
      case .generated: return skip(.generatedFolder)
      }
    }
    if name.first == UInt8(ascii: ".") {
      hiddenFolders.append(folder)
    } else if folder.depth > Self.maxDepth {
      let path = BytePath.displayText(folder.name)
      fail(path, .unreadable(path: path, reason: "its folders are nested too deep"), root: roots[folder.root].name)
    } else {
      visit(folder, listFolder(folder.name))
    }
  }

  private mutating func add(
    _ name: [UInt8], _ identity: [UInt8], _ path: [UInt8], _ root: String, _ rootIdentity: [UInt8]
  ) {
    let file = DiscoveredFile(
      location: BytePath.displayText(name), name: name, identity: identity, path: BytePath.displayText(path), root: root,
      rootIdentity: rootIdentity, isOpenedInPlace: !followsLinks)
    let fileName = BytePath.components(name).last ?? []
    // Hidden files are usually settings of tools, so they are only read if they are named or indexed already.
    if fileName.first == UInt8(ascii: "."), !isIndexed(identity) { return }
    presentFiles.insert(identity)
    if BytePath.isIndex(fileName) { indexFiles.append(file) } else { pendingFiles.append(file) }
  }
}
