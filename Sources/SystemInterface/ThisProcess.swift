import CProcess

/// Properties of this process and its environment.
package enum ThisProcess {
  /// Restores the environment that the process was started with. Must be called once, before everything else.
  package static func restoreEnvironment() { hig_process_begin() }

  /// Keeps freed memory for reuse. Intended for processes that answer many queries.
  package static func retainFreedMemory() { hig_process_keep_memory() }

  /// Indicates whether the system can start threads, tested once. If not, all work is done on the main thread.
  package static let hasThreads = hig_process_has_threads() != 0

  /// Command-line arguments without the program's name.
  package static var arguments: [String] {
    let count = hig_process_argument_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, count)).compactMap { index in
      hig_process_argument(index).map { text in
        String(validatingCString: text)
          ?? FileNameCoding.displayText(UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) })
      }
    }
  }

  /// Returns the value of an environment variable.
  package static func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  package static var errorsAreTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Nanoseconds of a monotonic clock.
  package static var monotonicTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Size of the terminal on standard output, or `nil` if it is unknown. `hasPixels` indicates whether the terminal reports its
  /// size in pixels.
  package static var terminalSize: (columns: Int, rows: Int?, hasPixels: Bool)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil, size.ws_xpixel > 0 && size.ws_ypixel > 0)
  }

  /// The terminal of one of the standard streams, even if others are redirected.
  package static var terminal: TerminalIdentity? {
    var names: [String] = []
    for stream in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] where isatty(stream) == 1 {
      var name = [CChar](repeating: 0, count: 256)
      guard ttyname_r(stream, &name, name.count) == 0 else { continue }
      names.append(String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    // Every terminal can be opened as /dev/tty; prefer the name that identifies it.
    return (names.first { $0 != "/dev/tty" } ?? names.first).map { TerminalIdentity(name: $0, session: Int(getsid(0))) }
  }

  /// Path of the program's executable, with symbolic links resolved.
  package static var executablePath: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    if count > 0 { return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    // Darwin has no /proc, nor does a simple chroot.
    return hig_process_path().flatMap { resolvedPath(String(cString: $0)) }
  }

  /// Returns a path with symbolic links resolved, or `nil` if nothing exists there.
  package static func resolvedPath(_ path: String) -> String? {
    guard let resolvedPointer = realpath(path, nil) else { return nil }
    defer { free(resolvedPointer) }
    return String(cString: resolvedPointer)
  }

  /// Same for a name that may not be valid UTF-8.
  package static func resolvedPath(_ path: [UInt8]) -> [UInt8]? {
    guard
      let resolvedPointer = (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer({ realpath($0.baseAddress!, nil) })
    else {
      return nil
    }
    defer { free(resolvedPointer) }
    return (0..<strlen(resolvedPointer)).map { UInt8(bitPattern: resolvedPointer[$0]) }
  }

  /// Opens a file for reading if no component of its path is a symbolic link. Returns -1 and sets `errno` on failure.
  package static func openWithoutLinks(_ path: [UInt8]) -> Int32 {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { hig_open_without_links($0.baseAddress) }
  }

  /// Maximum address space in bytes, or `nil` if it is unlimited.
  package static var addressSpaceLimit: Int? {
    let limit = hig_address_space()
    return limit == .max ? nil : Int(clamping: limit)
  }

  /// Indicates whether the process can open `count` more files at once.
  package static func canOpen(_ count: Int) -> Bool {
    var files: [Int32] = []
    defer { for file in files { close(file) } }
    while files.count < count {
      let file = open("/", O_RDONLY | O_CLOEXEC)
      if file < 0 { return errno != EMFILE && errno != ENFILE }
      files.append(file)
    }
    return true
  }

  /// Number of processors that the process may use; at least 1.
  package static var processorCount: Int { max(1, Int(hig_processors())) }

  /// Processor time of this process in nanoseconds.
  package static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Processor time of this thread in nanoseconds.
  package static var threadTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Peak memory use in kilobytes.
  package static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return usage.ru_maxrss / 1024
    #else
      return usage.ru_maxrss
    #endif
  }
}
