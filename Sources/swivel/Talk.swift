import CSwivel
import SwivelReports

/// The standard error, for everything that is not data.
enum Talk {
  /// Says a line, or several, after what was printed before it.
  static func say(_ text: String) {
    Output.standard.flush()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let bytes = Array(
      (lines.map { Names.printable(String($0)) }.joined(separator: "\n") + "\n").utf8)
    // Safe: the bytes live until the call returns. If nobody listens, nothing can be said about it.
    _ = bytes.withUnsafeBytes { swivel_write_all(2, $0.baseAddress, $0.count) }
  }
}
