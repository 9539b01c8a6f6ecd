import SwivelModel

extension Instant {
  /// The moment in seconds, to the thousandth.
  package var text: String {
    let milliseconds = rawValue / 1_000
    let fraction = String(milliseconds % 1_000 + 1_000).dropFirst()
    return "\(milliseconds / 1_000).\(fraction)s"
  }
}

extension BinaryInteger {
  /// The number with what it counts: `1 finding`, `2 findings`.
  package func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}

extension InterfaceOrientationMask {
  /// The mask in the short form of a gate: `P UD LL LR`.
  var initials: String {
    isEmpty ? "none" : orientations.map(\.initial).joined(separator: " ")
  }

  /// What a window may have: one orientation, or several with a word between.
  var alternatives: String {
    if self == .all { return "unknown" }
    return isEmpty ? "none" : words.joined(separator: " or ")
  }
}

extension InterfaceOrientation {
  fileprivate var initial: String {
    switch self {
    case .portrait: "P"
    case .portraitUpsideDown: "UD"
    case .landscapeLeft: "LL"
    case .landscapeRight: "LR"
    }
  }
}

extension String {
  /// The text, filled up with blanks to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text, with blanks in front up to a width.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// The text up to its last character that is no blank.
  var withoutTrailingBlanks: String {
    guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(self[...last])
  }
}
