import SwivelModel
import SwivelTrace
import Testing

struct FormTests {
  private static let header = #"{"swivel":"1.0","unit":"1us","header":{"app":"com.example.a"}}"#
  private static let first = #"{"seq":0,"t":0,"kind":"rotationLock","on":true}"#
  private static let second = #"{"seq":4,"t":9,"kind":"rotationLock","on":false}"#

  @Test func `text is distinguished from a log by its first bytes`() throws {
    let text = [Self.header, Self.first].joined(separator: "\n")

    let reading = try SampleTrace.read(text.utf8)

    #expect(reading.error == nil)
    #expect(reading.items.count == 1)
  }

  @Test func `numbers that no event has are a loss`() throws {
    let reading = try SampleTrace.read([Self.first, Self.second].joined(separator: "\n").utf8)

    #expect(reading.items.count == 2)
    #expect(reading.hasLoss)
  }

  @Test func `a text that breaks gives the events before`() throws {
    let text = [Self.header, Self.first, String(Self.second.dropLast(4))].joined(separator: "\n")

    let reading = try SampleTrace.read(text.utf8)

    #expect(reading.items.count == 1)
    #expect(reading.error?.eventCount == 1)
    #expect(reading.error?.description.hasPrefix("line 3: ") == true)
  }

  @Test func `an empty file is an error`() throws {
    guard case .empty = try SampleTrace.read([]).error else {
      Issue.record("no error, or another one")
      return
    }
  }

  @Test(arguments: ["\u{1F}", "hello", "\u{0}\u{0}", "// a comment\n"])
  func `what is neither form is an error`(text: String) throws {
    guard case .unknownForm = try SampleTrace.read(text.utf8).error else {
      Issue.record("no error, or another one")
      return
    }
  }

  @Test func `a missing file is an error of the system`() {
    #expect(throws: TraceError.self) { try TraceReader(path: "/no/such/file") }
  }
}
