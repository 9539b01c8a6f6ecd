import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelRules
import SwivelTrace

/// Reads a trace to its end, event by event.
final class TraceRun {
  let path: String
  let reader: TraceReader
  // Events of kinds that this version knows, with numbers that it does not.
  private var unreadableCount: UInt64 = 0

  init(_ path: String) throws {
    self.path = path
    do throws(TraceError) {
      reader = try TraceReader(path: path)
    } catch {
      throw Failure(path, error)
    }
  }

  /// Calls a function with every entry.
  ///
  /// - Throws: ``Failure`` after everything in front of a fault was seen.
  func forEachItem(_ body: (TraceItem) throws -> Void) throws {
    while true {
      let item: TraceItem?
      do throws(TraceError) {
        item = try reader.next()
      } catch {
        throw Failure(path, error)
      }
      guard let item else { return }
      try body(item)
    }
  }

  /// Calls a function with every event, and gives back the fault that ended the trace, if any did.
  func fault(_ body: (Event) throws -> Void) throws -> Failure? {
    do {
      try forEachEvent(body)
      return nil
    } catch let failure as Failure {
      return failure
    }
  }

  /// Says so where a trace tells no version of iOS, so that no rule is in force.
  func noteMissingVersion(_ situation: Situation) {
    guard situation.facts.session.system.rawValue == 0, reader.summary.eventCount > 0 else {
      return
    }
    Talk.say("note: \(path): no event tells the version of iOS, so no rule applies")
    Talk.say(
      "  help: record {\"kind\":\"systemVersion\",\"version\":\"16.0\"} before anything else")
  }

  /// Calls a function with every event.
  func forEachEvent(_ body: (Event) throws -> Void) throws {
    try forEachItem { item in
      guard case .event(let event) = item else { return }
      if case .unrecognized(let record) = event.kind, EventSchema.known(code: record.code) != nil {
        unreadableCount += 1
      }
      try body(event)
    }
  }

  /// What the trace lost, said on the standard error; 3 if it lost anything, else 0.
  func reportLoss() -> Int32 {
    let summary = reader.summary
    if case .log(let log) = summary.form {
      if let tail = log.tornTail {
        Talk.say(
          "note: \(path): \(tail.byteCount.counting("byte")) of a cut-off block at byte \(tail.offset) ignored"
        )
      }
      for (type, count) in log.skippedSections.sorted(by: { $0.key < $1.key }) {
        Talk.say(
          "note: \(path): \(count.counting("section")) of type \(type) left out, for a newer swivel"
        )
      }
    }
    if summary.lostCount + summary.missingCount > 0 {
      let missing = max(summary.lostCount, summary.missingCount)
      Talk.say("note: \(path): \(missing.counting("event")) lost while recording")
    }
    if unreadableCount > 0 {
      Talk.say(
        "note: \(path): \(unreadableCount.counting("event")) with numbers out of range left out")
    }
    return summary.hasLoss || unreadableCount > 0 ? 3 : 0
  }
}
