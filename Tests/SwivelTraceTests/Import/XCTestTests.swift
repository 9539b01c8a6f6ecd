import SwivelTrace
import Testing

struct XCTestTests {
  @Test func `a device that a test turns is turned, also in an activity of an activity`() throws {
    let trace = try imported(
      .xcresult,
      #"{"testRuns":[{"device":{"osVersion":"26.4","platform":"iOS Simulator"},"activities":["#
        + #"{"title":"Start Test at 2026-05-04 10:11:12.000","startTime":1777889472.0},"#
        + #"{"title":"Play","startTime":1777889473.0,"childActivities":["#
        + #"{"title":"Set device orientation to Landscape Left","startTime":1777889474.5}]},"#
        + #"{"title":"Interface orientation changed to Landscape Right","startTime":1777889474.9999998},"#
        + #"{"title":"Set device orientation to Nowhere","startTime":1777889475.0}]}]}"#)

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"systemVersion","version":"26.4"}"#,
        #"{"seq":1,"t":2500000,"kind":"deviceTurned","to":"landscapeLeft"}"#,
        #"{"seq":2,"t":3000000,"kind":"sceneOrientation","scene":0,"orientation":"landscapeRight"}"#,
      ])
    #expect(trace.counts.ignored == 2)
    #expect(trace.counts.unknown == 1)
  }

  @Test func `the console of a test has times since its beginning`() {
    let trace = read(
      "Test Case '-[ShopUITests.RotationTests testFilm]' started.",
      "    t =     0.00s Start Test at 2026-05-04 10:11:12.000",
      "    t =     1.25s Set device orientation to Portrait Upside Down",
      "    t =     4.00s Set device orientation to Face Up")

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"deviceTurned","to":"portraitUpsideDown"}"#,
        #"{"seq":1,"t":2750000,"kind":"deviceTurned","to":"faceUp"}"#,
      ])
  }

  @Test func `what Appium's driver asks for and reads is a note`() {
    let trace = read(
      Self.asks("12:345", "POST", "orientation", #"body: {"orientation":"LANDSCAPE"}"#),
      Self.answers("12:400", #"null"#, "B"),
      Self.asks("13:000", "GET", "orientation", "no body"),
      Self.answers("13:400", #""PORTRAIT""#, "D"), Self.answers("13:445", #""LANDSCAPE""#, "B"),
      Self.answers("13:500", #""LANDSCAPE""#, "B"),
      Self.asks("14:000", "POST", "rotation", #"body: {"x":0,"y":0,"z":270}"#),
      Self.asks("15:000", "GET", "rotation", "no body"),
      Self.answers("15:100", #"{"x":0,"y":0,"z":90}"#, "B"))

    #expect(
      trace.lines.map { $0.split(separator: ",")[1] } == [
        #""t":0"#, #""t":1100000"#, #""t":1655000"#, #""t":2755000"#,
      ])
    let words = ["asks for LANDSCAPE", "reads LANDSCAPE", "asks for a rotation of 270"]
    for (line, word) in zip(trace.lines, words + ["reads a rotation of 90"]) {
      #expect(line.contains("the driver of the UI test \(word)"))
    }
    #expect(trace.counts.sample == nil)
    #expect(trace.counts.ignored == 5)
  }

  @Test(arguments: ["/wd/hub/session/Q", "/appium/session/Q"])
  func `Appium may have a base path`(base: String) {
    let trace = read(
      Self.asks("12:345", "POST", "orientation", #"body: {"orientation":"PORTRAIT"}"#, base),
      Self.asks("13:000", "GET", "orientation", "no body", base),
      Self.answers("13:445", #""PORTRAIT""#, "B"))

    #expect(trace.lines.count == 2)
    #expect(trace.lines.first?.contains("asks for PORTRAIT") == true)
    #expect(trace.lines.last?.contains("reads PORTRAIT") == true)
  }

  private static let driver = "[XCUITestDriver@1 (a)]"

  private static func asks(
    _ second: String, _ method: String, _ path: String, _ body: String, _ base: String = ""
  ) -> String {
    "2026-05-04 10:11:\(second) - \(driver) Proxying [\(method) \(base)/\(path)] to [\(method) "
      + "http://127.0.0.1:8100/session/B/\(path)] with \(body)"
  }

  private static func answers(_ second: String, _ value: String, _ session: String) -> String {
    "2026-05-04 10:11:\(second) - \(driver) Got response with status 200: "
      + #"{"value":\#(value),"sessionId":"\#(session)"}"#
  }

  @Test(arguments: [
    "", "2026-08-02T10:21:01.0000004Z ", "[10:20:33]: \u{1B}[35m▸\u{1B}[0m ",
    "[I 260802 10:20:04 _device:887] logProcess: ", "> ",
  ])
  func `what a test observes of the interface is an observation`(frame: String) {
    let trace = read(
      "\(frame)    t =      nans Interface orientation changed to Portrait",
      "\(frame)    t =     0.00s Start Test at 2026-05-04 10:11:12.000",
      "\(frame)    t =     4.10s         Set device orientation to Landscape Left",
      "\(frame)    t =     4.90s     Interface orientation changed to Landscape Right",
      "\(frame)    t =     6.00s     Interface orientation changed to Unknown",
      "\(frame)    t =     6.30s Checking `\"Set device orientation to Portrait\" Button`")

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"sceneOrientation","scene":0,"orientation":"portrait"}"#,
        #"{"seq":1,"t":0,"kind":"deviceTurned","to":"landscapeLeft"}"#,
        #"{"seq":2,"t":800000,"kind":"sceneOrientation","scene":0,"orientation":"landscapeRight"}"#,
      ])
    #expect(trace.counts.unknown == 2)
    #expect(trace.counts.assumedTimes == 0)
  }

  @Test func `a test's times are in the zone of the app's`() {
    func log(_ zone: String) -> [String] {
      let note = #"swivel: {"kind":"note","text":"x"}"#
      return read(
        "2026-08-02 10:19:59.000000\(zone) AppUITests-Runner[100:1] \(note)",
        "    t =     0.00s Start Test at 2026-08-02 10:20:00.000",
        "    t =     1.00s Set device orientation to Landscape Left",
        "2026-08-02 10:20:02.000000\(zone) AppUITests-Runner[100:1] \(note)",
        "    t =     5.00s Set device orientation to Portrait"
      ).lines
    }
    let times = [0, 2_000_000, 3_000_000, 6_000_000].map { "\"t\":\($0)" }[...]

    for zone in ["+0200", "-0700", ""] {
      #expect(log(zone).map { $0.split(separator: ",")[1] }[...].elementsEqual(times) { $0 == $1 })
    }
  }
}
