import Foundation
import SwivelReports
import Testing

struct JSONLineTests {
  private enum Color: String, Encodable {
    case red
  }

  private struct Inner: Encodable {
    let path = "a/b \"c\" \\ \n\t\r ü"
    let color = Color.red
    let none: Int? = nil
  }

  private struct Sample: Encodable {
    let rule = UInt64.max
    let ruleIndex = Int.min
    let Rule = true
    let words = ["one", "two"]
    let numbers: [UInt32] = []
    let inner = [Inner(), Inner()]
    let map = ["b": [1], "a": [2, 3]]
    let color: Color? = .red
    let depth: UInt8? = 7
  }

  /// A value that encodes several parts into one object, one of them element by element.
  private struct Joined: Encodable {
    private enum Key: String, CodingKey {
      case steps, actual
    }

    func encode(to encoder: any Encoder) throws {
      try Inner().encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      var steps = container.nestedUnkeyedContainer(forKey: .steps)
      var step = steps.nestedContainer(keyedBy: Key.self)
      try step.encode(1, forKey: .actual)
      try steps.encodeNil()
      try container.encode(Int?.none, forKey: .actual)
    }
  }

  @Test func `a line is what Foundation writes with sorted keys`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let records: [any Encodable] = [Sample(), Joined(), [Sample()], [String: Int]()]
    for record in records {
      let expected = String(decoding: try encoder.encode(record), as: UTF8.self)
      #expect(try JSONLine.encode(record) == expected)
    }
  }

  @Test func `control characters are escaped, also those beyond ASCII`() throws {
    let line = try JSONLine.encode(["a\u{1B}[2J\u{7F}\u{202E}\u{2028}b"])
    #expect(line == #"["a\u001b[2J\u007f\u202e\u2028b"]"#)
  }

  @Test func `a floating-point number is refused`() {
    struct Measured: Encodable {
      let seconds = 1.5
    }
    #expect(throws: EncodingError.self) { try JSONLine.encode(Measured()) }
    #expect(throws: EncodingError.self) { try JSONLine.encode([1.5 as Float]) }
  }
}
