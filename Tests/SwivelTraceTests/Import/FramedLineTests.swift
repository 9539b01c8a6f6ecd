import SwivelTrace
import Testing

/// Lines of a console to which another tool has added a beginning.
struct FramedLineTests {
  private static let message =
    "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
    + "UIWindowScene.requestGeometryUpdate(_:)"
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#
  private static let secret = #"swivel: {"kind":"note","text":"secret"}"#

  /// A line of a console, by its second.
  enum Console: CaseIterable {
    case xcode, compact, syslog, standard, idevicesyslog, pymobiledevice3, consoleApp

    func line(_ second: Int, _ process: String, _ text: String) -> String {
      let time = "10:00:0\(second)"
      return switch self {
      case .xcode: "2026-03-01 \(time).123456+0100 \(process)[321:9] \(text)"
      case .compact: "2026-03-01 \(time).123 Df \(process)[321:1f2a3] (Foundation) \(text)"
      case .syslog: "2026-03-01 \(time).123456+0100  localhost \(process)[321]: \(text)"
      case .standard:
        "2026-03-01 \(time).123456+0100 0x1f2a3 Default 0x0 321 0 \(process): \(text)"
      case .idevicesyslog: "Mar  1 \(time) iPhone \(process)(Foundation)[321] <Notice>: \(text)"
      case .pymobiledevice3: "2026-03-01 \(time).123456 \(process){UIKit}[321] <NOTICE>: \(text)"
      case .consoleApp: "default\t\(time).123456+0100\t\(process)\t\(text)"
      }
    }
  }

  private static let frames = [
    "", "    ", "> ", "> 12  ", "12\t", "12:", "run.log:", "run.log:17:", "ios-1  | ",
    "UI tests (26.1)\tRun the tests\t2026-08-02T10:20:01.1000000Z ",
    "2026-08-02T10:20:01.1000000Z ", "Mar 01 10:00:09 ", "2026-07-22T11:00:00.200000Z 01E ",
    "\u{1B}_bk;t=1722593000000\u{07}", "[IOS_SYSLOG_ROW] ", "\u{FEFF}",
  ]

  @Test(arguments: Console.allCases, frames)
  func `the time and the process of a line are those of the console`(
    console: Console, frame: String
  ) {
    let read = read(
      frame + console.line(2, "Reader", Self.message),
      frame + console.line(4, "Reader", Self.event),
      frame + console.line(5, "Mail", Self.secret))

    #expect(read.lines.map { $0.split(separator: ",")[1] } == [#""t":0"#, #""t":2000000"#])
    #expect(read.counts.others == 1)
  }

  @Test(arguments: [
    "[2026-03-01 10:00:0%.123] ", "[2026-03-01T10:00:0%.123Z] ", "Job\tTest\t2026-03-01T10:00:0%Z ",
    "03-01 10:00:0%.123  1234  1250 I flutter : ", "> 2026-03-01T10:00:0%,123+01:00 [main] INFO  ",
  ])
  func `a line without a process has its time`(frame: String) {
    let lines = [2, 4].map { second in
      frame.map { $0 == "%" ? "\(second)" : String($0) }.joined() + Self.event
    }

    #expect(read(lines[0], lines[1]).lines.last?.contains(#""t":2000000,"#) == true)
  }

  @Test func `a time within a sentence is not the time of its line`() {
    let read = read(
      "2026-03-01 10:00:02.000 Reader[321:9] \(Self.event)",
      "2026-03-01 10:00:03.000 Reader[321:9] seen at 2026-03-01 09:00:00, \(Self.event)",
      "2026-03-01 10:00:04.000 Reader[321:9] [2026-03-01 09:00:00] \(Self.event)",
      "The orientation changed at 2026-03-01 11:00:00, \(Self.event)")

    #expect(
      read.lines.map { $0.split(separator: ",")[1] } == [
        #""t":0"#, #""t":1000000"#, #""t":2000000"#, #""t":2000000"#,
      ])
    #expect(read.counts.earlierTimes == 0)
  }

  @Test func `an object may follow a stamp`() {
    let quoted = escaped(Self.event)
    let read = read(
      #"2026-08-02T10:20:30.0Z {"timestamp":"2026-08-02 10:20:04.100000+0000","#
        + #""processImagePath":"/x/Reader","eventMessage":"\#(quoted)"}"#,
      #"2026-08-02T10:20:31.0Z {"timestamp":"2026-08-02 10:20:07.100000+0000","#
        + #""processImagePath":"/x/Reader","eventMessage":"\#(quoted)"}"#,
      #"2026-08-02T10:20:40.0Z {"kind":"deviceOrientation","orientation":"landscapeLeft"}"#)

    #expect(
      read.lines.map { $0.split(separator: ",")[1] } == [
        #""t":0"#, #""t":3000000"#, #""t":35900000"#,
      ])
  }

  @Test func `the message of an object may be a line of a device's console`() {
    let read = read(
      #"{"msg":"Aug  6 14:25:59 Ip Reader[79] \u003cNotice\u003e: \#(escaped(Self.event))"}"#,
      #"{"msg":"Aug  6 14:26:01 Ip Mail[35] \u003cNotice\u003e: \#(escaped(Self.secret))"}"#,
      #"{"msg":"Aug  6 14:26:02 Ip Reader(UIKitCore)[79] \u003cError\u003e: \#(Self.message)"}"#)

    #expect(read.lines.map { $0.split(separator: ",")[1] } == [#""t":0"#, #""t":3000000"#])
    #expect(read.counts.othersEvents == 1)
  }

  @Test func `a process and the library in it are one process`() {
    let read = read(
      #"{"timestamp":"Aug  6 14:25:59","process":"My App (Dev)(UIKitCore)","message":"\#(Self.message)"}"#,
      #"{"timestamp":"Aug  6 14:26:01","process":"My App (Dev)","message":"\#(escaped(Self.event))"}"#
    )

    #expect(read.lines.last?.contains(#""t":2000000,"#) == true)
  }
}
