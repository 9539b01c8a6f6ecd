package import SwivelQueries
import SwivelFindings
package import SwivelLog
import SwivelModel

/// A diff as text: the first divergence, its cause and its consequences.
package struct DiffText {
  private let comparison: Comparison
  private let base: String
  private let head: String
  private let mode: LogReader.Mode

  // The rest is counted; JSON has all of them.
  private static let limit = 20

  package init(
    _ comparison: Comparison, base: String, head: String, mode: LogReader.Mode = .tail
  ) {
    (self.comparison, self.base, self.head, self.mode) = (comparison, base, head, mode)
  }

  package var lines: [String] {
    guard comparison.isDifferent || !comparison.delays.isEmpty else {
      return (comparison.isSame ? scope : []) + [comparison.summary]
    }
    return runs + scope + devices + cause + consequences + further + findings + delays
      + [comparison.summary]
  }

  /// The lines without the findings that the head has, for reports that list these apart.
  var behavior: [String] {
    runs + devices + cause + consequences + further + fixed + [comparison.summary]
  }

  private var runs: [String] {
    let counts = comparison.eventCounts
    return [
      "- \(Names.printable(base)), \(counts.base.counting("event"))",
      "+ \(Names.printable(head)), \(counts.head.counting("event"))",
    ]
  }

  private var scope: [String] { comparison.scope.map { ["compared  \($0)"] } ?? [] }

  private var devices: [String] {
    let (was, now) = comparison.devices
    return was == now ? [] : ["device", "  - \(list(was))", "  + \(list(now))"]
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? "not recorded" : words.joined(separator: ", then ")
  }

  var cause: [String] {
    switch comparison.cause {
    case nil: []
    case .change(let change):
      ["\(comparison.causeName)  \(change.headline)"] + change.lines.indented
    case .device: ["cause  the device: nothing else differs before the consequences"]
    case .unknown: ["cause  unknown: nothing recorded differs before the consequences"]
    }
  }

  private var consequences: [String] {
    comparison.consequences.listed(Self.limit) { consequence in
      ["consequence  \(consequence.headline)"] + consequence.lines.indented
    }
  }

  private var further: [String] {
    let others = comparison.changes.enumerated().filter { $0.offset != comparison.causeIndex }
    let count = comparison.changes.totalCount - (comparison.causeIndex == nil ? 0 : 1)
    return others.map(\.element).listed(Self.limit, of: count) { change in
      ["\(change.isOutcome ? "different observation" : "also different")  \(change.headline)"]
        + change.lines.indented
    }
  }

  private var findings: [String] {
    let now = comparison.names.head
    let new = Diagnosis.of(comparison.newFindings).flatMap { diagnosis in
      ["new finding"] + FindingText(diagnosis, trace: head, mode: mode, now).lines.indented
    }
    let unchanged = comparison.unchangedFindings
    let kept = unchanged.listed(Self.limit, of: unchanged.count) {
      ["unchanged finding  \($0.clause(now, of: "head"))"]
    }
    return new + fixed + kept
  }

  private var fixed: [String] {
    let was = comparison.names.base
    return comparison.fixedFindings.map { "fixed finding  \($0.clause(was, of: "base"))" }
  }

  private var delays: [String] {
    comparison.delays.listed(Self.limit) { delay in
      let texts = [delay.base, delay.head].map { Instant(rawValue: $0).text }
      // A small tolerance finds differences that milliseconds do not show.
      let (was, now) =
        texts[0] == texts[1] ? ("\(delay.base) µs", "\(delay.head) µs") : (texts[0], texts[1])
      let place = "at \(delay.step.instant.text), event \(delay.step.sequence) of the base"
      return [
        "timing  \(place): \(delay.step.form.clause())", "  - took \(was)", "  + took \(now)",
      ]
    }
  }
}

extension Finding {
  /// The finding, its page, and its place in one of the runs.
  fileprivate func clause(_ table: NameTable, of run: String) -> String {
    "\(id.rawValue): \(place(table)) (\(instant.text), event \(sequence) of the \(run))"
  }
}

extension [String] {
  var indented: [String] { map { "  \($0)" } }
}

extension Collection {
  /// The lines of the first elements, and the number of the others.
  func listed(_ limit: Int, of count: Int, _ lines: (Element) -> [String]) -> [String] {
    let shown = Swift.min(limit, self.count)
    return prefix(limit).flatMap(lines) + (count > shown ? ["and \(count - shown) more"] : [])
  }
}

extension FirstOnes {
  fileprivate func listed(_ limit: Int, _ lines: (Element) -> [String]) -> [String] {
    listed(limit, of: totalCount, lines)
  }
}
