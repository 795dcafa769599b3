import SystemInterface

func readFile(_ path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let got = fread(&buffer, 1, buffer.count, file)
    if got == 0 { return String(decoding: bytes, as: UTF8.self) }
    bytes += buffer[0..<got]
  }
}

func writeFile(_ path: String, _ bytes: [UInt8]) {
  guard let file = fopen(path, "w") else { return print("cannot write \(path)") }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

func removeFile(_ path: String) { unlink(path) }

func fileSize(_ path: String) -> Int {
  var status = stat()
  return stat(path, &status) == 0 ? Int(status.st_size) : 0
}
