/// The problems of many traces as text, each printed once with the traces that have it.
///
/// Traces of one app mostly have the same few problems. A problem is that of the first trace that
/// has it, with its times and its basis; the others may differ in these.
package struct FindingGroups {
  private struct Group {
    let lines: [String]
    var others: TraceNames
  }

  // For how many problems changes are tried.
  private static let trialLimit = 20

  private var groups: [Group] = []
  private var places: [String: Int] = [:]
  private var kinds: Set<String> = []

  package init() {}

  package mutating func add(_ trace: CheckReport.Trace) {
    for problem in trace.problems {
      if let place = places[problem.key] {
        groups[place].others.add(trace.path)
      } else {
        places[problem.key] = groups.count
        let isFirst = kinds.insert(problem.kind).inserted
        let isTried = groups.count < Self.trialLimit
        groups.append(Group(lines: problem.lines(isFirst, isTried), others: TraceNames()))
      }
    }
  }

  /// The problems, in the order in which they were first found.
  package var text: String {
    groups.flatMap { group in
      group.lines + (group.others.isEmpty ? [] : ["  also     in \(group.others.text)"])
    }
    .map { $0 + "\n" }.joined()
  }
}

/// The names of the first few of many traces, and the number of all.
struct TraceNames {
  private static let limit = 3

  private var names: [String] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func add(_ path: String) {
    count += 1
    if names.count < Self.limit { names.append(Names.printable(path)) }
  }

  /// Such as `5 other traces: a.swivel, b.swivel, c.swivel, …`.
  var text: String {
    let rest = count > names.count ? ", …" : ""
    return
      "\(count) other \(count == 1 ? "trace" : "traces"): \(names.joined(separator: ", "))\(rest)"
  }
}
