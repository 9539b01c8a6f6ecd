import CSwivel
import Foundation
import SwivelReports

/// The standard output, for data only, written in large pieces.
final class Output {
  // As much as a pipe takes at once on Linux.
  private static let limit = 1 << 16

  // Safe: only the main thread writes; others that read or draw leave it alone.
  nonisolated(unsafe) static let standard = Output()

  /// Whether what is told to people is coloured.
  var isColored = false
  private var buffer: [UInt8] = []

  /// Writes a line.
  func print(_ line: String) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(UInt8(ascii: "\n"))
    flushIfFull()
  }

  /// Writes a line for people.
  func tell(_ line: String) {
    tell(text: line + "\n")
  }

  /// Writes whole lines for people.
  func tell(text: String) {
    tell(bytes: Array(text.utf8))
  }

  /// Lets somebody else append bytes.
  func write(_ body: (inout [UInt8]) -> Void) {
    body(&buffer)
    flushIfFull()
  }

  /// Writes whole lines for people.
  func tell(bytes: [UInt8]) {
    buffer += isColored ? Painter.painted(bytes) : bytes
    flushIfFull()
  }

  /// Writes out what was gathered.
  func flush() {
    // Safe: the bytes live until the call returns.
    let result = Progress.shared.aside(isText: true) {
      buffer.withUnsafeBytes { swivel_write_all(1, $0.baseAddress, $0.count) }
    }
    buffer.removeAll(keepingCapacity: true)
    guard result != 0 else { return }
    // Whoever reads may have gone, as `head` does: then nobody wants to hear of it.
    if -result != EPIPE {
      // Safe: the system answers every number with a string that ends.
      let reason = String(cString: strerror(-result))
      Talk.say("error: the standard output cannot be written: \(reason)")
    }
    Program.quit(.impossible)
  }

  private func flushIfFull() {
    if buffer.count >= Self.limit { flush() }
  }
}
