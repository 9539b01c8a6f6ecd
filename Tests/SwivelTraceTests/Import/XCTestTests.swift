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
        + #"{"title":"Set device orientation to Nowhere","startTime":1777889475.0}]}]}"#)

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"systemVersion","version":"26.4"}"#,
        #"{"seq":1,"t":2500000,"kind":"deviceTurned","to":"landscapeLeft"}"#,
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
      "2026-05-04 10:11:12:345 - [XCUITestDriver@1 (a)] Proxying [POST /orientation] to [POST "
        + #"http://127.0.0.1:8100/session/B/orientation] with body: {"orientation":"LANDSCAPE"}"#,
      "2026-05-04 10:11:13:445 - [XCUITestDriver@1 (a)] Got response with status 200: "
        + #"{"value":"LANDSCAPE","sessionId":"B"}"#)

    #expect(trace.lines.map { $0.split(separator: ",")[1] } == [#""t":0"#, #""t":1100000"#])
    #expect(trace.lines.last?.contains("the driver of the UI test reads LANDSCAPE") == true)
  }
}
