import SwivelModel
import SwivelText

extension Instant {
  /// The moment in seconds, to the millisecond.
  package var text: String { .text { $0.append(self) } }
}

extension BinaryInteger {
  /// The number with a noun: `1 finding`, `2 findings`.
  package func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}

extension InterfaceOrientationMask {
  /// The mask in the short form of a gate: `P UD LL LR`.
  var initials: String { .text { $0.append(initialsOf: self) } }

  /// One orientation, or several separated by a word.
  package var alternatives: String { .text { $0.append(alternativesOf: self) } }
  /// The same as the object of a verb.
  var shown: String { .text { $0.append(shown: self) } }
}

extension String {
  fileprivate static func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with a capital letter.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }

  /// The text, padded with trailing spaces to a number of columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - columns))
  }

  /// The text without trailing spaces.
  var withoutTrailingBlanks: String {
    guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(self[...last])
  }
}

extension [UInt8] {
  /// Appends a text with each control character replaced by a replacement character.
  mutating func append(printable text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      for byte in bytes where !(0x20...0x7E).contains(byte) { return false }
      append(contentsOf: bytes)
      return true
    }
    if !isPlain { append(text: Names.printable(text)) }
  }

  /// Appends a time in seconds, to the millisecond, padded with leading spaces to a width.
  mutating func append(_ instant: Instant, width: Int = 0) {
    let milliseconds = instant.rawValue / 1_000
    append(decimal: milliseconds / 1_000, width: width - 5, padding: UInt8(ascii: " "))
    append(UInt8(ascii: "."))
    append(decimal: milliseconds % 1_000, width: 3)
    append(UInt8(ascii: "s"))
  }

  /// Appends the orientations of a set, the last one after "or", or a word for none or all.
  mutating func append(alternativesOf mask: InterfaceOrientationMask) {
    if let only = mask.only { return append(only.spelling) }
    if mask == .all { return append("unknown") }
    guard let last = mask.orientations.last else { return append("none") }
    append(mask.subtracting(InterfaceOrientationMask(last)), separatedBy: ", ") { $0.spelling }
    append(" or ")
    append(last.spelling)
  }

  /// Appends what a window shows, as the object of a verb.
  mutating func append(shown mask: InterfaceOrientationMask) {
    if mask == .all { append("an unknown orientation") } else { append(alternativesOf: mask) }
  }

  /// Appends all orientations of a mask separated by commas, or a word for none.
  mutating func append(listOf mask: InterfaceOrientationMask) {
    if mask.isEmpty { return append("nothing") }
    append(mask, separatedBy: ", ") { $0.spelling }
  }

  /// Appends the orientations of a set in the short form of a gate: `P UD LL LR`.
  mutating func append(initialsOf mask: InterfaceOrientationMask) {
    append(contentsOf: InterfaceOrientationMask.initials[Int(mask.rawValue)])
  }

  fileprivate mutating func append(
    _ mask: InterfaceOrientationMask, separatedBy separator: StaticString,
    _ word: (InterfaceOrientation) -> StaticString
  ) {
    var isFirst = true
    for orientation in InterfaceOrientationMask.order where mask.allows(orientation) {
      if !isFirst { append(separator) }
      isFirst = false
      append(word(orientation))
    }
  }
}

extension InterfaceOrientationMask {
  // By raw value: joining the initials takes longer than writing the rest of a line.
  fileprivate static let initials: [[UInt8]] = (0...UInt8.max).map { bits in
    let mask = Self(rawValue: bits)
    var text: [UInt8] = []
    if mask.isEmpty { text.append("none") }
    text.append(mask, separatedBy: " ") { $0.initial }
    return text
  }
}

extension InterfaceOrientation {
  fileprivate var initial: StaticString {
    switch self {
    case .portrait: "P"
    case .portraitUpsideDown: "UD"
    case .landscapeLeft: "LL"
    case .landscapeRight: "LR"
    }
  }
}
