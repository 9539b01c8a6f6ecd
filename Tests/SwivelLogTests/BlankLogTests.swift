import SwivelTestKit
import Testing

@testable import SwivelLog

/// Files that hold nothing of a log.
struct BlankLogTests {
  private static func isBlank(_ bytes: [UInt8]) throws -> Bool {
    try withFolder { try LogReader.isBlank(path: $0.write(bytes, to: "a.swivel")) }
  }

  @Test func `a file that is not there, is empty or all zeros is blank`() throws {
    #expect(try LogReader.isBlank(path: "/nowhere/at.swivel"))
    #expect(try Self.isBlank([]))
    #expect(try Self.isBlank([0]))
    #expect(try Self.isBlank([UInt8](repeating: 0, count: 100_000)))
  }

  @Test func `part of a header is blank, and a whole one is not`() throws {
    let header = Array(try Blocks.log().dropLast(BlockFormat.end.count))
    for count in 1..<header.count {
      #expect(try Self.isBlank(Array(header.prefix(count))), "\(count) bytes")
    }

    #expect(try !Self.isBlank(header))
    #expect(try !Self.isBlank(header + [0, 0]))
    #expect(try !Self.isBlank(Blocks.log(Blocks.event(1))))
  }

  @Test func `what is not a log is not blank`() throws {
    #expect(try !Self.isBlank(Array("a letter".utf8)))
    #expect(try !Self.isBlank([UInt8](repeating: 7, count: 100)))
    #expect(try !LogReader.isBlank(path: "/"))
    #expect(try LogReader.isBlank(path: "/dev/null"))
  }
}
