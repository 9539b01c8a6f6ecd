import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

/// Small logs that inflate to a lot, and have no events for it.
struct VolumeTests {
  private static let zeros = [UInt8](repeating: 0, count: 65_279)

  /// A log of many blocks of a section.
  private static func log(_ section: [UInt8], count: Int) throws -> [UInt8] {
    let head = try Blocks.log()
    let block = try Blocks.log(section).dropFirst(head.count - BlockFormat.end.count)
      .dropLast(BlockFormat.end.count)
    return head.dropLast(BlockFormat.end.count) + repeatElement(block, count: count).joined()
      + BlockFormat.end
  }

  private static func read(_ bytes: [UInt8], _ mode: LogReader.Mode) throws(LogError) -> UInt64 {
    let reader = try LogReader(source: MemorySource(bytes), mode: mode)
    while try reader.nextSection() != nil {}
    return reader.summary.eventCount
  }

  @Test(
    arguments: zip(
      [0x80, 0x07, 0x05, 0x02] as [UInt8], [.strict, .tail, .salvage, .tail] as [LogReader.Mode]))
  func `sections without events are read up to a limit`(type: UInt8, mode: LogReader.Mode) throws {
    let log = try Self.log([type] + Self.zeros, count: 1_100)

    #expect(log.count < 1 << 20)
    let error = #expect(throws: LogError.self) { _ = try Self.read(log, mode) }
    guard case .tooMuch(let offset) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(offset < log.count)
  }

  @Test func `a few of them are ignored as before`() throws {
    #expect(try Self.read(Self.log([0x80] + Self.zeros, count: 1_000), .strict) == 0)
  }

  @Test func `damaged blocks count as much as those that are whole`() throws {
    let head = try Blocks.log().dropLast(BlockFormat.end.count)
    var block = try Blocks.log([0x80] + Self.zeros).dropFirst(head.count)
    block.removeLast(BlockFormat.end.count)
    block[block.endIndex - 5] ^= 1
    let log = head + repeatElement(block, count: 1_100).joined() + BlockFormat.end

    let error = #expect(throws: LogError.self) { _ = try Self.read(Array(log), .salvage) }
    #expect(error.map { if case .tooMuch = $0 { true } else { false } } == true)
  }
}
