import Foundation
import SwivelTestKit

/// One kill and what comes after it: the log is read, recorded to again, perhaps with another kill,
/// and read each time.
struct CrashRun {
  /// How many events each restart records.
  static let restartCount = 3

  /// What is wrong, with the moment at which it was seen.
  var faults: [String] = []
  private(set) var killCount = 0
  /// Where it was killed.
  private(set) var name = ""
  /// The files as the kill or the failure left them.
  private(set) var leftovers = ""

  let schedule: CrashSchedule
  let folder: TemporaryFolder
  private(set) var acknowledged: Acknowledged
  // Of those before as well.
  private(set) var allKills: Int
  // Of the child that is killed, so that none of those before has the number.
  private var thread = 10

  init(_ prepared: PreparedFolder, _ folder: TemporaryFolder) throws {
    (schedule, self.folder) = (prepared.schedule, folder)
    (acknowledged, allKills) = (prepared.acknowledged, prepared.killCount)
    try prepared.copy(to: folder)
  }

  var logs: String { folder.path("logs") }
  var log: String { schedule.isFolder ? logs : "\(logs)/a.swivel" }
  var output: String { "\(logs)/out.swivel" }

  /// Kills the child at one point, and a restart at another.
  mutating func run(_ point: CrashPoint, restart: CrashPoint?) throws {
    name = "\(point), \(restart.map { "then \($0)" } ?? "once")"
    try run(schedule.form, schedule.count, point)
    leftovers = try listing
    check("after the kill")
    checkOutput("after the kill")
    if let restart {
      try run(schedule.restart, Self.restartCount, restart)
      check("after the killed restart")
    }
    if schedule.hasOutput { try repeatOutput() }
    for moment in ["after a restart", "after another restart"] {
      try finish(schedule.restart, Self.restartCount, moment)
      check(moment, isEnd: true)
      try checkNames(moment)
    }
  }

  /// Kills the child, and each restart that does the same, after some microseconds.
  mutating func run(killedAfter moments: [UInt32]) throws {
    name = "after \(moments) µs"
    for (index, moment) in moments.enumerated() {
      let child = try child(schedule.form, schedule.count, [:])
      usleep(moment)
      child.kill()
      acknowledged.add(child.acknowledged)
      (killCount, allKills) = (killCount + 1, allKills + 1)
      leftovers = try listing
      check("after kill \(index + 1)")
    }
    for moment in ["after a restart", "after another restart"] {
      try finish(schedule.restart, Self.restartCount, moment)
      check(moment, isEnd: true)
      try checkNames(moment)
    }
  }

  /// Does it all with calls that fail, and then without.
  mutating func run(failing call: Int, errno: Int32) throws {
    name = "call \(call) failing with \(errno)"
    let environment = ["SWIVEL_FAIL_CALL": "\(call)", "SWIVEL_FAIL_ERROR": "\(errno)"]
    let ending = try start(schedule.form, schedule.count, environment)
    if case .signal(let number) = ending { faults.append("ended by signal \(number)") }
    leftovers = try listing
    check("after the failure")
    for moment in ["after a restart", "after another restart"] {
      try finish(schedule.restart, Self.restartCount, moment)
      check(moment, isEnd: true)
    }
  }

  /// Does it all with calls that a file system or a machine does not have.
  mutating func run(with environment: [String: String]) throws {
    name = "\(environment)"
    let ending = try start(schedule.form, schedule.count, environment)
    if ending != .exit(0) { faults.append("ended with \(ending)") }
    leftovers = try listing
    check("in the end", isEnd: true)
    try checkNames("in the end")
  }

  /// The names and lengths of the files that are there.
  var listing: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: logs).sorted()
      return try names.map { "\($0) \(try folder.bytes("logs/\($0)").count)" }
        .joined(separator: ", ")
    }
  }
}

// MARK: - Processes

extension CrashRun {
  private mutating func run(_ form: String, _ count: Int, _ point: CrashPoint) throws {
    guard try start(form, count, point.environment) == .signal(SIGKILL) else { return }
    killCount += 1
    allKills += 1
  }

  private mutating func finish(_ form: String, _ count: Int, _ moment: String) throws {
    let ending = try start(form, count, [:])
    guard ending != .exit(0) else { return }
    let complaint = (try? folder.text("acknowledged.errors")) ?? ""
    faults.append("\(moment): \(form) ended with \(ending): \(complaint.prefix(200))")
  }

  private mutating func start(
    _ form: String, _ count: Int, _ environment: [String: String]
  ) throws -> Child.Ending {
    let child = try child(form, count, environment)
    let ending = child.wait()
    acknowledged.add(child.acknowledged)
    return ending
  }

  private mutating func child(
    _ form: String, _ count: Int, _ environment: [String: String]
  ) throws -> Child {
    defer { thread += 1 }
    return try Child(
      ["schedule", form, logs, "\(thread)", "\(count)"], environment,
      output: folder.path("acknowledged"))
  }

  /// Writes the other log again, which a kill may have left as a whole.
  private mutating func repeatOutput() throws {
    if schedule.form != "export" { try? FileManager.default.removeItem(atPath: output) }
    try finish(schedule.form, schedule.count, "the second time")
    if !FileManager.default.fileExists(atPath: output) { faults.append("no output") }
    checkOutput("after the second time")
  }
}
