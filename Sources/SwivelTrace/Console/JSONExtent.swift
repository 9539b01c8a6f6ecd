/// Finds the end of an object in a text, by its braces.
struct JSONExtent: Sendable {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Takes the next byte, the first one a brace; whether it ends the object.
  mutating func take(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if isInString {
      isEscaped = byte == UInt8(ascii: "\\")
      if byte == UInt8(ascii: "\"") { isInString = false }
    } else {
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return depth == 0
  }

  /// The object at the beginning of a text; `nil` if it does not end in it.
  static func object(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var extent = Self()
    return text.firstIndex { extent.take($0) }.map { text[...$0] }
  }
}

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

  private static func isBeginning(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "[") else { return false }
    let rest = line.dropFirst().withoutSpace
    return rest.isEmpty || rest.starts(with: "{\"".utf8) || rest.elementsEqual("{".utf8)
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
    if end != nil { objects.append(object) } else { isOpen = false }
    object = []
    return end.map { bytes[($0 + 1)...] } ?? []
  }
}
