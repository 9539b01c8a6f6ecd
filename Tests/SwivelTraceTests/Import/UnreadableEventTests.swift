import SwivelTrace
import Testing

/// Lines with the prefix of an event, and without an object.
struct UnreadableEventTests {
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#

  @Test(arguments: [
    "swivel: <private>", "Shop[7:1] [app] swivel: <private>", "swivel: <mask.hash: 'x'>",
    #"{"eventMessage":"swivel: <private>"}"#, #"{"msg":"swivel: <private>","level":"info"}"#,
    #"{"eventMessage":"<private>","subsystem":"swivel","timestamp":"2026-03-01 10:00:00.1+0100"}"#,
    "2026-03-01 10:00:00.1+0100 0x1f Default 0x0 7 0 Shop: [swivel:events] <private>",
  ])
  func `an event that the system hides is a loss, and the message says what to write`(line: String)
  {
    let trace = read(Self.event, line)

    #expect(trace.counts.rejected == 1 && trace.counts.ignored == 0)
    #expect(trace.faults.first?.hasPrefix("line 2: ") == true)
    #expect(trace.faults.first?.contains("privacy: .public") == true)
    #expect(trace.lines.last == #"{"loss":1,"reason":"unreadable"}"#)
  }

  @Test(arguments: [
    "swivel: [object Object]", #"swivel: ["kind": "note", "text": "x"]"#, "swivel: kind=note",
    #"swivel: [AnyHashable("kind"): "note"]"#, "swivel: undefined", "swivel: (null)",
    #"'swivel:', "undefined""#, "LOG swivel: nil", #"swivel: Optional("{}")"#,
  ])
  func `what describes an event in another form is a loss`(line: String) {
    let trace = read(line, Self.event)

    #expect(trace.counts.rejected == 1)
    #expect(trace.faults == ["line 1: expected an object in JSON after swivel:"])
    #expect(trace.lines.count == 2)
  }

  @Test(arguments: [
    "swivel: 3 findings in 1 trace", "swivel: error: the log is damaged", "swivel: private",
    "swivel: null is no value", "swivel: undefined1", "swivel: [swivel:events] began",
    "2 MB read by swivel: done", "<private>",
  ])
  func `a line about the tool is none`(line: String) {
    let trace = read(line, Self.event)

    #expect(trace.counts.rejected == 0 && trace.counts.ignored == 1)
    #expect(trace.faults.isEmpty)
  }
}
