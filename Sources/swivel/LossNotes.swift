import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

extension LogReader.Summary {
  /// Messages about unreadable parts of a log.
  func lossNotes(_ path: String) -> [String] {
    let start = "note: \(path): "
    var notes: [String] = []
    if let tail = tornTail {
      let count = tail.byteCount.counting("byte")
      notes.append("\(start)ignored \(count) of an incomplete block at byte \(tail.offset)")
    }
    if let hotFault { notes.append("\(start)\(Names.printable(hotFault.description))") }
    if let missingHotPath, tornTail == nil {
      let path = Names.printable(missingHotPath)
      notes.append("\(start)it was not closed; a killed recorder's last events are in \(path)")
      notes.append("  help: copy that file, too, and read the log again")
    }
    if isHotFileDamaged {
      notes.append(
        "\(start)the recorder's buffer file (.swivel.hot) is damaged; "
          + "the last events may be missing")
    }
    for gap in gaps {
      let count = gap.byteCount.counting("byte")
      notes.append("\(start)skipped \(count) at byte \(gap.offset): \(gap.damage)")
      notes.append(
        "  \(gap.lossText)"
      )
    }
    let more = gapCount - UInt64(gaps.count)
    if more > 0 { notes.append("\(start)skipped \(more.counting("more part"))") }
    for (type, count) in skippedSections.sorted(by: { $0.key < $1.key }) {
      notes.append(
        "\(start)skipped \(count.counting("section")) of type \(type), written by a newer version of swivel"
      )
    }
    return notes
  }
}

extension TraceSummary {
  /// Messages about a trace's losses, and about times that it lacks.
  func lossNotes(_ path: String) -> [String] {
    let start = "note: \(path): "
    var (notes, toldCount) = ([String](), lostCount)
    if hasAssumedTimes {
      // Assumed times alone are 1 ms apart from the beginning.
      let which = last.map { $0.rawValue / 1_000 > eventCount } ?? false ? "some" : "the"
      notes.append(
        "\(start)\(which) events have no times; they are assumed to be 1 ms apart")
    }
    if let undeclared {
      notes.append(
        "\(start)line \(undeclared.line) uses controller \(undeclared.controller), which no earlier event "
          + "declares")
      notes.append("  help: correct the number, or declare it first: {\"kind\":\"controller\",…}")
    }
    if let exchanged {
      let side = exchanged.recorded.word
      notes.append(
        "\(start)line \(exchanged.line) records the interface in \(side) right after the device was rotated "
          + "to \(side); the landscape sides are probably exchanged")
      notes.append(
        "  help: device \(side) is interface \(exchanged.expected.word); correct either all sides of the "
          + "device or all sides of the interface")
    }
    if case .log(let log) = form {
      notes += log.lossNotes(path)
      if log.recorder == .unknown { notes += Self.ownerNotes(start) }
      toldCount = log.gaps.reduce(toldCount) { $0.addingLost($1.lostCount) }
    }
    if lostCount > 0 { notes.append("\(start)\(lostCount.counting("event")) lost while recording") }
    // These have no recorded cause: a segment or lines of a text may be missing.
    if missingCount > toldCount {
      let count = (missingCount - toldCount).counting("event")
      notes.append("\(start)\(count) missing")
    }
    return notes
  }

  /// Messages about a log whose recorder cannot be recognized, as after a restart of the device.
  private static func ownerNotes(_ start: String) -> [String] {
    [
      "\(start)it is unknown whether its recorder is still running, so the log may not be complete",
      "  help: the next start of the app that can tell completes it; until then, newer recordings in its "
        + "directory are beside it (NAME-2)",
    ]
  }
}

extension Repair.Summary {
  /// Messages about the losses of a log that was read.
  func lossNotes(_ path: String) -> [String] {
    var notes = source.lossNotes(path)
    // Events missing in a gap are reported with the gap.
    if missingCount > 0, source.gapCount == 0 {
      notes.append("note: \(path): \(missingCount.counting("event")) missing")
    }
    return notes
  }
}

extension LogReader.Gap {
  private static let doubt =
    "; the state after that is uncertain until the next observation or checkpoint"

  fileprivate var lossText: String {
    switch nextSequence {
    case nil:
      firstSequence == 0
        ? "all events are missing" : "all events from event \(firstSequence) on are missing"
    case _ where lostCount == 0: "no event is missing\(Self.doubt)"
    case _ where lostCount == 1: "event \(firstSequence) is missing\(Self.doubt)"
    case let next?: "events \(firstSequence) to \(next - 1) are missing\(Self.doubt)"
    }
  }
}

/// Notes on versions of iOS that the rules do not cover.
enum VersionNotes {
  static func notes(_ path: String, _ session: SessionState) -> [String] {
    !session.system.isKnown
      ? [
        "note: \(path): \(MissingFact.version)", "  help: \(MissingFact.version.advice)",
      ] : newer(path, system: session.system, linkedSDK: session.linkedSDK)
  }

  /// The notes on versions newer than all rules.
  static func newer(
    _ path: String, system: SystemVersion, linkedSDK: SystemVersion
  ) -> [String] {
    var notes: [String] = []
    if Rulebook.isBeyond(system) { notes.append(note(path, "iOS", system)) }
    if linkedSDK != system, Rulebook.isBeyond(linkedSDK) {
      notes.append(note(path, "the SDK of iOS", linkedSDK))
    }
    return notes
  }

  private static func note(_ path: String, _ what: String, _ version: SystemVersion) -> String {
    let newest = Rulebook.newestSystem.major
    return "note: \(path): no rules are known beyond \(what) \(newest);"
      + " the rules for \(newest) are used for \(version)"
  }
}
