import SwivelText

/// The line below a message in which Xcode 15 and later say who wrote it when.
///
/// Source: consoles of apps that were copied from Xcode 15 to 27 with their metadata. Each field
/// can be hidden:
///
///     Type: Error | Timestamp: 2026-05-04 10:11:12.345678+02:00 | Process: Shop |
///     Library: UIKitCore | Subsystem: com.apple.UIKit | Category: Orientation | TID: 0x1f2a3
struct ConsoleMetadata {
  /// The time of the message.
  private(set) var stamp: ConsoleStamp?
  /// The process that wrote it.
  private(set) var process: String?
  /// The number of that process.
  private(set) var processNumber: UInt32?
  /// The subsystem of the unified log.
  private(set) var subsystem: String?

  private static let keys: Set<String> = [
    "Type", "Timestamp", "Process", "Library", "Subsystem", "Category", "PID", "TID",
  ]

  /// Reads a line without surrounding space; `nil` if it is none.
  init?(_ line: ArraySlice<UInt8>) {
    // The first letters of the keys; the first field may be empty.
    guard let first = line.first, "TPLSC|".utf8.contains(first), line.count < 1_024,
      first == UInt8(ascii: "T") || line.contains(UInt8(ascii: "|"))
    else { return nil }
    let fields = line.split(separator: UInt8(ascii: "|"))
    for field in fields {
      guard let colon = field.range(of: ":".utf8), take(field, colon) else { return nil }
    }
    // An app may print a type alone.
    guard stamp != nil || fields.count > 1 else { return nil }
  }

  private mutating func take(_ field: ArraySlice<UInt8>, _ colon: Range<Int>) -> Bool {
    let key = String(decoding: field[..<colon.lowerBound].withoutSpace, as: UTF8.self)
    let value = field[colon.upperBound...].withoutSpace
    let text = String(decoding: value, as: UTF8.self)
    switch key {
    case "Timestamp": stamp = ConsoleStamp(value)
    case "Process": process = text
    case "PID": processNumber = ConsoleLine.number(value)
    case "Subsystem": subsystem = text
    default: break
    }
    return Self.keys.contains(key)
  }
}
