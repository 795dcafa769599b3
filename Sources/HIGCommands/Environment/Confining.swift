import Guidelines
import Indexing
import Ingestion
import Reading
import SystemInterface

/// What commands keep that read what strangers wrote: to read what was named, and to write beside the index or into the output.
extension Session {
  /// Gives up all rights but these, before anything is read that a stranger wrote and while there is one thread.
  /// - Returns: whether the system can.
  @discardableResult
  func confine(_ rights: Rights) -> Bool {
    if !opened.isConfined { opened.isConfined = environment.confine(rights) }
    return opened.isConfined
  }

  /// For pages, with the lists of the Corpus and the programs that read documents.
  /// - Parameters:
  ///   - follows: whether links that lead out of a named folder are followed.
  ///   - index: that is written; its folder is there.
  ///   - start: the index that it starts as a copy of.
  func confineReading(_ paths: [String], follows: Bool, writing index: String? = nil, startingFrom start: String? = nil) {
    var rights = Rights(reads: NamedPlaces(paths, follows: follows).paths)
    rights.read(IndexLocation.Places(environment).corpus)
    rights.read(start)
    if let index { rights.writeBeside(index) }
    rights.programs = DocumentConverter.programs(on: environment.programs)
    confine(rights)
  }

  /// For an export, which reads the index that is open by then, and drawings.
  func keepForExport(to output: String?, isFolder: Bool, under made: MadeFolders) {
    var rights = Rights(reading: [])
    rights.read(IndexLocation.Places(environment).corpus)
    rights.read(environment.settings[.siteLogo])
    rights.read(IndexLocation.Places(environment).engine)
    // The hits that numbers mean.
    rights.read(environment.state)
    if let output {
      if isFolder || Files.kind(output) == .special { rights.write(output) } else { rights.writeBeside(output) }
      if let state = environment.state, (try? Files.makeFolder(state, mode: 0o700)) != nil { rights.write(state) }
    }
    if let stood = made.stood { rights.clears.append(Array(stood.utf8)) }
    opened.rights = rights
  }
}

extension Rights {
  /// A file is built in its folder and renamed; of a link that is the folder where it leads.
  mutating func writeBeside(_ file: String) {
    write(Files.parent(file))
    write(ThisProcess.resolved(file).map(Files.parent))
  }
}

/// Folders that are made before anything is written into them, for a process that may not make them later. Those that stay empty go again.
struct MadeFolders {
  private var folders: [String] = []
  /// The innermost folder that was there.
  private(set) var stood: String?

  init(_ path: String?) throws(Failure) {
    guard var folder = path, !Files.isFolder(folder) else { return }
    let whole = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    while folder != ".", folder != "/", !Files.isFolder(folder) {
      folders.append(folder)
      folder = Files.parent(folder)
    }
    stood = folder
    do throws(Failure) {
      try Files.makeFolder(whole)
    } catch {
      removeEmpty()
      throw error
    }
  }

  func removeEmpty() { for folder in folders { rmdir(folder) } }
}
