import CSwivel

/// The standard error, for everything that is not data.
enum Talk {
  static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    // Safe: the bytes live until the call returns. If nobody listens, nothing can be said about it.
    _ = bytes.withUnsafeBytes { swivel_write_all(2, $0.baseAddress, $0.count) }
  }
}
