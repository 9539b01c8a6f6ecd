import Foundation
import SwivelTestKit
import Testing

/// Recorders that are killed at any moment while they begin segments and remove old ones.
///
/// `SWIVEL_KILLS` says how many, if it should be more than the gate's few.
struct RotationKillTests {
  private static let count =
    ProcessInfo.processInfo.environment["SWIVEL_KILLS"].flatMap(Int.init) ?? 6

  @Test func `a kill at any moment of a rotation costs nothing that was acknowledged`() throws {
    let prepared = try PreparedFolder(.rotation)
    var random = SplitMix64(seed: 22)
    var (kills, faulty) = (0, 0)
    while kills < Self.count {
      // The child records for about as long.
      let moments = (0..<2).map { _ in UInt32.random(in: 0...250_000, using: &random) }
      try withFolder { folder in
        var run = try CrashRun(prepared, folder)
        try run.run(killedAfter: moments)
        #expect(run.killCount > 0, "it ended before it was killed")
        #expect(
          run.faults.isEmpty,
          """
          killed after \(moments) µs: \(run.faults.joined(separator: "; ")). \
          The kills left: \(run.leftovers)
          """)
        kills += max(run.killCount, 1)
        faulty += run.faults.isEmpty ? 0 : 1
      }
    }
    print("\(kills) kills, \(faulty) at fault")
  }
}
