import SwivelText

/// Collects the objects of an array that is printed over many lines, or in one.
///
/// Anything that cannot be in an array of objects ends it, so that a line with a bracket does not
/// swallow the rest of a console.
struct ObjectArray: Sendable {
  // A message of the system's log has at most 32 KiB.
  private static let maximumLength = 1 << 17

  private(set) var isOpen = false
  private var object: [UInt8] = []
  private var extent = JSONExtent()

  /// Takes a line without surrounding space; `nil` if it is not part of an array.
  mutating func take(_ line: ArraySlice<UInt8>) -> [[UInt8]]? {
    var rest = line
    if !isOpen {
      guard Self.isBeginning(line) else { return nil }
      (isOpen, rest) = (true, line.dropFirst())
    }
    var objects: [[UInt8]] = []
    while let byte = rest.first {
      if object.isEmpty {
        guard takeSeparator(byte) else { return objects.isEmpty ? nil : objects }
        rest = rest.dropFirst()
      } else {
        rest = takeObject(rest, &objects)
      }
    }
    // A line feed separates the values of an object.
    if !object.isEmpty { object.append(UInt8(ascii: " ")) }
    return objects
  }

  /// The object that has no end, because a line cannot be in it.
  mutating func giveUp(before line: ArraySlice<UInt8>) -> [UInt8]? {
    guard !object.isEmpty, extent.isInString || !Self.isContinuation(line) else { return nil }
    return giveUp()
  }

  /// The object that has no end, because no line follows.
  mutating func giveUp() -> [UInt8]? {
    defer { (isOpen, object) = (false, []) }
    return object.isEmpty ? nil : object
  }

  private static func isBeginning(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "[") else { return false }
    let rest = line.dropFirst().withoutSpace
    return rest.isEmpty || rest.starts(with: "{\"".utf8) || rest.elementsEqual("{".utf8)
  }

  /// Whether a line begins with something of which JSON consists; no text has a line feed.
  private static func isContinuation(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return true }
    if "\"{}[],:-0123456789".utf8.contains(first) { return ConsoleStamp(line) == nil }
    return ["true", "false", "null"].contains { line.starts(with: $0.utf8) }
  }

  /// Takes a byte between objects; `false` for what does not belong to an array of them.
  private mutating func takeSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"):
      (object, extent) = ([byte], JSONExtent())
      _ = extent.take(byte)
    case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"): break
    case UInt8(ascii: "]"): isOpen = false
    default:
      isOpen = false
      return false
    }
    return true
  }

  private mutating func takeObject(
    _ bytes: ArraySlice<UInt8>, _ objects: inout [[UInt8]]
  ) -> ArraySlice<UInt8> {
    let end = bytes.firstIndex { extent.take($0) }
    object += end.map { bytes[...$0] } ?? bytes
    guard end != nil || object.count > Self.maximumLength else { return [] }
    if end == nil { isOpen = false }
    objects.append(object)
    object = []
    return end.map { bytes[($0 + 1)...] } ?? []
  }
}
