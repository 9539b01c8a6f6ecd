/// What a log says of itself before its first event: words by key, in the order of writing.
public struct TraceHeader: Equatable, Sendable {
  /// What a fact is about: lower-case letters, digits and hyphens.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The word.
    public let rawValue: String

    /// Makes a key; `nil` for an empty word, a long one, or one with other characters.
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

    /// Which recording this is: 32 hexadecimal digits.
    public static let id = Self("id")
    /// When the log began, as UTC in ISO 8601.
    public static let start = Self("start")
    /// What made the events: a recorder, a pipe, a scenario, an import.
    public static let source = Self("source")
    /// The app, by its bundle identifier.
    public static let app = Self("app")
    /// The system, as people name it.
    public static let system = Self("os")
    /// The device, as people name it.
    public static let device = Self("device")
    /// The file that this one continues.
    public static let previous = Self("prev")
    /// The first file of the recording that this one is a part of.
    public static let recording = Self("recording")
    /// What was done to the names: `tokens`, `dropped`, or `listed` if those of a list are told.
    public static let names = Self("names")
  }

  /// One thing said.
  public struct Fact: Hashable, Sendable {
    /// What it is about.
    public let key: Key
    /// What is said, in one line.
    public let value: String
  }

  /// A header holds no more facts than this.
  public static let maximumCount = 64
  /// A longer value, in bytes of UTF-8, is refused.
  public static let maximumLength = 512

  /// The facts, each key once.
  public private(set) var facts: [Fact] = []

  /// Makes a header that says nothing.
  public init() {}

  /// What is said of a key, if anything.
  public subscript(key: Key) -> String? {
    facts.first { $0.key == key }?.value
  }

  /// Which recording this is, whichever of its files says it.
  package var recording: String? { self[.recording] ?? self[.id] }

  /// Says something of a key, in place of what was said before.
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
