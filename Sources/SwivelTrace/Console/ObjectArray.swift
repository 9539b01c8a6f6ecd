import SwivelText

/// Collects the objects of an array that is printed over many lines, or in one.
///
/// Also an object whose first line is only a brace. Anything that cannot be in it ends it: a line
/// with a bracket does not swallow the rest of a console. The lines so far are then read singly.
struct ObjectArray: Sendable {
  // A page of a log service has a thousand messages, each of a few kilobytes.
  private static let maximumLength = 1 << 23
  private static let newline = UInt8(ascii: "\n")

  private(set) var isOpen = false
  private var isInArray = false
  private var object: [UInt8] = []
  private var extent = JSONExtent()

  /// Takes a line without surrounding space; `nil` if it is not part of an array.
  mutating func take(_ line: ArraySlice<UInt8>) -> [[UInt8]]? {
    var rest = line
    if !isOpen {
      guard Self.isBeginning(line) else { return nil }
      (isOpen, isInArray) = (true, line.first == UInt8(ascii: "["))
      if isInArray { rest = line.dropFirst() }
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
    if !object.isEmpty { object.append(Self.newline) }
    return objects
  }

  /// The lines of an object that has no end, because the next line cannot be in it.
  mutating func giveUp(before line: ArraySlice<UInt8>) -> [UInt8] {
    guard !object.isEmpty,
      extent.isInString || !isContinued(by: line) || object.count > Self.maximumLength
    else { return [] }
    return giveUp()
  }

  /// The lines of an object that has no end, because no line follows.
  mutating func giveUp() -> [UInt8] {
    defer { (isOpen, object) = (false, []) }
    return object
  }

  private static func isBeginning(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "[") else { return line.elementsEqual("{".utf8) }
    let rest = line.dropFirst().withoutSpace
    return rest.isEmpty || rest.starts(with: "{\"".utf8) || rest.elementsEqual("{".utf8)
  }

  /// Whether a line begins with something that JSON may have there; no text has a line feed.
  private func isContinued(by line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return true }
    if first == UInt8(ascii: "{") {
      // Another object is a value.
      return object.last { $0 > 0x20 }.map { "[,:".utf8.contains($0) } ?? false
    }
    if "\"}[],:-0123456789".utf8.contains(first) { return ConsoleStamp(line) == nil }
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
    guard let end else { return [] }
    objects.append(object)
    (object, isOpen) = ([], isInArray)
    return isInArray ? bytes[(end + 1)...] : []
  }
}
