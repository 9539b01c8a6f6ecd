import CSwivel
import SwivelReports

/// The standard error, for everything that is not data.
///
/// All of it goes through here, line by line, so that nothing that comes from outside, such as the
/// name of a file, begins a line or steers who reads it.
enum Talk {
  // Safe: set before there is a second thread.
  nonisolated(unsafe) static var isColored = false

  /// Says a line after what was printed before it.
  static func say(_ line: String) {
    say([line])
  }

  /// Says lines after what was printed before them.
  static func say(_ lines: [String]) {
    Output.standard.flush()
    let text = lines.map { Names.line($0) + "\n" }.joined()
    let bytes = isColored ? Painter.painted(text.utf8) : Array(text.utf8)
    // Safe: the bytes live until the call returns. If nobody listens, nothing can be said about it.
    _ = Progress.shared.aside {
      bytes.withUnsafeBytes { swivel_write_all(2, $0.baseAddress, $0.count) }
    }
  }
}
