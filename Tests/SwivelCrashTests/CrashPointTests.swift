import Foundation
import SwivelKillPoints
import SwivelTestKit
import Testing

/// Recorders that are killed before, in the middle of, or after each call that changes a file.
///
/// `SWIVEL_KILLS` says how many, `all` for each call, if it should be more than the gate's few;
/// `SWIVEL_SCHEDULE` names one schedule to run alone.
struct CrashPointTests {
  private static let asked = ProcessInfo.processInfo.environment["SWIVEL_KILLS"]
  private static let gateCount = 120

  @Test(arguments: CrashSchedule.chosen)
  func `a kill at any call costs nothing that was acknowledged`(schedule: CrashSchedule) throws {
    let prepared = try PreparedFolder(schedule)
    let points = CrashPoint.all(of: try prepared.calls())
    let plan = Self.plan(points, CrashPoint.all(of: try prepared.restartCalls()))
    var (kills, faulty) = (0, 0)
    for (point, restart) in plan {
      let run = try Self.run(prepared, point, restart)
      kills += run.killCount
      faulty += run.faults.isEmpty ? 0 : 1
    }
    print(
      "\(schedule): \(points.count) points, \(plan.count) runs, \(kills) kills, \(faulty) at fault")
    // A call more or less may come from the thread that seals.
    #expect(kills >= plan.count * 3 / 4 && !plan.isEmpty)
  }

  @Test func `the schedule of rotation begins segments and drops some`() throws {
    let calls = try PreparedFolder(.rotation).calls().calls.filter { !$0.isFailed }
    let begun = calls.filter {
      $0.kind == SWIVEL_CALL_OPEN && $0.path.contains(".swivel")
        && !$0.path.contains(".hot")
    }
    let dropped = calls.filter { $0.kind == SWIVEL_CALL_UNLINK && $0.path.hasSuffix(".swivel") }
    #expect(begun.count > 1)
    #expect(!dropped.isEmpty)
  }

  /// The points to try, each with one of the restart or none.
  private static func plan(
    _ points: [CrashPoint], _ restarts: [CrashPoint]
  ) -> [(CrashPoint, CrashPoint?)] {
    guard !restarts.isEmpty, !points.isEmpty else { return [] }
    if asked == "all" { return allPlan(points, restarts) }
    let count = max((asked.flatMap(Int.init) ?? gateCount) / CrashSchedule.all.count, 1)
    return (0..<count).map { index in
      let place = count < points.count ? index * points.count / count : index % points.count
      let restart = restarts[(index * 7 + index / points.count) % restarts.count]
      return (points[place], asked != nil || index.isMultiple(of: 2) ? restart : nil)
    }
  }

  /// Each point without a second kill, and with three that are other ones for the next point.
  private static func allPlan(
    _ points: [CrashPoint], _ restarts: [CrashPoint]
  ) -> [(CrashPoint, CrashPoint?)] {
    var plan: [(CrashPoint, CrashPoint?)] = points.map { ($0, nil) }
    for round in 0..<3 {
      for (index, point) in points.enumerated() {
        let place = index + round * restarts.count / 3
        plan.append((point, restarts[place % restarts.count]))
      }
    }
    return plan
  }

  private static func run(
    _ prepared: PreparedFolder, _ point: CrashPoint, _ restart: CrashPoint?
  ) throws -> CrashRun {
    try withFolder { folder in
      var run = try CrashRun(prepared, folder)
      try run.run(point, restart: restart)
      #expect(
        run.faults.isEmpty,
        """
        \(prepared.schedule), \(point), \
        \(restart.map { "the restart \($0)" } ?? "no kill in the restart"): \
        \(run.faults.joined(separator: "; ")). \
        The kill left: \(run.leftovers). In the end: \((try? run.listing) ?? "")
        """)
      return run
    }
  }
}
