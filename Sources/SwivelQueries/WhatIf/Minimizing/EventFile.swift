package import SwivelFindings
import SwivelLog
package import SwivelModel
import SwivelReplay
package import SwivelTrace

/// A log that is made of events as they would have been.
package enum EventFile {
  /// Reads a log back, and judges what it shows.
  package static func judge(
    _ path: String
  ) throws(TraceError) -> (findings: [Finding], names: NameTable) {
    let reader = try TraceReader(path: path, mode: .strict)
    var analysis = Analysis()
    while let item = try reader.next() { analysis.apply(item) }
    analysis.finish()
    return (analysis.findings, reader.vocabulary.names)
  }

  /// The header of what is made of a trace: what the app ran on, unless that is otherwise now.
  package static func header(
    of trace: TraceHeader, source: String, hasEnvironmentChanged: Bool
  ) -> TraceHeader {
    let lasting: [TraceHeader.Key] =
      hasEnvironmentChanged ? [.app] : [.app, .system, .device]
    var header = TraceHeader()
    _ = header.set(.source, to: source)
    for key in lasting {
      if let value = trace[key] { _ = header.set(key, to: value) }
    }
    return header
  }
}
