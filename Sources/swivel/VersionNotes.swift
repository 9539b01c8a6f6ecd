import SwivelModel
import SwivelReports
import SwivelReplay

/// Notes on versions of iOS that the rules do not cover.
enum VersionNotes {
  /// The notes on a trace, as it is or with changes.
  static func notes(_ path: String, _ session: SessionState) -> [String] {
    !session.system.isKnown
      ? [
        "note: \(path): no event tells the version of iOS, so no rule applies",
        "  help: record {\"kind\":\"systemVersion\",\"version\":\"16.0\"} before anything else, or import with --ios",
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
    return "note: \(path): no rule is known beyond \(what) \(newest);"
      + " for \(version) those of \(newest) are followed"
  }
}
