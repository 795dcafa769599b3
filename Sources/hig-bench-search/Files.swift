#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

enum ProcessID {
  static var own: Int { Int(getpid()) }

  /// Runs this program with other arguments, and waits for it.
  static func runAgain(_ arguments: [String]) {
    fflush(nil)
    var words: [UnsafeMutablePointer<CChar>?] = (["/proc/self/exe"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    guard posix_spawn(&child, "/proc/self/exe", nil, nil, &words, environ) == 0 else {
      return print("cannot start another process")
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  /// Nanoseconds that processors have worked for this process.
  static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Kilobytes.
  static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
