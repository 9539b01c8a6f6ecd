import CSwivel
import SwivelLog
import SwivelReports

/// The program's output: data on the standard output, messages on the standard error.
enum Console {
  // The capacity of a pipe on Linux.
  private static let limit = 1 << 16

  // Safe: set before a second thread exists.
  nonisolated(unsafe) static var output = LineOutput(1)
  nonisolated(unsafe) static var messages = LineOutput(2)
  // Safe: only the main thread prints.
  nonisolated(unsafe) private static var buffer: [UInt8] = []

  /// Prints a line of data.
  static func print(_ line: String) {
    write {
      $0.append(contentsOf: line.utf8)
      $0.append(UInt8(ascii: "\n"))
    }
  }

  static func print(json record: some JSONValue) {
    record.write(into: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    flushIfFull()
  }

  static func print<Record>(json fields: RecordFields<Record>, _ record: Record) {
    fields.write(record, into: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    flushIfFull()
  }

  /// Calls a function that appends data.
  static func write(_ body: (inout [UInt8]) -> Void) {
    body(&buffer)
    flushIfFull()
  }

  /// Prints a line for a reader.
  static func show(_ line: String) {
    show(text: line + "\n")
  }

  static func show(text: String) {
    show(bytes: Array(text.utf8))
  }

  static func show(bytes: [UInt8]) {
    buffer += output.bytes(bytes)
    flushIfFull()
  }

  /// Prints the lines of a plot or a table, which fit the terminal.
  static func show(_ lines: [StyledLine]) {
    buffer += output.bytes(lines)
    flushIfFull()
  }

  static func flush() {
    let result = Progress.shared.aside(isText: true) {
      swivel_write_all(1, buffer, buffer.count)
    }
    buffer.removeAll(keepingCapacity: true)
    guard result != 0 else { return }
    // The reader may have ended, as `head` does; that is not an error.
    if -result != EPIPE {
      message("error: standard output cannot be written: \(SystemFault.reason(-result))")
    }
    Program.quit(.impossible)
  }

  private static func flushIfFull() {
    if buffer.count >= limit { flush() }
  }
}

// MARK: - Messages

extension Console {
  /// Writes a message after all previous output.
  static func message(_ line: String) {
    message([line])
  }

  /// Writes a part of a line to a terminal, where it is replaced later.
  static func status(_ text: String) {
    _ = swivel_write_all(2, Array(text.utf8), text.utf8.count)
  }

  /// Writes the lines of a message after all previous output.
  ///
  /// Control characters are replaced, so that no file name starts a line or controls the terminal.
  static func message(_ lines: [String]) {
    flush()
    let text = lines.map { Names.line($0) + "\n" }.joined()
    let bytes = messages.bytes(Array(text.utf8))
    // A failure cannot be reported anywhere.
    _ = Progress.shared.aside { swivel_write_all(2, bytes, bytes.count) }
  }
}
