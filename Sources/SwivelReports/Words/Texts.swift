import SwivelModel

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
}

extension String {
  /// The text appended by a function.
  fileprivate static func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text, padded with trailing spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text, padded with leading spaces to a width.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// The text without trailing spaces.
  var withoutTrailingBlanks: String {
    guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(self[...last])
  }
}
