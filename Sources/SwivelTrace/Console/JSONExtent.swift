/// Finds the end of an object in a text, by its braces.
struct JSONExtent: Sendable {
  private var depth = 0
  /// Whether it is in a text.
  private(set) var isInString = false
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

  /// The object at the beginning of what is in a quoted text, whose quotes and backslashes have
  /// another one before them; without an end, as much of it as there is.
  static func quotedObject(
    in text: ArraySlice<UInt8>
  ) -> (text: ArraySlice<UInt8>, isWhole: Bool) {
    var (extent, isEscape) = (Self(), false)
    for index in text.indices {
      let byte = text[index]
      if !isEscape, byte == UInt8(ascii: "\\") {
        isEscape = true
        continue
      }
      // The quoted text ends.
      if !isEscape, byte == UInt8(ascii: "\"") { return (text[..<index], false) }
      let isPlain = !isEscape || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      isEscape = false
      // What another escape stands for is neither a quote nor a brace.
      if extent.take(isPlain ? byte : UInt8(ascii: " ")) { return (text[...index], true) }
    }
    return (text, false)
  }
}
