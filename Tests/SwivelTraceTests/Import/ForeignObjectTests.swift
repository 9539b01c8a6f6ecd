import SwivelTrace
import Testing

/// Lines of a console that are in JSON of another tool.
struct ForeignObjectTests {
  private static let event = #"swivel: {"kind":"deviceOrientation","orientation":"portrait"}"#
  private static let warning =
    "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."

  @Test(arguments: [
    #"[{"event":"app.log","params":{"id":"a","log":"flutter: TEXT\n"}}]"#,
    #"{"type":"event","params":{"level":"info","text":"TEXT"}}"#,
    #"{"level":"log","data":["TEXT"]}"#, #"{"a":{"b":[{"c":{"d":"TEXT"}}]}}"#,
    #"{"eventMessage":"TEXT","formatString":"TEXT"}"#, #"{"msg":"TEXT","raw":"> TEXT <"}"#,
    #"2026-05-04T10:00:00Z {"log":{"line":"TEXT"}}"#, #""TEXT""#,
  ])
  func `a text is a line whatever its key and depth, and once`(object: String) {
    let told = read(object.replacing("TEXT", with: escaped(Self.event)))
    #expect(told.lines.map { $0.contains("deviceOrientation") } == [true])
    #expect(told.counts.sample == nil)
    #expect(read(object.replacing("TEXT", with: Self.warning)).lines.count == 1)
  }

  @Test func `a text may be an object, to a depth`() {
    var object = #"{"a":{"msg":"\#(escaped(Self.event))"}}"#
    for depth in 1...5 {
      object = #"{"log":"\#(Self.quoted(object))\n"}"#
      #expect(read(object).lines.count == (depth <= 3 ? 1 : 0), "\(depth)")
    }
    let event = #"{"kind":"note","text":"\#(Self.warning)"}"#
    #expect(read(#"{"log":"\#(Self.quoted(event))"}"#).lines.last?.contains("note") == true)
  }

  /// A text as it stands in a string of JSON, with its backslashes.
  private static func quoted(_ text: String) -> String {
    escaped(text.replacing(#"\"#, with: #"\\"#))
  }

  @Test func `a text may have several lines, each with its time`() {
    let lines = [1, 3].map { "2026-05-04 10:00:0\($0).000 Shop[7:1] \(escaped(Self.event))" }
    let text = #""\#(lines.joined(separator: #"\n"#))\n""#

    for line in [text, #"{"message":\#(text)}"#] {
      #expect(
        read(line).lines.map { $0.split(separator: ",")[1] } == [#""t":0"#, #""t":2000000"#])
    }
  }

  @Test func `a record that is cut off is read as far as it goes, or a loss`() {
    let beginning = #"{"level":"info","eventMessage":""#
    let record = beginning + escaped(Self.event) + #"","pid":7}"#
    let end = record.count - #"","pid":7}"#.count

    for length in (beginning.count + "swivel: {".count)..<record.count {
      let trace = read(String(record.prefix(length)))
      #expect(trace.lines.count == 1, "\(length)")
      #expect((trace.counts.rejected == 0) == (length >= end), "\(length)")
    }
  }

  @Test func `a page of a service is an object over many lines`() {
    let page = readText(
      """
      {
        "data": [
          {"attributes": {
            "timestamp": "2026-05-04T10:00:01.500Z",
            "message": "<UIWindowScene: 0x1> (a) Scene updated orientation preferences: none -> ( Pu )"
          }},

          {
            "attributes": {"message": "\(escaped(Self.event))", "timestamp": 1777888802750}
          }
        ]
      }
      \(Self.warning)
      """)

    #expect(
      page.lines.map { $0.split(separator: ",")[1] } == [
        #""t":0"#, #""t":1250000"#, #""t":1250000"#,
      ])
    #expect(page.lines.first?.contains(#""new":["portrait"]"#) == true)
    #expect(page.counts.ignored == 0)
  }

  @Test func `what is no object over many lines is read line by line`() {
    let trace = read(
      "{", #"  "a": 1,"#, Self.event, "{", #"  "message": "\#(escaped(Self.event))","#, "  b = 2;",
      "}", "{", #"{"kind":"note","text":"x"}"#, "{", #""log": "\#(escaped(Self.event))","#)

    #expect(trace.counts.events == 4)
    #expect(trace.counts.rejected == 0)
  }

  @Test func `a small number is no time since 1970`() {
    let lines = [12, 13].map { #"{"time":\#($0),"msg":"\#(escaped(Self.event))"}"# }

    #expect(read(lines[0], lines[1]).counts.assumedTimes == 2)
  }

  @Test func `messages that the system's log lost are noted`() {
    let trace = read(
      #"{"eventType":"lossEvent","timestamp":"2026-05-04 10:00:00.000000+0200","#
        + #""lossCount":{"count":14}}"#)

    #expect(trace.lines.first?.contains("the system's log lost 14 of its messages") == true)
    #expect(trace.counts.lostMessages == 14)
    #expect(trace.counts.ignored == 0)
  }
}
