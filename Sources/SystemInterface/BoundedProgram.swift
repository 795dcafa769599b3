import CProcess

/// An external program that reads bytes and writes bytes. It is found in `PATH`, started without a shell, and limited, because
/// its input may be hostile. On Linux it ends with the thread that waits for it, and can read only system files and the named
/// paths.
package struct BoundedProgram: Sendable {
  package let file: String

  package struct Limits: Sendable {
    /// Maximum wall-clock time and processor time, each.
    package var maxSeconds = 60
    /// Maximum output in bytes.
    package var maxOutputBytes = 64 << 20
    /// Maximum address space in bytes.
    package var maxMemoryBytes = 1 << 30
    /// Files, and folders with everything below them, that the program may read in addition to its input.
    package var readablePaths: [String] = []
    /// Indicates whether the program needs network access. It then runs outside the sandbox, because certificates and resolver
    /// files are in different places on each system.
    package var needsNetwork = false
    /// Environment variables as `NAME=value`, in addition to those that every program gets.
    package var environment: [String] = []

    package init() {}
  }

  package enum Termination: Hashable, Sendable {
    case finished([UInt8])
    /// Failed with an exit status, or with 128 plus a signal number. `errors` contains the first bytes of its standard error.
    case failed(status: Int32, errors: [UInt8])
    /// Stopped because it exceeded a limit.
    case timedOut, tooMuchOutput
    /// Failed to start, with the system's reason.
    case notStarted(String)
  }

  /// Finds a program by name. Fails with `nil` if no folder contains it.
  /// - Parameter path: Folders separated by `:`, as in `PATH`. Relative ones are skipped, because anyone may control the files in
  ///   the current folder.
  package init?(named name: String, on path: String) {
    let executable = path.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { $0 + "/" + name }.first { file in
      var status = stat()
      return stat(String(file), &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(String(file), X_OK) == 0
    }
    guard let executable else { return nil }
    file = String(executable)
  }

  /// Runs the program. Its standard input is a file that contains `input`, so that the program can seek.
  package func run(_ arguments: [String], input: [UInt8], limits: Limits = Limits()) -> Termination {
    let source = hig_nameless_file()
    guard source >= 0 else { return .notStarted(errorText()) }
    defer { close(source) }
    let error = FileDescriptor(source).writeAll(input)
    guard error == 0, lseek(source, 0, SEEK_SET) == 0 else { return .notStarted(errorText(error == 0 ? errno : error)) }
    guard let output = Pipe() else { return .notStarted(errorText()) }
    defer { output.close() }
    guard let errors = Pipe() else { return .notStarted(errorText()) }
    defer { errors.close() }
    var argumentPointers: [UnsafeMutablePointer<CChar>?] = ([file] + arguments).map { strdup($0) } + [nil]
    // The locale makes the program use UTF-8. `HOME` is a folder without settings that could change its behavior.
    let variables = ["PATH=/usr/bin:/bin", "HOME=/", "LC_ALL=C.UTF-8"] + limits.environment
    var environmentPointers: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for word in argumentPointers + environmentPointers { free(word) } }
    let child = Sandbox.withRules(of: file, reading: limits.readablePaths) { places, count in
      hig_process_start(
        file, &argumentPointers, &environmentPointers, source, output.writeEnd, errors.writeEnd,
        hig_bounds(memory: UInt64(limits.maxMemoryBytes), seconds: UInt64(limits.maxSeconds)), limits.needsNetwork ? nil : places,
        count)
    }
    guard child > 0 else { return .notStarted(errorText()) }
    // The child calls this too; either process may run first.
    setpgid(child, child)
    output.closeWriteEnd()
    errors.closeWriteEnd()
    var collector = OutputCollector(output: output.readEnd, errors: errors.readEnd, limits: limits)
    let stop = collector.collect(from: child)
    return finish(child, collector, stop)
  }

  /// Waits for the child, or kills it and all processes that it started.
  private func finish(_ child: pid_t, _ collector: OutputCollector, _ stop: Termination?) -> Termination {
    var status = collector.status ?? 0
    var stop = stop
    if stop == nil, collector.status != nil {
      // The child has exited. Processes that it left running are not needed.
      kill(-child, SIGKILL)
    } else if stop == nil {
      // The child has closed its streams. It should exit soon, but may not.
      while waitpid(child, &status, WNOHANG) == 0 {
        guard collector.timeLeft > 0 else {
          stop = .timedOut
          break
        }
        usleep(500)
      }
    }
    if let stop {
      kill(-child, SIGKILL)
      kill(child, SIGKILL)
      while collector.status == nil, waitpid(child, &status, 0) < 0, errno == EINTR {}
      return stop
    }
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return code == 0 ? .finished(collector.output) : .failed(status: code, errors: collector.errors)
  }
}

/// A pipe with both ends open.
private final class Pipe {
  let readEnd: Int32
  private(set) var writeEnd: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard hig_pipe(&ends) == 0 else { return nil }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { SystemInterface.close(writeEnd) }
    writeEnd = -1
  }

  func close() {
    closeWriteEnd()
    SystemInterface.close(readEnd)
  }
}

/// Collects a child's standard output and standard error until it has closed both, or has exited while other processes keep them
/// open.
private struct OutputCollector {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  /// Exit status of the child if it exited while other processes kept its streams open.
  private(set) var status: Int32?
  private var pipes: [pollfd]
  private let limits: BoundedProgram.Limits
  private let deadline: Int

  private static let maxErrorBytes = 4096
  /// Interval in milliseconds.
  private static let pollInterval = 50

  init(output: Int32, errors: Int32, limits: BoundedProgram.Limits) {
    pipes = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    self.limits = limits
    deadline = OutputCollector.milliseconds + limits.maxSeconds * 1000
  }

  var timeLeft: Int { deadline - OutputCollector.milliseconds }

  /// Reads both streams until they end.
  /// - Returns: The limit that was exceeded, or `nil`.
  mutating func collect(from child: pid_t) -> BoundedProgram.Termination? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while pipes.contains(where: { $0.fd >= 0 }) {
      guard timeLeft > 0 else { return .timedOut }
      // `poll` ignores negative descriptors.
      let ready = poll(&pipes, 2, Int32(min(timeLeft, Self.pollInterval)))
      if ready == 0 {
        // Everything that the child wrote before it exited has been read.
        if status != nil { return nil }
        var exitStatus: Int32 = 0
        if waitpid(child, &exitStatus, WNOHANG) == child { status = exitStatus }
      }
      if ready <= 0 { continue }
      for index in pipes.indices where pipes[index].fd >= 0 && pipes[index].revents != 0 {
        let count = FileDescriptor(pipes[index].fd).fill(&buffer)
        if count <= 0 {
          pipes[index].fd = -1
        } else if index == 0 {
          output += buffer[..<count]
          if output.count > limits.maxOutputBytes { return .tooMuchOutput }
        } else {
          // Keep reading beyond the limit; otherwise the child would block.
          errors += buffer[..<min(count, OutputCollector.maxErrorBytes - errors.count)]
        }
      }
    }
    return nil
  }

  private static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
