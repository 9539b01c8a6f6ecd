import SwivelModel
import Testing

@testable import SwivelLog

struct LogErrorTests {
  private static let damages: [BlockDamage] = [
    .start, .length(3), .cutShort(needed: 90, left: 4), .size(70_000), .deflate,
    .checksum(stored: 1, computed: 2), .endsEarly(at: 3), .number(at: 4), .count(5, at: 6),
    .kind(code: 7, at: 8), .gap(event: 9), .sequence(10), .time(11), .names(12), .tooLong(at: 13),
  ]

  private static let errors: [LogError] =
    [
      .notALog, .unsupportedVersion("2.0"), .unsupportedUnit("1ns"),
      .tailTooLong(offset: 1, byteCount: 2), .tableFull, .outOfOrder(sequence: 3),
      .unstorable(sequence: 4), .finished, .io(operation: .read, errno: 5),
    ] + damages.map { .damagedBlock(offset: 40_113, eventCount: 12, damage: $0) }

  @Test(arguments: errors) func `an error is reported as compilers tell theirs`(error: LogError) {
    #expect(error.description.first?.isUppercase == false)
    #expect(error.description.last != ".")
  }

  @Test func `an error is reported with its numbers`() {
    let error = LogError.damagedBlock(
      offset: 40_113, eventCount: 12, damage: .cutShort(needed: 90, left: 4))

    #expect(
      error.description
        == "the block at byte 40113 is damaged, after 12 events: expected 90 bytes, found 4")
    #expect(Set(Self.errors.map(\.description)).count == Self.errors.count)
  }
}
