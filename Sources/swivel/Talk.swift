import CSwivel
import SwivelReports

/// The standard error, for everything that is not data.
enum Talk {
  // Safe: set before there is a second thread.
  nonisolated(unsafe) static var isColored = false

  /// Says a line, or several, after what was printed before it.
  static func say(_ text: String) {
    Output.standard.flush()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let printable = lines.map { Names.printable(String($0)) }.joined(separator: "\n") + "\n"
    let bytes = isColored ? Painter.painted(printable.utf8) : Array(printable.utf8)
    // Safe: the bytes live until the call returns. If nobody listens, nothing can be said about it.
    _ = Progress.shared.aside {
      bytes.withUnsafeBytes { swivel_write_all(2, $0.baseAddress, $0.count) }
    }
  }
}
