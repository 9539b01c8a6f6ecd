import SwivelModel

extension Instant {
  /// The moment in seconds, to the thousandth.
  package var text: String { .text { $0.append(self) } }
}

extension BinaryInteger {
  /// The number with what it counts: `1 finding`, `2 findings`.
  package func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}

extension InterfaceOrientationMask {
  /// The mask in the short form of a gate: `P UD LL LR`.
  var initials: String { .text { $0.append(initialsOf: self) } }

  /// What a window may have: one orientation, or several with a word between.
  package var alternatives: String { .text { $0.append(alternativesOf: self) } }
}

extension String {
  /// The text that a function appends.
  fileprivate static func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text, before blanks that fill it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text, after blanks that fill it up to a width.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// The text up to its last character that is no blank.
  var withoutTrailingBlanks: String {
    guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(self[...last])
  }
}
