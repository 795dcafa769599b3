import FuzzTargets
import SystemInterface

// Runs libFuzzer on one of the targets. Built only by `make fuzz`.
//
//     HIG_FUZZ_TARGET=read hig-fuzz -max_total_time=60 CORPUS…
//     hig-fuzz --targets          lists the names of the targets
//     HIG_FUZZ_TARGET=read hig-fuzz --seeds FOLDER
//
// The target is named by an environment variable, because libFuzzer restarts the program with arguments of its own.

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

private let target = FuzzTarget.all.first { $0.name == ThisProcess.environmentVariable("HIG_FUZZ_TARGET") ?? "read" }

/// The entry point of the program, under the name that SwiftPM links. The `main` of libFuzzer is not used.
@_cdecl("hig_fuzz_main")
func fuzzMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
  var count = count
  guard var arguments else { return 1 }
  let words = (0..<Int(count)).compactMap { arguments[$0].map { String(cString: $0) } }
  if words.dropFirst() == ["--targets"] {
    for target in FuzzTarget.all { print(target.name) }
    return 0
  }
  guard let target else {
    print("hig-fuzz: HIG_FUZZ_TARGET names no target; --targets lists them")
    return 2
  }
  if words.count == 3, words[1] == "--seeds" {
    for (number, seed) in target.seeds().enumerated() { write(seed, to: "\(words[2])/seed-\(number)") }
    return 0
  }
  return withUnsafeMutablePointer(to: &arguments) { pointer in
    pointer.withMemoryRebound(to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1) {
      runDriver(&count, $0, fuzzOne)
    }
  }
}

private func write(_ bytes: [UInt8], to path: String) {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  if file < 0 || FileDescriptor(file).writeAll(bytes) != 0 { fatalError("cannot write '\(path)': \(errorText())") }
  close(file)
}

private func fuzzOne(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  guard let data, let target else { return 0 }
  do throws(PropertyError) {
    try target.body(Array(UnsafeBufferPointer(start: data, count: size)))
  } catch {
    print("hig-fuzz: " + error.description)
    fflush(nil)
    abort()
  }
  return 0
}
