/// The facts of a log about itself: values by key, in the order of writing.
public struct TraceHeader: Equatable, Sendable {
  /// The key of a fact: lower-case letters, digits and hyphens.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The word.
    public let rawValue: String

    /// Makes a key; `nil` for an empty or long one, or one with other characters.
    public init?(rawValue: String) {
      let allowed = { (byte: UInt8) in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
      guard (1...32).contains(rawValue.utf8.count), rawValue.utf8.allSatisfy(allowed) else {
        return nil
      }
      self.rawValue = rawValue
    }

    private init(_ word: String) {
      rawValue = word
    }

    /// The id of the recording: 32 hexadecimal digits.
    public static let id = Self("id")
    /// When the log began, as UTC in ISO 8601.
    public static let start = Self("start")
    /// The source of the events: a recorder, a pipe, a scenario, an import.
    public static let source = Self("source")
    /// The app, by its bundle identifier.
    public static let app = Self("app")
    /// The app's version, such as `4.12.1`.
    public static let version = Self("version")
    /// The app's build, such as `1874`.
    public static let build = Self("build")
    /// The installation of the app: a pseudonymous id of the app's choice.
    public static let install = Self("install")
    /// The system, as readable text.
    public static let system = Self("os")
    /// The device, as readable text.
    public static let device = Self("device")
    /// The file that this one continues.
    public static let previous = Self("prev")
    /// The first file of the recording.
    public static let recording = Self("recording")
    /// How names were redacted: `tokens`, `dropped`, or `listed` if those of a list are kept.
    public static let names = Self("names")
    /// Whether the trace has times: ``TraceHeader/assumedTimes`` if they only follow the order.
    public static let times = Self("times")
  }

  /// A key and its value.
  public struct Fact: Hashable, Sendable {
    /// The key.
    public let key: Key
    /// The value, one line.
    public let value: String
  }

  /// The largest number of facts in a header.
  public static let maximumCount = 64
  /// The largest length of a value, in bytes of UTF-8.
  public static let maximumLength = 512

  /// The value of ``Key/times`` where the source of the events stated none.
  public static let assumedTimes = "assumed"

  /// The facts, each key once.
  public private(set) var facts: [Fact] = []

  /// Makes an empty header.
  public init() {}

  /// The value of a key, if any.
  public subscript(key: Key) -> String? {
    facts.first { $0.key == key }?.value
  }

  /// The id of the recording, in any of its files.
  package var recording: String? { self[.recording] ?? self[.id] }

  /// Whether the source of the events stated no times.
  package var hasAssumedTimes: Bool { self[.times] == Self.assumedTimes }

  /// Sets or replaces the value of a key.
  ///
  /// - Returns: `false`, changing nothing, when the value has control characters or the header is
  ///   full.
  public mutating func set(_ key: Key, to value: String) -> Bool {
    guard value.utf8.count <= Self.maximumLength,
      value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return false }
    let fact = Fact(key: key, value: value)
    if let index = facts.firstIndex(where: { $0.key == key }) {
      facts[index] = fact
    } else {
      guard facts.count < Self.maximumCount else { return false }
      facts.append(fact)
    }
    return true
  }
}
