import CProcess

/// What the system tells this process about itself.
package enum ThisProcess {
  /// To be called once, first of all: puts the environment back as the process found it.
  package static func begin() { hig_process_begin() }

  /// For one that answers question after question: what is freed is kept for the next use.
  package static func keepMemory() { hig_process_keep_memory() }

  /// The words behind the program's name.
  package static var arguments: [String] {
    let count = hig_process_argument_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, count)).compactMap { index in
      hig_process_argument(index).map { text in
        String(validatingCString: text)
          ?? NameBytes.shown(UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) })
      }
    }
  }

  /// A variable of the environment.
  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  package static var errorsAreTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Nanoseconds of a clock that nobody sets.
  package static var monotonicTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Columns and rows of the terminal that standard output is, where it says, and whether it says how many pixels they are.
  package static var terminalSize: (columns: Int, rows: Int?, hasPixels: Bool)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil, size.ws_xpixel > 0 && size.ws_ypixel > 0)
  }

  /// The terminal of this process: one of its streams is it, even where the answer goes elsewhere.
  package static var terminal: TerminalIdentity? {
    var names: [String] = []
    for stream in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] where isatty(stream) == 1 {
      var name = [CChar](repeating: 0, count: 256)
      guard ttyname_r(stream, &name, name.count) == 0 else { continue }
      names.append(String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    // Whatever the terminal is, it can be opened as /dev/tty: its own name tells it from others.
    return (names.first { $0 != "/dev/tty" } ?? names.first).map { TerminalIdentity(name: $0, session: Int(getsid(0))) }
  }

  /// Where the program's file lies, symbolic links resolved.
  package static var program: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    if count > 0 { return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    // Darwin and a plain chroot have no /proc.
    return hig_process_path().flatMap { resolved(String(cString: $0)) }
  }

  /// Where a path leads, through links; nil where nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The same for a name that may be no text.
  package static func resolvedBytes(_ path: [UInt8]) -> [UInt8]? {
    guard let found = (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer({ realpath($0.baseAddress!, nil) })
    else {
      return nil
    }
    defer { free(found) }
    return (0..<strlen(found)).map { UInt8(bitPattern: found[$0]) }
  }

  /// Opens a file for reading, by a path that leads through no link; -1 where `errno` says why not.
  package static func openWithoutLinks(_ path: [UInt8]) -> Int32 {
    (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { hig_open_without_links($0.baseAddress) }
  }

  /// Bytes of address space that it may have, where something limits them.
  package static var addressSpace: Int? {
    let limit = hig_address_space()
    return limit == .max ? nil : Int(clamping: limit)
  }

  /// Whether so many more files may be open at once.
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

  /// That it may run on; at least one.
  package static var processors: Int { max(1, Int(hig_processors())) }

  /// Nanoseconds that processors have worked for this process.
  package static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Nanoseconds that a processor has worked for this thread.
  package static var threadTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The most memory that it had at once, in kilobytes.
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
