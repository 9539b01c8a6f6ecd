import SwivelFindings
import SwivelModel

/// A trace that could not be judged, as text.
struct UnjudgedText {
  /// The id in place of a finding's.
  static let id = "unjudged"

  let lines: [String]

  init(_ missing: [MissingFact], trace: String) {
    guard !missing.isEmpty else {
      lines = []
      return
    }
    lines =
      [
        "unjudged: no finding, but not enough is known to call the run clean [\(Self.id)]",
        "  at    \(Names.printable(trace))",
      ] + missing.map { "  why   \($0)" } + missing.advice.map { "  help  \($0)" }
      + ["  more  swivel info \(ShellWord.path(trace))"]
  }
}
