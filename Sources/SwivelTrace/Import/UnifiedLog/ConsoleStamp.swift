/// The timestamp at the beginning of a console line.
///
/// | form | example |
/// |---|---|
/// | the default of `log` | `2026-05-04 10:11:12.345678+0200 0x1f …` |
/// | the time since the previous line | `[ +436 ms] …` |
struct ConsoleStamp {
  /// The time of the line.
  let time: WallTime?
  /// The time since the previous line.
  let microsecondsLater: UInt64

  /// Reads the beginning of a line; `nil` without a timestamp.
  init?(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line.prefix(40), as: UTF8.self)
    if let milliseconds = Self.milliseconds(text) {
      (time, microsecondsLater) = (nil, milliseconds * 1_000)
    } else {
      let words = text.split(separator: " ", maxSplits: 2)
      guard words.count > 1, words[0].contains("-"),
        let time = WallTime("\(words[0]) \(words[1])")
      else { return nil }
      (self.time, microsecondsLater) = (time, 0)
    }
  }

  private static func milliseconds(_ text: String) -> UInt64? {
    guard text.hasPrefix("["), let closing = text.firstIndex(of: "]") else { return nil }
    let words = text[text.index(after: text.startIndex)..<closing].split(separator: " ")
    guard words.count == 2, words[1] == "ms", let number = words.first, number.hasPrefix("+") else {
      return nil
    }
    // At most the digits of the longest valid number of milliseconds.
    let digits = number.dropFirst().filter { $0 != "," }
    return digits.count < 15 ? UInt64(digits) : nil
  }
}
