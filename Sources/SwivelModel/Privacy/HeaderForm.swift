/// The documented forms of the lines in a header.
///
/// A value that has the form of its key contains no word of the app's choice. The keys `app`,
/// `install` and `device` have no form, nor have unknown keys.
enum HeaderForm {
  /// The known keys; any other key is a word that an app or a stream chose.
  static let keys: Set<TraceHeader.Key> = [
    .id, .start, .source, .app, .version, .build, .install, .system, .device, .previous, .recording,
    .names, .times,
  ]

  /// Whether the value of a key has its form.
  static func fits(_ fact: TraceHeader.Fact) -> Bool {
    switch fact.key {
    case .id, .recording, .previous: isIdentifier(fact.value)
    case .start: isTime(fact.value)
    case .version, .build: isVersion(fact.value)
    case .system: isSystem(fact.value)
    case .source: PublicNames.sources.contains(fact.value)
    case .names: Redaction.words.contains(fact.value)
    case .times: fact.value == TraceHeader.assumedTimes
    // A key is open to further words.
    default: false
    }
  }

  /// 32 hexadecimal digits.
  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
  }

  /// A date, a time and a zone, as in RFC 3339.
  private static func isTime(_ text: String) -> Bool {
    var rest = text.utf8[...]
    guard take("0000-00-00T00:00:00", from: &rest) else { return false }
    if take(".", from: &rest) {
      let fraction = rest.prefix(while: isDigit)
      guard (1...9).contains(fraction.count) else { return false }
      rest = rest.dropFirst(fraction.count)
    }
    if take("Z", from: &rest) { return rest.isEmpty }
    return (take("+", from: &rest) || take("-", from: &rest)) && take("00:00", from: &rest)
      && rest.isEmpty
  }

  /// The name of one of Apple's systems and a version, such as `iOS 16.4`.
  private static func isSystem(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, systems.contains(String(words[0])) else { return false }
    return areNumbers(words[1], atMost: 3, digits: 3)
  }

  /// Up to four numbers of an app, such as `4.12.1`; a build may be a date and a time.
  private static func isVersion(_ text: String) -> Bool {
    areNumbers(text[...], atMost: 4, digits: 14)
  }

  /// Numbers with dots between them.
  private static func areNumbers(_ text: Substring, atMost count: Int, digits: Int) -> Bool {
    let numbers = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    return numbers.count <= count
      && numbers.allSatisfy { (1...digits).contains($0.count) && $0.allSatisfy(isDigit) }
  }

  private static let systems: Set<String> = [
    "iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS",
  ]

  /// Consumes a prefix that matches a pattern, in which 0 stands for any digit; otherwise nothing.
  private static func take(_ pattern: String, from rest: inout Substring.UTF8View) -> Bool {
    let front = rest.prefix(pattern.utf8.count)
    guard front.count == pattern.utf8.count,
      zip(front, pattern.utf8).allSatisfy({ $0 == $1 || $1 == 0x30 && isDigit($0) })
    else { return false }
    rest = rest.dropFirst(front.count)
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
