#if canImport(Testing)
import SwivelTrace
import Testing

/// Attaches logs to Swift Testing, each with its timeline.
enum Attachments {
  static func record(_ traces: [Trace], at location: SourceLocation) {
    for trace in traces {
      let name = SingleFile.name(of: trace.path)
      if let bytes = try? SingleFile.bytes(of: trace.path) {
        Attachment.record(bytes, named: name, sourceLocation: location)
      }
      Attachment.record(trace.text, named: name + ".txt", sourceLocation: location)
    }
  }
}
#endif
