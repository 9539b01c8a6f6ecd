package import SwivelFindings
import SwivelLog
package import SwivelModel
import SwivelReplay
package import SwivelTrace

/// A log of counterfactual events.
package enum EventFile {
  /// Reads a log back, and judges it.
  package static func judge(
    _ path: String
  ) throws(TraceError) -> (findings: [Finding], names: NameTable) {
    let reader = try TraceReader(path: path, mode: .strict)
    var analysis = Analysis()
    while let item = try reader.next() { analysis.apply(item) }
    analysis.finish()
    return (analysis.findings, reader.vocabulary.names)
  }

  /// The header of a log derived from a trace: its environment, unless that differs now.
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
