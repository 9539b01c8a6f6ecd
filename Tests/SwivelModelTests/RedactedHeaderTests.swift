import Testing

@testable import SwivelModel

/// Of a header a redacted log keeps what has the form of its line, and nothing else.
struct RedactedHeaderTests {
  private static func header(_ key: String, _ value: String) throws -> TraceHeader {
    var header = TraceHeader()
    let isSet = header.set(try #require(TraceHeader.Key(rawValue: key)), to: value)
    try #require(isSet)
    return header
  }

  @Test(arguments: [
    ("id", "0123456789abcdef0123456789ABCDEF"), ("prev", "00000000000000000000000000000000"),
    ("recording", "ffffffffffffffffffffffffffffffff"), ("start", "2026-01-02T03:04:05Z"),
    ("start", "2026-01-02T03:04:05.123456Z"), ("start", "2026-01-02T03:04:05+05:30"),
    ("os", "iOS 16.4"), ("os", "iPadOS 17"), ("os", "macOS 14.4.1"), ("device", "iPhone14,5"),
    ("source", "pipe"), ("names", "tokens"), ("app", "name-0123456789ab"),
    ("version", "4.12.1"), ("version", "7"), ("build", "2026.01.31.2"), ("build", "20260131123456"),
    ("install", "name-0123456789ab"),
  ])
  func `what has the form of its line is in no clear`(key: String, value: String) throws {
    let header = try Self.header(key, value)

    #expect(Redaction.names.clearCount(in: header) == 0)
    #expect(key == "names" || Redaction.names.redacted(header).facts[0].value == value)
  }

  @Test(arguments: [
    ("id", "Jane Doe"), ("id", "0123456789abcdef0123456789abcdeg"), ("id", "00"), ("id", ""),
    ("prev", "the first one"), ("recording", "0123456789abcdef0123456789abcdef0"),
    ("start", "at home"), ("start", "2026-01-02T03:04:05"), ("start", "2026-01-02T03:04:05 Jane"),
    ("start", "2026-01-02T03:04:05.Z"), ("start", "2026-01-02T03:04:05.0123456789Z"),
    ("start", "2026-01-02T03:04:05Zx"), ("start", "2026-01-02T03:04:05+Jane!"),
    ("os", "Jane Doe iPhone"), ("os", "iOS 16.4 of Jane"), ("os", "iOS"), ("os", "JaneOS 1"),
    ("os", "iOS 16.4.1.2"), ("os", "iOS 1604"), ("os", "iOS ١٦"), ("device", "Jane's iPhone"),
    ("source", "scenario secret"), ("names", "of Jane"), ("app", "com.example.secret"),
    ("version", "4.12-jane"), ("version", ""), ("version", "4."), ("version", "1.2.3.4.5"),
    ("build", "jane/fix"), ("build", "202601311234567"), ("build", "d41d8cd"),
    ("install", "0123456789abcdef0123456789abcdef"),
  ])
  func `what has another form counts as a name`(key: String, value: String) throws {
    let header = try Self.header(key, value)
    let redacted = Redaction.names.redacted(header)

    #expect(Redaction.names.clearCount(in: header) == 1)
    #expect(!redacted.facts.contains { $0.value == value })
    #expect(Redaction.names.clearCount(in: redacted) == 0)
    #expect(Redaction.dropping(except: [String]()).redacted(header).facts.map(\.key) == [.names])
  }

  @Test func `a key that means nothing counts as a name, and its value as another`() throws {
    let header = try Self.header("secret-plan", "of Jane")
    let redacted = Redaction.names.redacted(header)

    #expect(Redaction.names.nameCounts(of: header) == (2, 2))
    #expect(Redaction.names.clearCount(in: header) == 2)
    #expect(
      redacted.facts.first?.key.rawValue == Redaction.names.replacement(for: "secret-plan"))
    #expect(Redaction.names.clearCount(in: redacted) == 0)
    #expect(Redaction.names.redacted(redacted) == redacted)
  }

  @Test func `a header that is full still says what was done`() throws {
    var header = TraceHeader()
    for number in 0..<TraceHeader.maximumCount {
      let key = try #require(TraceHeader.Key(rawValue: "key-\(number)"))
      let isSet = header.set(key, to: "x")
      #expect(isSet)
    }

    #expect(Redaction.names.redacted(header)[.names] == "tokens")
  }
}
