/// The beginning of the last line that was passed over and may have a timestamp, as `NSLog` writes
/// it, also in a mail's quotation: a line that the app prints after it has no time of its own.
struct RecentLine: Sendable {
  // Enough for a timestamp and the name of a process.
  private static let length = 128

  private var beginning = [UInt8](repeating: 0, count: length)
  private var count = 0

  /// Remembers a line; nothing of it is read before it is needed.
  mutating func note(_ line: ArraySlice<UInt8>) {
    guard let first = line.first,
      first &- UInt8(ascii: "0") <= 9 || first == UInt8(ascii: ">") || Self.hasDay(line)
    else { return }
    count = min(line.count, Self.length)
    line.withUnsafeBytes { line in
      beginning.withUnsafeMutableBytes { beginning in
        beginning.copyMemory(from: UnsafeRawBufferPointer(rebasing: line[..<count]))
      }
    }
  }

  /// Whether a number follows a word of three letters, as that of a month.
  private static func hasDay(_ line: ArraySlice<UInt8>) -> Bool {
    let (day, space) = (line.startIndex + 4, UInt8(ascii: " "))
    guard line.count > 5, line[day - 1] == space else { return false }
    return line[line[day] == space ? day + 1 : day] &- UInt8(ascii: "0") <= 9
  }

  /// Forgets the line, for a later one that was read.
  mutating func forget() { count = 0 }

  /// The line, if there is one.
  mutating func take() -> [UInt8]? {
    guard count > 0 else { return nil }
    defer { forget() }
    return Array(beginning[..<count])
  }
}
