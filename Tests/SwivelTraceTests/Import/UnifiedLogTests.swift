import SwivelTrace
import SwivelModel
import SwivelTestKit
import SwivelText
import Testing

struct UnifiedLogTests {
  private static let warning =
    "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."

  private static func record(
    _ message: String, at time: String, _ subsystem: String = "x"
  ) -> String {
    let quoted = escaped(message)
    return #"{"traceID":730831668842500999,"machTimestamp":18446744073709551999,"#
      + #""subsystem":"\#(subsystem)","timestamp":"\#(time)","eventMessage":"\#(quoted)"}"#
  }

  @Test func `banner and trailer are no records, and other messages say nothing`() throws {
    let trace = read(
      #"Filtering the log data using "process == "Reader"""#,
      Self.record("hello", at: "2026-05-04 10:11:12.000000+0200"), "",
      #"{"eventType":"activityCreateEvent","backtrace":{"frames":[{"imageOffset":1}]}}"#,
      #"{"count":2,"finished":1}"#)

    #expect(trace.lines.isEmpty)
    #expect(trace.counts.records == 2)
    #expect(trace.counts.ignored == 2)
  }

  @Test func `times of several zones are one time`() throws {
    let trace = read(
      Self.record(Self.warning, at: "2026-05-04 10:11:12.103054+0530"),
      Self.record(Self.warning, at: "2026-05-04 04:41:13.103055+0000"),
      Self.record(Self.warning, at: "2026-05-03 20:41:14.000000-0800"),
      Self.record(Self.warning, at: "2026-05-04 16:41:13.000000+1200"))

    let times = trace.lines.map { $0.split(separator: ",")[1] }
    #expect(times == [#""t":0"#, #""t":1000001"#, #""t":1896946"#, #""t":1896946"#])
  }

  @Test func `what UIKit logs and the app prints at once is one record`() throws {
    let refusal =
      "None of the requested orientations are supported by the view controller. Requested: "
      + "portrait; Supported: landscapeLeft"
    let trace = read(
      Self.record(refusal, at: "2026-05-04 10:11:12.100000+0000"),
      Self.record("failed: \(refusal)", at: "2026-05-04 10:11:12.103000+0000"),
      Self.record(refusal, at: "2026-05-04 10:11:14.000000+0000"))

    #expect(trace.counts.duplicates == 1)
    #expect(trace.lines.filter { $0.contains("geometryRefused") }.count == 2)
    #expect(trace.lines.count == 6)
  }

  @Test func `the default form of a log is read, too`() throws {
    let trace = read(
      "2026-05-04 10:11:12.000000+0200 0x1f Default 0x0 12 0 Reader: \(Self.warning)",
      "2026-05-04 10:11:13.500000+0200 0x1f Default 0x0 12 0 Reader: \(Self.warning)")

    #expect(trace.lines.map { $0.split(separator: ",")[1] } == [#""t":0"#, #""t":1500000"#])
  }

  @Test(
    arguments: [
      LongText("{"), #"{"eventMessage":"x"} {}"#, #"{"eventMessage":5}"#,
      #"{"eventMessage":"x","timestamp":"noon"}"#,
      LongText("{\"orientation\":" + String(repeating: "[", count: 30_000)),
      LongText("{" + String(repeating: " ", count: 70_000)),
      LongText("[{" + String(repeating: "[", count: 200_000)),
    ])
  func `a broken record is ignored, and the next is read`(line: LongText) {
    let trace = read(line.text, Self.warning)

    #expect(trace.lines.count == 1)
    #expect(trace.counts.rejected == 0)
  }

  @Test func `a line that is too long is a loss if it is an event`() {
    let long = "App[1:2] swivel: {\"kind\":\"note\",\"text\":\""
    var reader = ConsoleReader()
    let items = reader.read(
      line: Array((long + String(repeating: "x", count: 70_000)).utf8)[...])

    #expect((items + reader.finish()).count == 1)
    #expect(reader.takeFaults() == ["line 1: the line is longer than 65536 bytes"])
  }
}
