import Foundation
import SwivelTestKit
import Testing

/// The main actor and four threads record as fast as they can, or in time, until the process is
/// killed.
///
/// `SWIVEL_STRESS` is the number of events, instead of the gate's; those in time
/// then come at 200,000 a second, which a release build has to bear where it has a processor to
/// itself.
@Suite(.serialized)
struct StressTests {
  private static let asked = ProcessInfo.processInfo.environment["SWIVEL_STRESS"]
    .flatMap(UInt32.init)

  @Test func `each event is read back or counted as lost, exactly`() throws {
    let count = Self.asked ?? 300_000
    let found = try Self.run(count, rate: 0)

    #expect(found.eventCount + found.lostCount == UInt64(count))
    #expect(found.isInOrder)
    print("unpaced: \(found)")
  }

  @Test func `events in time are all read back`() throws {
    // The sealer of a debug build is slow.
    let (count, rate) = Self.asked.map { ($0, 200_000) } ?? (10_000, 5_000)
    let found = try Self.run(count, rate: rate)

    #expect(found.eventCount == UInt64(count))
    #expect(found.lostCount == 0)
    #expect(found.isInOrder && found.isWhole)
    print("paced: \(found)")
  }

  private static func run(_ count: UInt32, rate: Int) throws -> StressLog {
    try withFolder { folder in
      let path = folder.path("stress.swivel")
      let child = try RecordingChild(words: ["stress", path, "\(count)", "\(rate)"])
      child.waitUntilEnd()
      #expect(child.isKilled)
      #expect(folder.exists("stress.swivel.hot"))
      return try StressLog(path)
    }
  }
}
