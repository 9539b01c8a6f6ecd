import Foundation
import Testing

/// A run of the program whose standard error is a terminal, and whose standard input the test
/// holds.
// Safe: `bytes` is touched only by who holds `lock`, all else by the test alone.
final class PseudoTerminal: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let ours: FileHandle
  private let end = DispatchSemaphore(value: 0)
  private let hasClosed = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var bytes: [UInt8] = []

  /// Starts the program; its standard output is the terminal, too, or goes elsewhere.
  ///
  /// A terminal of some `columns` reports them; else `COLUMNS` counts.
  init(
    _ arguments: [String], showsOutput: Bool = false, output: Any = FileHandle.nullDevice,
    columns: Int? = nil, environment: [String: String] = [:]
  ) throws {
    var descriptors: (ours: Int32, theirs: Int32) = (-1, -1)
    var size = winsize(ws_row: 40, ws_col: UInt16(columns ?? 0), ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&descriptors.ours, &descriptors.theirs, nil, nil, &size) == 0)
    // Programs that other tests start must not keep the terminal open.
    for descriptor in [descriptors.ours, descriptors.theirs] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    let descriptor = descriptors.ours
    let theirs = FileHandle(fileDescriptor: descriptors.theirs, closeOnDealloc: true)
    ours = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    (process.executableURL, process.arguments) = (Program.executable, arguments)
    process.currentDirectoryURL = Program.root
    let reported = columns == nil ? [:] : ["COLUMNS": ""]
    process.environment = Program.environment.merging(["TERM": "xterm"]) { $1 }
      .merging(reported) { $1 }.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = showsOutput ? theirs : output
    process.standardError = theirs
    process.terminationHandler = { [end] _ in end.signal() }
    try Self.withAllSignals { try process.run() }
    try theirs.close()
    Thread { self.readOn(descriptor) }.start()
  }

  /// Sends text to the program.
  func send(_ text: String) {
    input.fileHandleForWriting.write(Data(text.utf8))
  }

  /// Ends the input, and waits for the end of the program and of what it says.
  ///
  /// - Returns: The exit code, or 128 and the signal.
  func finish() throws -> Int32 {
    try input.fileHandleForWriting.close()
    return try waitForEnd()
  }

  /// Sends a signal, and waits for the end of the program, whose input continues.
  ///
  /// - Returns: The exit code, or 128 and the signal.
  func end(by signal: Int32) throws -> Int32 {
    kill(process.processIdentifier, signal)
    return try waitForEnd()
  }

  private func waitForEnd(seconds: Int = 60) throws -> Int32 {
    let isInTime =
      end.wait(timeout: .now() + .seconds(seconds)) == .success
      && hasClosed.wait(timeout: .now() + .seconds(seconds)) == .success
    if !isInTime { kill(process.processIdentifier, SIGKILL) }
    try #require(isInTime)
    return (process.terminationReason == .uncaughtSignal ? 128 : 0) + process.terminationStatus
  }

  /// All that came to the terminal.
  var text: String { String(decoding: lock.withLock { bytes }, as: UTF8.self) }

  /// The lines that are to be seen on the terminal.
  var screen: [String] {
    text.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n").map { line in
      // Each piece begins at the left edge, and what erases is the end of a piece.
      line.components(separatedBy: "\r").reduce("") { seen, piece in
        let parts = piece.components(separatedBy: "\u{1B}[K")
        let isErased = parts.count > 1
        let written = parts.joined()
        return isErased ? written : written + seen.dropFirst(written.count)
      }
    }.filter { !$0.isEmpty }
  }

  /// What the program prints on a terminal of some columns, without color.
  static func lines(
    of arguments: [String], columns: Int, environment: [String: String] = [:]
  ) throws -> [String] {
    let terminal = try Self(
      arguments + ["--no-progress"], showsOutput: true, columns: columns,
      environment: ["NO_COLOR": "1"].merging(environment) { $1 })
    try #require([0, 1].contains(try terminal.finish()), "\(terminal.text)")
    return terminal.text.split(separator: "\r\n").map(String.init)
  }

  /// Lets a function start a program that hears signals, which the threads of tests may not.
  private static func withAllSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  private func readOn(_ descriptor: Int32) {
    var piece = [UInt8](repeating: 0, count: 4_096)
    while true {
      // The other end is closed with an error on Linux, and with nothing more on a Mac.
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { break }
      lock.withLock { bytes += piece.prefix(count) }
    }
    hasClosed.signal()
  }
}
