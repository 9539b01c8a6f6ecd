import Foundation
import SwivelTestKit
import Testing

/// Recorders on file systems that lack calls, and on machines whose clock steps back.
struct OddMachineTests {
  private static let schedules = CrashSchedule.all.filter {
    ["a file", "a folder", "record", "append", "adoption"].contains($0.description)
  }

  @Test(arguments: schedules, [EINVAL, ENOSYS, EPERM, EOPNOTSUPP])
  func `without some calls, all is recorded and nothing is left`(
    schedule: CrashSchedule, errno: Int32
  ) throws {
    let prepared = try PreparedFolder(schedule)
    for refused in ["r", "rl", "a", "rla"] {
      try withFolder { folder in
        var run = try CrashRun(prepared, folder)
        try run.run(with: ["SWIVEL_REFUSE": refused, "SWIVEL_FAIL_ERROR": "\(errno)"])
        #expect(run.faults.isEmpty, "\(schedule), \(run.name), left: \(run.leftovers)")
      }
    }
  }

  @Test(arguments: schedules)
  func `a clock that steps back ends nothing`(schedule: CrashSchedule) throws {
    let prepared = try PreparedFolder(schedule)
    try withFolder { folder in
      var run = try CrashRun(prepared, folder)
      try run.run(with: ["SWIVEL_CLOCK_STEP": "5000"])
      #expect(run.faults.isEmpty, "\(schedule), \(run.name), left: \(run.leftovers)")
    }
  }
}
