import SwivelTrace
import SwivelModel
import Testing

struct SentryTests {
  private static func crumb(
    _ category: String, _ data: String, at time: String = "\"2026-05-04T10:11:12.000Z\""
  ) -> String {
    #"{"type":"navigation","category":"\#(category)","timestamp":\#(time),"data":{\#(data)}}"#
  }

  @Test(
    arguments: [
      ("landscape", #"["landscapeLeft","landscapeRight"]"#),
      ("portrait", #"["portrait","portraitUpsideDown"]"#),
    ])
  func `a position is the set of sides that it may be`(position: String, sides: String) throws {
    let trace = try imported(
      .sentry, crumbs: Self.crumb("device.orientation", "\"position\":\"\(position)\""))

    #expect(
      trace.lines == [#"{"seq":0,"t":0,"kind":"deviceOrientationAmong","sides":\#(sides)}"#])
  }

  @Test func `screens and the app's life are reported in their order`() throws {
    let trace = try imported(
      .sentry,
      crumbs: Self.crumb("ui.lifecycle", #""screen":"Reader.ShelfPage","title":"Anna's books""#),
      Self.crumb("app.lifecycle", #""state":"background""#),
      Self.crumb("app.lifecycle", #""state":"foreground""#),
      Self.crumb("ui.lifecycle", #""screen":"UINavigationController""#),
      Self.crumb("navigation", #""from":"/","to":"/film""#))

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"controller","controller":0,"type":"plain","name":"Reader.ShelfPage"}"#,
        #"{"seq":1,"t":0,"kind":"appeared","controller":0}"#,
        #"{"seq":2,"t":0,"kind":"phase","phase":"background"}"#,
        #"{"seq":3,"t":0,"kind":"phase","phase":"active"}"#,
        #"{"seq":4,"t":0,"kind":"controller","controller":1,"type":"navigation","name":"UINavigationController"}"#,
        #"{"seq":5,"t":0,"kind":"appeared","controller":1}"#,
        #"{"seq":6,"t":0,"kind":"note","text":"route /film"}"#,
      ])
  }

  @Test func `every record is counted once`() throws {
    let trace = try imported(
      .sentry,
      crumbs: Self.crumb("device.orientation", #""position":"portrait""#),
      Self.crumb("device.orientation", #""position":"portrait""#),
      Self.crumb("device.orientation", #""position":"askew""#),
      Self.crumb("app.lifecycle", #""state":"asleep""#),
      Self.crumb("ui.lifecycle", ""), Self.crumb("navigation", #""to":{"name":"x"}"#),
      Self.crumb("touch", #""view":"<UIButton>""#), #"{"message":"started"}"#)

    let counts = trace.counts
    #expect(counts.records == 8)
    #expect(counts.events == 1)
    #expect(counts.duplicates == 1)
    #expect(counts.ignored == 3)
    #expect(counts.unknown == 3)
  }

  @Test func `times are taken in every form that Sentry writes`() throws {
    let position = #""position":"landscape""#
    let trace = try imported(
      .sentry,
      crumbs: Self.crumb("device.orientation", position, at: "1777889472.25"),
      Self.crumb("device.orientation", position, at: "\"2026-05-04T10:11:13.5Z\""),
      Self.crumb("device.orientation", position, at: "\"2026-05-04T12:11:14.125+02:00\""),
      Self.crumb("device.orientation", position, at: "1777889475000"))

    let times = trace.lines.map { $0.dropFirst(9).prefix { $0 != "k" } }
    #expect(times == [#""t":0,""#, #""t":1250000,""#, #""t":1875000,""#, #""t":2750000,""#])
  }

  @Test func `the version and the device come first, and only those of iOS`() throws {
    let report = { (os: String) in
      #"{"contexts":{"os":{"name":"\#(os)","version":"17.4.1"},"device":{"model":"iPhone15,2"}},"#
        + #""breadcrumbs":{"values":[]}}"#
    }

    #expect(
      try imported(.sentry, report("iOS")).lines == [
        #"{"seq":0,"t":0,"kind":"systemVersion","version":"17.4.1"}"#,
        #"{"seq":1,"t":0,"kind":"device","model":[],"identifier":"iPhone15,2"}"#,
      ])
    #expect(try imported(.sentry, report("Android")).lines.count == 1)
  }

  @Test func `breadcrumbs of a replay stand alone, one object a line`() throws {
    let line = { (time: String, position: String) in
      #"{"type":5,"timestamp":\#(time)000,"data":{"tag":"breadcrumb","payload":{"category":"#
        + #""device.orientation","timestamp":\#(time).5,"data":{"position":"\#(position)"}}}}"#
    }

    let trace = try imported(
      .sentry, line("1777889472", "landscape") + "\n" + line("1777889474", "portrait"))

    #expect(trace.counts.records == 2)
    #expect(trace.lines.last?.hasPrefix(#"{"seq":1,"t":2000000,"#) == true)
  }

  @Test func `a list that a report has twice is taken once, and each of several is named`() throws {
    let list = "[\(Self.crumb("app.lifecycle", #""state":"background""#))]"
    let other = "[\(Self.crumb("app.lifecycle", #""state":"foreground""#))]"

    let trace = try imported(
      .sentry,
      #"{"seen":{"breadcrumbs":\#(list)},"sent":{"breadcrumbs":\#(list)},"breadcrumbs":\#(other)}"#)

    #expect(trace.counts.records == 3)
    #expect(trace.counts.duplicates == 1)
    let notes = trace.lines.filter { $0.contains("note") }
    #expect(notes.count == 2)
    #expect(notes.first?.hasSuffix(#""text":"seen.breadcrumbs"}"#) == true)
    #expect(notes.last?.hasSuffix(#""text":"breadcrumbs"}"#) == true)
  }
}
