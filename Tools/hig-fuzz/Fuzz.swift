import FuzzTargets
import SystemInterface

// libFuzzer over one of the targets. Built only by `make fuzz`.
//
//     HIG_FUZZ_TARGET=read hig-fuzz -max_total_time=60 CORPUS…
//     hig-fuzz --targets          their names
//     HIG_FUZZ_TARGET=read hig-fuzz --seeds FOLDER
//
// A variable names the target, for libFuzzer starts the program anew with arguments of its own.

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

private let target = FuzzTarget.all.first { $0.name == ThisProcess.variable("HIG_FUZZ_TARGET") ?? "read" }

/// The program's entry, under the name that SwiftPM links it by; libFuzzer's own `main` is not used.
@_cdecl("hig_fuzz_main")
func start(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
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
  if file < 0 || Descriptor(file).writeAll(bytes) != 0 { fatalError("cannot write '\(path)': \(errorText())") }
  close(file)
}

private func fuzzOne(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  guard let data, let target else { return 0 }
  do throws(BrokenProperty) {
    try target.body(Array(UnsafeBufferPointer(start: data, count: size)))
  } catch {
    print("hig-fuzz: " + error.description)
    fflush(nil)
    abort()
  }
  return 0
}
