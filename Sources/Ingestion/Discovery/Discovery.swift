import Guidelines
import Reading
import SystemInterface

/// From named paths to files, in one order whatever the file system's.
///
/// They come in three steps, for what lies beside pages is none, and is all there is where nothing lies beside it: first whatever was named or has an
/// ordinary name, then what dot folders hold, then READMEs and index files. The later ones come only where no page was found in the folder around
/// them, or where the index holds them already.
///
///     var discovery = try Discovery(paths)
///     while let files = discovery.next() {
///       for file in files where isPage(file) { discovery.foundPage(file) }
///     }
struct Discovery {
  /// A folder that was named.
  struct Root {
    var name: String
    var identity: [UInt8]
    /// Whether all of it was seen: only then is what is not there gone.
    var isWhole = true
  }

  private(set) var roots: [Root] = []
  private(set) var skipped: [SkipReason: Int] = [:]
  /// What could not be looked at, and why.
  private(set) var failures: [(path: String, failure: Failure)] = []
  /// Where the files lie that are there, whether they are to be read or not.
  private(set) var present: Set<[UInt8]> = []
  /// Links out of their folder that were not followed, and where they lead.
  private(set) var outside: [(path: String, target: [UInt8])] = []

  private struct Folder {
    var name: [UInt8]
    var identity: [UInt8]
    /// From the root's name on.
    var path: [UInt8]
    var root: Int
    var depth = 0
  }

  private enum Step { case ordinary, hidden, indexes, done }

  private var step = Step.ordinary
  private var ordinary: [FoundFile] = []
  private var hidden: [Folder] = []
  private var indexes: [FoundFile] = []
  private var given: Set<[UInt8]> = []
  /// Folders in which a page was found, at any depth, by their names.
  private var filled: Set<[UInt8]> = []
  private let follows: Bool
  private let list: ([UInt8]) -> FolderListing
  private let holds: ([UInt8]) -> Bool

  /// No folder nests deeper than this in earnest.
  static let deepest = 64

  /// - Parameters:
  ///   - follows: whether links that lead out of a named folder are followed.
  ///   - list: how a folder is listed.
  ///   - holds: whether the index holds the file, or a file in the folder, that lies there.
  /// - Throws: `Failure.noSuchFile` or `.unreadable` for a path that was named.
  init(
    _ paths: [String], follows: Bool = false, list: @escaping ([UInt8]) -> FolderListing = { FolderListing($0) },
    holds: @escaping ([UInt8]) -> Bool = { _ in false }
  ) throws(Failure) {
    self.follows = follows
    self.list = list
    self.holds = holds
    for path in paths {
      if path == "-" { ordinary.append(.standardInput) } else { try start(path) }
    }
  }

  private mutating func start(_ path: String) throws(Failure) {
    var status = stat()
    let name = NameBytes.given(path)
    guard name.withPath({ stat($0, &status) }) == 0 else { throw FileBytes.failure(path) }
    let identity = ThisProcess.resolvedBytes(name)
    guard status.st_mode & S_IFMT == S_IFDIR else {
      // Opening a pipe that nobody writes to would wait for ever; those that a shell makes (`<(…)`) lie in /dev.
      if status.st_mode & S_IFMT == S_IFIFO, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") {
        throw .unreadable(path: path, reason: "it is a pipe; '-' reads standard input")
      }
      guard name.withPath({ access($0, R_OK) }) == 0 else { throw .unreadable(path: path, reason: errorText()) }
      let own = PathText.parts(name).last.map(PathText.shown) ?? path
      ordinary.append(FoundFile(location: path, name: name, identity: identity ?? [], path: own))
      if let identity { present.insert(identity) }
      return
    }
    guard let identity else { throw FileBytes.failure(path) }
    let entries = list(name)
    if entries.names.isEmpty, let error = entries.error { throw .unreadable(path: path, reason: errorText(error)) }
    let own = PathText.parts(identity).last.map { Array($0) } ?? [UInt8(ascii: "/")]
    roots.append(Root(name: PathText.shown(own), identity: identity))
    visit(Folder(name: name, identity: identity, path: own, root: roots.count - 1), entries)
  }

  // MARK: What is to be looked at

  /// The files of the next step; nil after the last.
  mutating func next() -> [FoundFile]? {
    switch step {
    case .ordinary:
      step = .hidden
      return fresh()
    case .hidden:
      step = .indexes
      // A dot folder may hold others.
      while !hidden.isEmpty {
        let folders = hidden
        hidden = []
        for folder in folders {
          if isAlone(folder.name) || holds(folder.identity) { visit(folder, list(folder.name)) } else { skip(.hiddenFolder) }
        }
      }
      return fresh()
    case .indexes:
      step = .done
      for file in indexes {
        if isAlone(file.name) || holds(file.identity) { ordinary.append(file) } else { skip(.index) }
      }
      return fresh()
    case .done: return nil
    }
  }

  /// What was gathered, each file once, by whatever names it was found.
  private mutating func fresh() -> [FoundFile] {
    let files = ordinary.filter { $0.identity.isEmpty || given.insert($0.identity).inserted }
    ordinary = []
    return files
  }

  /// Whether no page was found in the folder that holds it.
  private func isAlone(_ name: [UInt8]) -> Bool { !filled.contains(PathText.parent(name) ?? []) }

  mutating func foundPage(_ file: FoundFile) {
    guard file.root != nil else { return }
    var folder = PathText.parent(file.name) ?? []
    while filled.insert(folder).inserted { folder = PathText.parent(folder) ?? [] }
  }

  /// A file that turned out to be no page: said by its name where somebody named it or its name ends as a page's does, unless it is empty or a picture.
  mutating func passOver(_ file: FoundFile, _ reason: Failure.NotAPage) {
    if file.root == nil || isNamedAsPage(file.path) && reason != .empty && reason != .binary {
      fail(file.location, .notAPage(path: file.location, reason), root: nil)
    } else {
      skip(SkipReason(reason))
    }
  }

  mutating func skip(_ reason: SkipReason) { skipped[reason, default: 0] += 1 }

  /// A file or folder could not be read.
  /// - Parameter root: the folder in which nothing counts as gone for it.
  mutating func fail(_ path: String, _ failure: Failure, root: String?) {
    failures.append((path, failure))
    for index in roots.indices where roots[index].name == root { roots[index].isWhole = false }
  }

  // MARK: Folders

  private mutating func visit(_ folder: Folder, _ entries: FolderListing) {
    let (root, rootIdentity) = (roots[folder.root].name, roots[folder.root].identity)
    func failure(_ name: [UInt8], _ error: Int32) -> Failure { .unreadable(path: PathText.shown(name), reason: errorText(error)) }
    if let error = entries.error { fail(PathText.shown(folder.name), failure(folder.name, error), root: root) }
    let own = CorpusOwn(entries.names)
    for entry in entries.names.sorted(by: { $0.lexicographicallyPrecedes($1) }) where !own.contains(entry) {
      let name = PathText.joined(folder.name, entry)
      let identity = PathText.joined(folder.identity, entry)
      var status = stat()
      guard name.withPath({ lstat($0, &status) }) == 0 else {
        // Whatever was here a moment ago is gone.
        if errno != ENOENT { fail(PathText.shown(name), failure(name, errno), root: root) }
        continue
      }
      let path = PathText.joined(folder.path, entry)
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        visit(Folder(name: name, identity: identity, path: path, root: folder.root, depth: folder.depth + 1), called: entry)
      case S_IFREG: add(name, identity, path, root, rootIdentity)
      case S_IFLNK:
        // A link to a file is that file; a link to a folder may lead round.
        if name.withPath({ stat($0, &status) }) != 0 {
          let error = errno
          if error == ENOENT || error == ELOOP {
            skip(.link)
          } else {
            fail(PathText.shown(name), failure(name, error), root: root)
          }
        } else if let target = ThisProcess.resolvedBytes(name) {
          if !follows, target != rootIdentity, !PathText.isInside(target, rootIdentity) {
            outside.append((PathText.shown(name), target))
            skip(.outsideLink)
          } else if status.st_mode & S_IFMT == S_IFREG {
            add(name, target, path, root, rootIdentity)
          } else {
            skip(.link)
          }
        } else {
          skip(.link)
        }
      default: skip(.special)
      }
    }
  }

  private mutating func visit(_ folder: Folder, called name: [UInt8]) {
    if let foreign = ForeignFolder(name), !holds(folder.identity) {
      switch foreign {
      case .history: return
      case .generated: return skip(.generatedFolder)
      }
    }
    if name.first == UInt8(ascii: ".") {
      hidden.append(folder)
    } else if folder.depth > Self.deepest {
      let place = PathText.shown(folder.name)
      fail(place, .unreadable(path: place, reason: "its folders are nested too deep"), root: roots[folder.root].name)
    } else {
      visit(folder, list(folder.name))
    }
  }

  private mutating func add(
    _ name: [UInt8], _ identity: [UInt8], _ path: [UInt8], _ root: String, _ rootIdentity: [UInt8]
  ) {
    let file = FoundFile(
      location: PathText.shown(name), name: name, identity: identity, path: PathText.shown(path), root: root,
      rootIdentity: rootIdentity, isOpenedInPlace: !follows)
    let own = PathText.parts(name).last ?? []
    // Settings of tools; nobody keeps pages so, unless by name.
    if own.first == UInt8(ascii: "."), !holds(identity) { return }
    present.insert(identity)
    if PathText.isIndex(own) { indexes.append(file) } else { ordinary.append(file) }
  }
}
