import Foundation
import SwivelTestKit

/// A recording that is running, whose standard input the test holds.
final class LiveRecording {
  private let process = Process()
  private let input = Pipe()
  private let errors: URL
  private let end = DispatchSemaphore(value: 0)

  init(to path: String, in folder: TemporaryFolder, _ options: String...) throws {
    errors = folder.url("recording-errors")
    try Data().write(to: errors)
    process.executableURL = Program.executable
    process.arguments = ["record", "-o", path] + options
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Sends text down the stream.
  func send(_ text: String) {
    input.fileHandleForWriting.write(Data(text.utf8))
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// Waits for the end.
  ///
  /// - Returns: The exit code, 128 and the signal for a killed one; `nil` if it does not end.
  func wait(seconds: Int = 20) -> Int32? {
    guard end.wait(timeout: .now() + .seconds(seconds)) == .success else { return nil }
    let isKilled = process.terminationReason == .uncaughtSignal
    return (isKilled ? 128 : 0) + process.terminationStatus
  }

  func talk() throws -> String { String(decoding: try Data(contentsOf: errors), as: UTF8.self) }
}

/// Waits for something that another process does.
///
/// - Returns: Whether it came true in time.
func comesTrue(within seconds: Double, _ condition: () throws -> Bool) rethrows -> Bool {
  let deadline = Date().addingTimeInterval(seconds)
  while Date() < deadline {
    if try condition() { return true }
    Thread.sleep(forTimeInterval: 0.02)
  }
  return try condition()
}
