import CSwivel
import SwivelLog

/// Reads paths lazily from a file, one per line or each terminated by a zero byte.
struct PathList: Sendable {
  // No system accepts a longer path, so a longer entry means that the file is not a list of paths.
  private static let longest = 1 << 16
  // Four million paths of typical length, more than a disk full of logs has.
  private static let longestList = 1 << 28

  private let name: String
  private let separator: UInt8
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var position = 0
  private var hasEnded = false
  // The number of bytes read, and of consecutive separators.
  private var byteCount = 0
  private var emptyCount = 0

  /// Opens a list; `-` is the standard input.
  init(_ path: String, isZeroSeparated: Bool) throws(Failure) {
    name = path == "-" ? "the list of files" : path
    separator = isZeroSeparated ? 0 : UInt8(ascii: "\n")
    descriptor = path == "-" ? 0 : swivel_open(path, O_RDONLY)
    if descriptor < 0 { throw Self.failure(path, descriptor) }
  }

  /// Reads the next path; `nil` after the last.
  mutating func next() throws(Failure) -> String? {
    while let path = try nextField() {
      emptyCount = path.isEmpty ? emptyCount + 1 : 0
      if !path.isEmpty { return path }
      guard emptyCount <= Self.longest else { throw refusal("it has only empty lines") }
    }
    return nil
  }

  /// Reads the next field, which may be empty; `nil` after the last.
  mutating func nextField() throws(Failure) -> String? {
    while true {
      if let end = bytes[position...].firstIndex(of: separator) {
        defer { position = end + 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
      }
      guard !hasEnded else { return rest() }
      guard bytes.count - position <= Self.longest else {
        throw refusal("a path is longer than \(Self.longest) bytes")
      }
      guard byteCount <= Self.longestList else {
        throw refusal("it is longer than \(Self.longestList >> 20) MiB")
      }
      try readMore()
    }
  }

  /// Ends the list, with the failure for a file that is not a list of paths.
  private mutating func refusal(_ reason: String) -> Failure {
    (hasEnded, bytes, position) = (true, [], 0)
    return Failure(
      name, "not a list of paths: \(reason)",
      help: "separate paths with line feeds, or with zero bytes and -0")
  }

  private mutating func rest() -> String? {
    defer { (bytes, position) = ([], 0) }
    return position < bytes.count ? String(decoding: bytes[position...], as: UTF8.self) : nil
  }

  private mutating func readMore() throws(Failure) {
    bytes.removeFirst(position)
    position = 0
    var more = [UInt8](repeating: 0, count: 1 << 16)
    let count = swivel_read(descriptor, &more, more.count)
    hasEnded = count <= 0
    guard count >= 0 else { throw Self.failure(name, Int32(count)) }
    bytes += more.prefix(count)
    byteCount += count
    if hasEnded, descriptor > 0 { close(descriptor) }
  }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(path, "the list of files cannot be read: \(SystemFault.reason(-code))")
  }
}
