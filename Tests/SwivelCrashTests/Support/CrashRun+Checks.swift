import Foundation
import SwivelLog

extension CrashRun {
  mutating func check(_ moment: String, isEnd: Bool = false) {
    KeptStates.keep(logs, "\(schedule), \(name), \(moment)")
    let read = ReadBack(log)
    // Killed before there was anything.
    if !isEnd, read.isNothing, acknowledged.count == 0 { return }
    var verdict = Verdict(
      read, acknowledged.recorded, killCount: allKills, surplus: schedule.surplus)
    if isEnd { verdict.checkEnd() }
    if !isEnd, let error = read.error { faults.append("\(moment): \(error)") }
    faults += verdict.faults.map { "\(moment): \($0)" }
  }

  /// What was written beside the log is there as a whole, or not at all.
  mutating func checkOutput(_ moment: String) {
    guard schedule.hasOutput, FileManager.default.fileExists(atPath: output) else { return }
    let read = ReadBack(output)
    let source = ReadBack(log)
    // While it is exported, the log continues.
    let isWhole =
      schedule.form == "export"
      ? Array(source.sequences.prefix(read.sequences.count)) == read.sequences
      : source.sequences == read.sequences
    if read.error != nil || !read.summary.isClosedCleanly || !isWhole {
      faults.append(
        "\(moment): the output is not whole: \(read.sequences.count) events"
          + (read.error.map { ", \($0)" } ?? ""))
    }
  }

  mutating func checkNames(_ moment: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: logs)
    let others = names.filter { name in
      if schedule.isFolder { return LogPlace.recording(ofSegment: name) != "a" }
      return name != "a.swivel" && (name != "out.swivel" || !schedule.hasOutput)
    }
    if !others.isEmpty { faults.append("\(moment): \(others) are left") }
  }
}
