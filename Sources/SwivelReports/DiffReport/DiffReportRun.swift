import SwivelModel
package import SwivelQueries

/// One of two runs for a page about both: its document, and the events that were compared.
package struct DiffReportRun {
  let report: ReportRecord
  let compared: ComparedEvents
  // The number of the event of each moment.
  private let sequences: [UInt64]

  package init(_ report: ReportRecord, _ compared: ComparedEvents) {
    (self.report, self.compared) = (report, compared)
    var sum: UInt64 = 0
    sequences = report.moments.seq.map { step in
      sum += step
      return sum
    }
  }

  /// The moment that holds at an event: its own, or the last one before it.
  func moment(at sequence: UInt64) -> Int? {
    let index = sequences.partitioningIndex { $0 > sequence }
    return index > 0 ? index - 1 : nil
  }

  /// The moment of an event; `nil` if it was left out.
  func ownMoment(of sequence: UInt64) -> Int? {
    moment(at: sequence).flatMap { sequences[$0] == sequence ? $0 : nil }
  }

  /// The event in words; `nil` if it was left out.
  func text(of sequence: UInt64) -> String? {
    ownMoment(of: sequence).map { report.strings[report.moments.text[$0]] }
  }

  /// Whether something came of the event for the interface.
  func hasMark(at sequence: UInt64) -> Bool {
    ownMoment(of: sequence).map { !report.strings[report.moments.mark[$0]].isEmpty } ?? false
  }

  /// The time of an event, or of the last one before it.
  func time(of sequence: UInt64) -> UInt64 {
    compared.place(upTo: sequence)?.instant.rawValue ?? 0
  }

  /// When the first event after another one happens, or the end of the time line.
  func end(after sequence: UInt64) -> UInt64 {
    compared.place(after: sequence)?.instant.rawValue ?? report.trace.span
  }

  var cited: Set<UInt64> {
    Set(
      report.findings.flatMap { finding in
        [finding.seq] + finding.evidence + (finding.decided.map { [$0] } ?? [])
          + finding.others.map(\.seq)
      })
  }
}
