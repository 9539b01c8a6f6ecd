package import SwivelFindings
package import SwivelLog
package import SwivelModel
package import SwivelTrace

extension ReportTrace {
  /// Starts with the path, and how it is read.
  package init(_ path: String, mode: LogReader.Mode = .tail) {
    (self.path, argument) = (Names.printable(path), ShellWord.trace(path, mode: mode))
  }

  /// Adds what its header, its reading and its verdict say.
  package mutating func add(
    _ header: TraceHeader, _ summary: TraceSummary, _ session: SessionState, _ verdict: Verdict?,
    _ table: NameTable
  ) {
    let text = { (key: TraceHeader.Key) in header[key].map(Names.printable) }
    (app, start, source, id) = (text(.app), text(.start), text(.source), text(.id))
    os = session.system.isKnown ? session.system.description : text(.system)
    device = session.deviceIdentifier.flatMap { table[$0] }.map(Names.printable) ?? text(.device)
    (lost, missing) = (summary.lostCount, summary.missingCount)
    (bytes, closed) = (summary.log?.byteCount, summary.log?.isClosedCleanly)
    self.verdict = verdict?.word
    unknown = (verdict?.missing ?? []).map(\.description)
  }
}

extension ReportRecord {
  package mutating func fail(_ fault: String) {
    trace.fault = Names.printable(fault)
    if headline.isEmpty { headline = "This trace could not be read" }
  }
}
