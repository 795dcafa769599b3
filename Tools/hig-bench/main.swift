// Compares the speed of hig with that of other programs in one run on one machine; only the ratios matter. `make bench` builds
// and runs it.
import Foundation

let arguments = CommandLine.arguments
let hig = arguments.count > 1 ? arguments[1] : ".build/release/hig"
let work = NSTemporaryDirectory() + "hig-bench-\(getpid())"
do {
  try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: work) }
  try ProcessComparison(hig: hig, work: work).run()
} catch {
  FileHandle.standardError.write(Data("hig-bench: \(error)\n".utf8))
  exit(1)
}
