import SwivelQueries
import SwivelReports

/// The outcomes of all comparisons.
struct DiffTally {
  /// How many runs behave the same, or differently.
  var (same, different) = (0, 0)
  /// How many runs do not differ, but lack a part, or their golden does.
  var incomplete = 0
  /// How many runs became a golden, or have none.
  var (new, withoutGolden) = (0, 0)
  /// How many runs could not be read.
  var unread = 0
  /// How many goldens have no run, unless that is allowed.
  var missing = 0
  var hasLoss = false

  mutating func count(_ comparison: Comparison) {
    hasLoss = hasLoss || comparison.isIncomplete
    if comparison.isDifferent {
      different += 1
    } else if comparison.isIncomplete {
      incomplete += 1
    } else {
      same += 1
    }
  }

  private var count: Int { same + different + incomplete + new + withoutGolden + unread }

  /// The total of a comparison with goldens.
  var text: String {
    let others = [
      Self.clause(different, "1 differs", "differ"),
      Self.clause(
        incomplete, "1 is incomplete and cannot be compared",
        "are incomplete and cannot be compared"), Self.clause(new, "1 is new", "are new"),
      Self.clause(withoutGolden, "1 has no golden", "have no golden"),
      Self.clause(unread, "1 could not be compared", "could not be compared"),
      Self.clause(missing, "1 golden has no matching run", "goldens have no matching run"),
    ].compactMap(\.self)
    let failure = ending == .negative || ending == .impossible ? "failed: " : ""
    let total =
      count == 1
      ? "\(same) of 1 run matches its golden" : "\(same) of \(count) runs match their goldens"
    return failure + ([total] + others).joined(separator: "; ")
  }

  private static func clause(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : count == 1 ? one : "\(count) \(many)"
  }

  var ending: Ending {
    if unread > 0, unread == count { return .impossible }
    if different + new + withoutGolden + missing > 0 { return .negative }
    return unread > 0 || hasLoss ? .lossy : .done
  }
}
