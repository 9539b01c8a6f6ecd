import SwivelTrace
import Testing

struct RecorderLineTests {
  private static func line(
    _ event: String, at second: Int = 0, _ subsystem: String = "swivel"
  )
    -> String
  {
    let quoted = escaped(event)
    return #"{"subsystem":"\#(subsystem)","eventMessage":"\#(quoted)","#
      + #""timestamp":"2026-05-04 10:11:1\#(second).000000+0200"}"#
  }

  @Test func `the recorder's lines are events at their own time, or their message's`() throws {
    let trace = read(
      Self.line(#"{"swivel":"1.0","unit":"1us","header":{"app":"com.example.reader"}}"#),
      Self.line(#"{"seq":0,"t":7,"kind":"systemVersion","version":"17.2"}"#),
      Self.line(#"{"seq":1,"t":9,"kind":"controller","controller":3,"type":"plain","name":"A"}"#),
      Self.line(#"{"kind":"appeared","controller":3}"#, at: 2),
      Self.line(#"{"kind":"appeared","controller":3}"#, at: 2, "com.example"))

    #expect(
      trace.lines == [
        #"{"seq":0,"t":7,"kind":"systemVersion","version":"17.2"}"#,
        #"{"seq":1,"t":9,"kind":"controller","controller":3,"type":"plain","name":"A"}"#,
        #"{"seq":2,"t":2000007,"kind":"appeared","controller":3}"#,
      ])
    #expect(trace.counts.ignored == 1)
  }

  @Test func `a cause is still the cause when messages of UIKit come between`() throws {
    let trace = read(
      Self.line(#"{"seq":0,"t":0,"kind":"marker","name":"here"}"#),
      "Setting it: BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.",
      Self.line(#"{"seq":1,"t":1,"kind":"attemptRotation","cause":0}"#))

    #expect(trace.lines.last == #"{"seq":2,"t":1,"kind":"attemptRotation","cause":0}"#)
  }

  @Test func `messages that the system dropped are a loss`() throws {
    let trace = read(
      Self.line(#"{"seq":0,"t":0,"kind":"rotationLock","on":true}"#),
      Self.line(#"{"seq":4,"t":1,"kind":"rotationLock","on":false}"#))

    #expect(trace.lines[1] == #"{"loss":3,"reason":"bufferFull"}"#)
    #expect(trace.lines[2].hasPrefix(#"{"seq":4,"#))
  }

  @Test func `an app that starts again begins anew`() throws {
    let header = #"{"swivel":"1.0","unit":"1us","header":{}}"#
    let event = #"{"seq":0,"t":5,"kind":"phase","phase":"launched"}"#
    let trace = read(
      Self.line(header), Self.line(event), Self.line(header, at: 3), Self.line(event, at: 3),
      Self.line(event, at: 4))

    #expect(trace.lines.count == 5)
    #expect(trace.lines[1].contains("runBegan"))
    #expect(trace.lines[4].hasPrefix(#"{"seq":4,"t":4000005,"#))
  }

  @Test func `of a refusal that the recorder saw, UIKit only adds what is supported`() throws {
    let trace = read(
      Self.line(#"{"seq":0,"t":0,"kind":"geometryRequest","scene":0,"mask":["portrait"]}"#),
      "None of the requested orientations are supported by the view controller. "
        + "Requested: portrait; Supported: landscapeLeft",
      Self.line(#"{"seq":1,"t":4,"kind":"geometryRefused","code":101,"request":0}"#, at: 1))

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"geometryRequest","scene":0,"mask":["portrait"],"cause":null}"#,
        #"{"seq":1,"t":0,"kind":"supportedTold","mask":["landscapeLeft"],"request":0}"#,
        #"{"seq":2,"t":4,"kind":"geometryRefused","code":101,"request":0}"#,
      ])
  }

  @Test func `a refusal is an event where the app prints only its requests`() throws {
    let trace = read(
      #"swivel: {"kind":"geometryRequest","scene":3,"mask":["portrait"]}"#,
      "Rotation failed: None of the requested orientations are supported by the view controller. "
        + "Requested: portrait; Supported: landscapeLeft")

    #expect(trace.lines.filter { $0.contains("geometryRequest") }.count == 1)
    #expect(
      trace.lines.last?.hasSuffix(#""kind":"geometryRefused","code":101,"request":0}"#) ?? false)
  }

  @Test func `a line that is none is reported`() throws {
    let trace = read("", Self.line(#"{"seq":0,"t":0,"kind":"rotated"}"#))

    #expect(trace.lines == [#"{"loss":1,"reason":"unreadable"}"#])
    #expect(trace.faults == ["line 2: unknown kind \"rotated\""])
  }

  @Test(arguments: [
    #"{"kind":"phase","seq":0,"t":5,"phase":"launched"}"#,
    #"{"header":{},"unit":"1us","swivel":"1.0"}"#,
  ])
  func `a new run is known in whatever order its first line is written`(line: String) throws {
    let event = #"{"seq":0,"t":5,"kind":"marker","name":"here"}"#
    let trace = read(Self.line(event), Self.line(line, at: 1), Self.line(event, at: 1))

    #expect(trace.lines.count { $0.contains("here") } == 2)
    #expect(!trace.lines.contains { $0.contains("loss") })
  }

  @Test func `a loss that no log could hold leaves room for what follows`() throws {
    let cause = #"{"seq":3,"t":0,"kind":"attemptRotation","cause":1}"#
    let trace = read(
      Self.line(#"{"loss":9223372036854775807,"reason":"bufferFull"}"#),
      Self.line(#"{"seq":1,"t":0,"kind":"attemptRotation"}"#),
      Self.line(#"{"seq":2,"t":0,"kind":"attemptRotation"}"#),
      Self.line(#"{"loss":5,"reason":"bufferFull"}"#), Self.line(cause))

    #expect(trace.lines.last?.contains(#""cause":"#) == true)
    #expect(trace.lines.count { $0.contains("attemptRotation") } == 3)
  }
}
