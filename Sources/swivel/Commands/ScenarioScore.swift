import SwivelReports

/// The number of scenarios by result.
struct ScenarioScore {
  var (met, missed, unscored) = (0, 0, 0)
  /// How many scenarios of readable files are invalid.
  var refused = 0
  /// How many files could not be read.
  var unread = 0

  private var scored: Int { met + missed }
  private var isEmpty: Bool { scored + unscored == 0 }
  private var isIncomplete: Bool { refused + unread > 0 }

  var text: String {
    let losses = [
      refused == 0 ? nil : isEmpty ? refused.counting("scenario") : "\(refused)",
      unread == 0 ? nil : unread.counting("file"),
    ].compactMap(\.self).map { "\($0) could not be read" }
    guard !isEmpty else {
      return "nothing was run: "
        + (losses.isEmpty ? "no scenarios were found" : losses.joined(separator: ", "))
    }
    let played = "\(met) of \(scored.counting("scored scenario")) passed, \(unscored) not scored"
    return ([played] + losses).joined(separator: ", ")
  }

  var ending: Ending {
    if isIncomplete, isEmpty { return .impossible }
    if missed > 0 { return .negative }
    return isIncomplete ? .lossy : .done
  }
}
