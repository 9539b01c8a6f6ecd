import SwivelFindings
import SwivelReports

/// A fact about a trace: a term and its value.
struct Fact {
  let term: String
  let value: String
  var isBad = false
}

extension Fact {
  static func all(of trace: ReportTrace) -> [Self] {
    let facts: [(String, String?)] = [
      ("app", trace.app), ("system", trace.os.map(system)), ("device", trace.device),
      ("recorded", trace.start.map(readable)),
      ("length", "\(trace.end.seconds) s, \(trace.events.grouped) events"),
    ]
    return facts.compactMap { term, value in value.map { Self(term: term, value: $0) } }
      + [counted("lost events", trace.lost + trace.missing)]
      + (trace.fault.map { [Self(term: "fault", value: $0, isBad: true)] } ?? [])
  }

  /// How often something happened that is better not there.
  static func counted(_ term: String, _ count: UInt64) -> Self {
    Self(term: term, value: count == 0 ? "none" : count.grouped, isBad: count > 0)
  }

  /// ISO 8601 in UTC, for readers.
  private static func readable(_ start: String) -> String {
    guard start.hasSuffix("Z"), start.contains("T") else { return start }
    return start.dropLast().split(separator: "T").joined(separator: ", ") + " UTC"
  }
}

/// The version of a system; a header may have its name as well.
func system(_ version: String) -> String {
  version.contains(" ") ? version : "iOS \(version)"
}

extension UInt64 {
  /// The number with commas between thousands.
  var grouped: String {
    var digits = Array(String(self))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}
