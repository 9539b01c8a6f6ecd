import Foundation
import SwivelTestKit
import Testing

/// Recorders whose calls that change files fail from some call on: on a full disk, or all of them.
struct FailurePointTests {
  private static let schedules = CrashSchedule.all.filter {
    !$0.hasOutput && $0.form != "rotation" && $0.count < 100
  }
  private static let isLong = ProcessInfo.processInfo.environment["SWIVEL_KILLS"] == "all"

  @Test(arguments: schedules, [ENOSPC, EIO])
  func `calls that fail cost nothing that was acknowledged`(
    schedule: CrashSchedule, errno: Int32
  ) throws {
    let prepared = try PreparedFolder(schedule)
    let count = try prepared.calls().count
    for call in stride(from: 1, through: count, by: Self.isLong ? 1 : max(count / 3, 1)) {
      try withFolder { folder in
        var run = try CrashRun(prepared, folder)
        try run.run(failing: call, errno: errno)
        #expect(
          run.faults.isEmpty,
          """
          \(schedule), error \(errno) from call \(call) on: \
          \(run.faults.joined(separator: "; ")). The failure left: \(run.leftovers)
          """)
      }
    }
  }
}
