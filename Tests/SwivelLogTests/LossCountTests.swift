import SwivelModel
import Testing

@testable import SwivelLog

/// Counts of missing events that are greater than there are numbers.
struct LossCountTests {
  private static let most = UInt64(1) << 63 - 1
  private static let huge: [UInt8] = [
    SectionType.loss, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01, 0,
  ]

  @Test func `a count beyond the last number is that of the last number`() throws {
    let read = ReadLog(try Blocks.log(Self.huge, Self.huge))

    #expect(read.error == nil)
    #expect(
      read.items == Array(repeating: .loss(Loss(count: Self.most, reason: .bufferFull)), count: 2))
    #expect(read.items.first == .loss(Loss(count: .max, reason: .bufferFull)))
    #expect(read.summary?.lostCount == Self.most)
  }

  @Test func `a state claims no more of them either`() throws {
    let max: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]
    let checkpoint =
      [SectionType.checkpoint, 0, 1, 5, 0, 0] + max + [UInt8](repeating: 0, count: 10)

    let read = ReadLog(try Blocks.log(checkpoint))

    #expect(read.summary?.droppedCount == 5)
    #expect(read.summary?.lostCount == Self.most)
  }
}
