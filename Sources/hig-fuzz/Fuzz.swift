import Extraction
import Guidelines
import Reading

// Any bytes through recognition, every reader and the extractor, driven by libFuzzer. Built only by `make fuzz`.

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The program's entry, under the name that SwiftPM links it by; libFuzzer's own `main` is not used.
@_cdecl("hig_fuzz_main")
func start(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
  var count = count
  guard var arguments else { return 1 }
  // For the seeds: the first bytes that pick a format, in octal.
  if count == 2, arguments[1].map({ String(cString: $0) }) == "--formats" {
    for number in formats.indices { print((number < 8 ? "00" : "0") + String(number, radix: 8)) }
    return 0
  }
  return withUnsafeMutablePointer(to: &arguments) { pointer in
    pointer.withMemoryRebound(to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1) {
      runDriver(&count, $0, fuzzOne)
    }
  }
}

/// nil: found from the text.
private let formats: [PageFormat?] = [nil] + PageFormat.all

/// The first byte picks the format, so that each reader is driven whatever the bytes look like.
private func fuzzOne(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  guard let data, size > 0 else { return 0 }
  let format = formats[Int(data[0]) % formats.count]
  let bytes = Array(UnsafeBufferPointer(start: data + 1, count: size - 1))
  _ = reasonNotToRead(Array(bytes.prefix(8192)), name: "page.md")
  guard let page = try? PageReader(format: format).read(bytes, name: "page.md") else { return 0 }
  let source = SourceReference(name: "fuzz", page: "page", path: "page.md", line: 1, title: "")
  _ = Extractor(catalog: TopicCatalog()).extract(page, from: source)
  return 0
}
