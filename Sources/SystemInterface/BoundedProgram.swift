import CProcess

/// Another program that is given bytes and gives bytes back. It is found on the path, started without a shell, and held within bounds: what it is
/// given to read may be hostile. On Linux it ends with the thread that waits for it, and reads no file but the system's and those that are named.
package struct BoundedProgram: Sendable {
  package let file: String

  package struct Bounds: Sendable {
    /// Both of the clock and of a processor.
    package var seconds = 60
    /// Bytes of its answer.
    package var output = 64 << 20
    /// Bytes of address space.
    package var memory = 1 << 30
    /// Files, and folders with all that is in them, that it reads beside its input.
    package var reads: [String] = []
    /// Whether it is there to connect: it then keeps the right to, and to read what that takes, which lies in another place on every system.
    package var connects = false
    /// `NAME=value`, beside the few that every program gets.
    package var variables: [String] = []

    package init() {}
  }

  package enum Outcome: Hashable, Sendable {
    case finished([UInt8])
    /// By its status, or a signal (128 and its number), with the first bytes of what it said.
    case failed(status: Int32, errors: [UInt8])
    /// What it would not keep within.
    case outOfTime, tooMuchOutput
    /// Why the system did not start it.
    case notStarted(String)
  }

  /// - Parameter path: folders with `:` between them, as in `PATH`. One that is not absolute is passed over: what lies in the current folder may be
  ///   anyone's.
  /// - Returns: nil where none of them has it.
  package init?(named name: String, on path: String) {
    let found = path.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { $0 + "/" + name }.first { file in
      var status = stat()
      return stat(String(file), &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(String(file), X_OK) == 0
    }
    guard let found else { return nil }
    file = String(found)
  }

  /// Runs it over the input, which it finds as its standard input: a file, so that it may seek.
  package func run(_ arguments: [String], input: [UInt8], bounds: Bounds = Bounds()) -> Outcome {
    let source = hig_nameless_file()
    guard source >= 0 else { return .notStarted(errorText()) }
    defer { close(source) }
    let error = Descriptor(source).writeAll(input)
    guard error == 0, lseek(source, 0, SEEK_SET) == 0 else { return .notStarted(errorText(error == 0 ? errno : error)) }
    guard let output = Pipe() else { return .notStarted(errorText()) }
    defer { output.close() }
    guard let errors = Pipe() else { return .notStarted(errorText()) }
    defer { errors.close() }
    var words: [UnsafeMutablePointer<CChar>?] = ([file] + arguments).map { strdup($0) } + [nil]
    // A language that has UTF-8, and no home whose settings would change what the program does.
    let variables = ["PATH=/usr/bin:/bin", "HOME=/", "LC_ALL=C.UTF-8"] + bounds.variables
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    let child = Confinement.withPlaces(of: file, reading: bounds.reads) { places, count in
      hig_process_start(
        file, &words, &environment, source, output.writing, errors.writing,
        hig_bounds(memory: UInt64(bounds.memory), seconds: UInt64(bounds.seconds)), bounds.connects ? nil : places, count)
    }
    guard child > 0 else { return .notStarted(errorText()) }
    // In both processes, for either may come first.
    setpgid(child, child)
    output.closeWriting()
    errors.closeWriting()
    var listening = Listening(output: output.reading, errors: errors.reading, bounds: bounds)
    let stop = listening.listen(to: child)
    return end(child, listening, stop)
  }

  /// Waits for what is left of the child, or ends it and all that it started.
  private func end(_ child: pid_t, _ listening: Listening, _ stop: Outcome?) -> Outcome {
    var status = listening.status ?? 0
    var stop = stop
    if stop == nil, listening.status != nil {
      // It is gone; what it started and left behind is not needed.
      kill(-child, SIGKILL)
    } else if stop == nil {
      // It has closed its streams and is about to go, or else pretends to.
      while waitpid(child, &status, WNOHANG) == 0 {
        guard listening.timeLeft > 0 else {
          stop = .outOfTime
          break
        }
        usleep(500)
      }
    }
    if let stop {
      kill(-child, SIGKILL)
      kill(child, SIGKILL)
      while listening.status == nil, waitpid(child, &status, 0) < 0, errno == EINTR {}
      return stop
    }
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return code == 0 ? .finished(listening.output) : .failed(status: code, errors: listening.errors)
  }
}

/// Both ends of a pipe.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard hig_pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeWriting() {
    if writing >= 0 { SystemInterface.close(writing) }
    writing = -1
  }

  func close() {
    closeWriting()
    SystemInterface.close(reading)
  }
}

/// What a child says on two pipes, until it has closed both, or is gone and has left somebody there.
private struct Listening {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  /// What the child ended with, where others hold a pipe of it.
  private(set) var status: Int32?
  private var pipes: [pollfd]
  private let bounds: BoundedProgram.Bounds
  private let deadline: Int

  private static let mostErrors = 4096
  /// In milliseconds.
  private static let pause = 50

  init(output: Int32, errors: Int32, bounds: BoundedProgram.Bounds) {
    pipes = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    self.bounds = bounds
    deadline = Listening.milliseconds + bounds.seconds * 1000
  }

  var timeLeft: Int { deadline - Listening.milliseconds }

  /// - Returns: the bound that it went beyond, if any.
  mutating func listen(to child: pid_t) -> BoundedProgram.Outcome? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while pipes.contains(where: { $0.fd >= 0 }) {
      guard timeLeft > 0 else { return .outOfTime }
      // One whose number is negative is passed over.
      let ready = poll(&pipes, 2, Int32(min(timeLeft, Self.pause)))
      if ready == 0 {
        // All that it said before has been read.
        if status != nil { return nil }
        var ended: Int32 = 0
        if waitpid(child, &ended, WNOHANG) == child { status = ended }
      }
      if ready <= 0 { continue }
      for index in pipes.indices where pipes[index].fd >= 0 && pipes[index].revents != 0 {
        let count = Descriptor(pipes[index].fd).fill(&buffer)
        if count <= 0 {
          pipes[index].fd = -1
        } else if index == 0 {
          output += buffer[..<count]
          if output.count > bounds.output { return .tooMuchOutput }
        } else {
          // Read on, or it would wait for somebody to read.
          errors += buffer[..<min(count, Listening.mostErrors - errors.count)]
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
