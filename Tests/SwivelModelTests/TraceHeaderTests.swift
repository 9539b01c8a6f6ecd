import SwivelModel
import Testing

struct TraceHeaderTests {
  private var header = TraceHeader()

  @Test mutating func `a fact is said once, in its first place`() {
    let taken = [
      header.set(.app, to: "com.example.one"), header.set(.device, to: "iPhone12,1"),
      header.set(.app, to: "com.example.two"),
    ]

    #expect(taken == [true, true, true])
    #expect(header.facts.map(\.key) == [.app, .device])
    #expect(header[.app] == "com.example.two")
  }

  @Test(arguments: ["two\nlines", "a\ttab", "bell\u{7}", "delete\u{7F}"])
  mutating func `a value with control characters is refused`(value: String) {
    let isTaken = header.set(.app, to: value)

    #expect(!isTaken)
    #expect(header.facts.isEmpty)
  }

  @Test mutating func `a header does not grow without end`() throws {
    let keys = (0..<TraceHeader.maximumCount).compactMap {
      TraceHeader.Key(rawValue: "key-\($0)")
    }
    let taken = keys.map { header.set($0, to: "value") }
    let another = header.set(.app, to: "one more")
    let long = header.set(keys[0], to: String(repeating: "x", count: TraceHeader.maximumLength + 1))

    #expect(taken == Array(repeating: true, count: TraceHeader.maximumCount))
    #expect(!another)
    #expect(!long)
  }

  @Test(arguments: ["", "Upper", "white space", "tab\t", String(repeating: "x", count: 33)])
  func `other words are no key`(word: String) {
    #expect(TraceHeader.Key(rawValue: word) == nil)
  }
}
