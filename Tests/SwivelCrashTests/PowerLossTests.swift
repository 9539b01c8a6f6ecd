import Foundation
import SwivelKillPoints
import SwivelTestKit
import Testing

/// Recorders on a disk that loses its power between any two calls.
///
/// `SWIVEL_POWER_LOSSES` is the number of losses, instead of the gate's few. See ``KeptStates`` for
/// reading the states with other programs.
struct PowerLossTests {
  private static let count =
    ProcessInfo.processInfo.environment["SWIVEL_POWER_LOSSES"].flatMap(Int.init) ?? 240

  private static let schedules = CrashSchedule.all.filter { schedule in
    ["file", "folder", "adopt", "adopt-folder", "rotation"].contains(schedule.form)
  }

  @Test(arguments: schedules, PowerLoss.Names.allCases)
  func `a loss of power costs nothing that was synchronized`(
    schedule: CrashSchedule, order: PowerLoss.Names
  ) throws {
    let prepared = try PreparedFolder(schedule)
    let count = max(Self.count / Self.schedules.count / PowerLoss.Names.allCases.count, 1)
    let faulty = try withFolder { folder in
      let (disk, calls) = try Self.calls(prepared, in: folder, order)
      return try Self.lose(prepared, disk, calls, count)
    }
    print("\(schedule), names \(order): \(count) losses, \(faulty) at fault")
  }

  /// The calls of a child, and the disk before the first of them.
  private static func calls(
    _ prepared: PreparedFolder, in folder: TemporaryFolder, _ order: PowerLoss.Names
  ) throws -> (PowerLoss, [CallLog.Call]) {
    try prepared.copy(to: folder)
    let disk = try PowerLoss(folder.path("logs"), order)
    let schedule = prepared.schedule
    let child = try Child(
      ["schedule", schedule.form, folder.path("logs"), "9", "\(schedule.count)"],
      ["SWIVEL_CALL_LOG": folder.path("calls")], output: folder.path("acknowledged"))
    #expect(child.wait() == .exit(0))
    return (disk, try CallLog(folder.path("calls")).calls)
  }

  /// Goes through the calls, and loses power after some of them, at random.
  private static func lose(
    _ prepared: PreparedFolder, _ disk: PowerLoss, _ calls: [CallLog.Call], _ count: Int
  ) throws -> Int {
    var (disk, acknowledged, faulty) = (disk, prepared.acknowledged, 0)
    var random = SplitMix64(seed: UInt64(prepared.schedule.description.utf8.count))
    var moments: [Int: Int] = [:]
    // Nearly all entries are pages between the calls.
    let numbered = calls.indices.filter { calls[$0].number > 0 }
    for _ in 0..<count {
      let place = numbered.randomElement(using: &random) ?? 0
      moments[min(place + Int.random(in: 0...3, using: &random), calls.count - 1), default: 0] += 1
    }
    for (place, call) in calls.enumerated() {
      disk.apply(call)
      if call.kind == SWIVEL_CALL_ACKNOWLEDGE { acknowledged.add(Acknowledged(call.data)) }
      for _ in 0..<moments[place, default: 0] {
        let files = disk.files(&random)
        faulty += try check(prepared, files, acknowledged, place)
      }
    }
    return faulty
  }

  /// Whether a state is at fault.
  private static func check(
    _ prepared: PreparedFolder, _ files: [String: [UInt8]], _ acknowledged: Acknowledged,
    _ place: Int
  ) throws -> Int {
    try withFolder { folder in
      for (path, bytes) in files {
        try folder.write(bytes, to: (path as NSString).lastPathComponent)
      }
      KeptStates.keep(folder.path, "\(prepared.schedule), entry \(place), \(UUID())")
      // What an earlier process had recorded was on the disk.
      let promised = acknowledged.synchronized.merging(prepared.acknowledged.recorded) { $1 }
      var run = PowerLossRun(
        prepared.schedule, folder, promised: promised, recorded: acknowledged.recorded)
      run.run()
      let sizes = files.map { "\(($0 as NSString).lastPathComponent) \($1.count)" }.sorted()
      #expect(
        run.faults.isEmpty,
        "\(prepared.schedule), entry \(place): \(run.faults.joined(separator: "; ")). Left: \(sizes)"
      )
      return run.faults.isEmpty ? 0 : 1
    }
  }
}
