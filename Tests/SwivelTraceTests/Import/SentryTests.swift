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
        #"{"seq":3,"t":0,"kind":"phase","phase":"foreground"}"#,
        #"{"seq":4,"t":0,"kind":"controller","controller":1,"type":"navigation","name":"UINavigationController"}"#,
        #"{"seq":5,"t":0,"kind":"appeared","controller":1}"#,
        #"{"seq":6,"t":0,"kind":"note","text":"route /film"}"#,
      ])
  }

  @Test func `the window, the parent and the presenter of a screen are events before it`() throws {
    let window =
      #""window":"<UIWindow>","window_isKeyWindow":"true","window_windowLevel":"0.0","#
    let trace = try imported(
      .sentry,
      crumbs: Self.crumb(
        "ui.lifecycle",
        #""screen":"Root",\#(window)"is_window_rootViewController":"true","beingPresented":"false""#
      ),
      Self.crumb(
        "ui.lifecycle",
        #""screen":"ListPage",\#(window)"is_window_rootViewController":"false","#
          + #""parentViewController":"Root""#),
      Self.crumb(
        "ui.lifecycle",
        #""screen":"FilmPage",\#(window)"is_window_rootViewController":"false","#
          + #""beingPresented":"true","presentingViewController":"Root""#))

    #expect(
      trace.lines.map { line in String(line.drop { $0 != "k" }.dropFirst(6)) } == [
        #""controller","controller":0,"type":"plain","name":"Root"}"#,
        #""windowAdded","window":0,"scene":0,"level":0,"hidden":false}"#,
        #""windowKey","window":0}"#, #""rootChanged","window":0,"controller":0}"#,
        #""appeared","controller":0}"#,
        #""controller","controller":1,"type":"plain","name":"ListPage"}"#,
        #""childAdded","parent":0,"child":1}"#, #""appeared","controller":1}"#,
        #""controller","controller":2,"type":"plain","name":"FilmPage"}"#,
        #""presentBegan","on":0,"controller":2,"animated":false}"#,
        #""presentEnded","controller":2}"#, #""appeared","controller":2}"#,
      ])
    #expect(trace.counts.unusedKeys == ["window": 3])
  }

  @Test(arguments: [
    ("foreground", "foreground"), ("active", "active"), ("resumed", "active"),
    ("inactive", "inactive"), ("paused", "background"), ("detached", "terminated"),
  ])
  func `a state of the app is a phase, also one of Flutter`(state: String, phase: String) throws {
    let trace = try imported(
      .sentry, crumbs: Self.crumb("app.lifecycle", #""state":"\#(state)""#))

    #expect(trace.lines == [#"{"seq":0,"t":0,"kind":"phase","phase":"\#(phase)"}"#])
  }

  @Test func `sizes of the screen and of a replay are shapes`() throws {
    let size = #"{"type":4,"timestamp":1777889474000,"data":{"href":"","width":402,"height":874}}"#
    let replay = try imported(.sentry, "[\(size)]")
    let screen = try imported(
      .sentry, crumbs: Self.crumb("device.screen", #""new_width":874.5,"new_height":402"#))

    #expect(replay.lines.first?.contains(#""windowBounds","window":0,"shape":"portrait""#) == true)
    #expect(screen.lines.first?.contains(#""windowBounds","window":0,"shape":"landscape""#) == true)
  }

  @Test func `an envelope is read by the lengths of its items, whatever is attached`() throws {
    let event = "{\"breadcrumbs\":[\(Self.crumb("app.lifecycle", #""state":"active""#))]}"
    let text =
      "{\"event_id\":\"1\"}\n{\"type\":\"attachment\",\"length\":6}\n\u{1}{\n\"[\0\n"
      + "{\"type\":\"event\",\"length\":\(event.utf8.count)}\n\(event)\n"
      + "{\"type\":\"session\"}\n{\"x\n"

    #expect(try imported(.sentry, text).lines.count == 1)
  }

  @Test func `a compressed recording in an envelope is skipped by its length`() throws {
    let event = "{\"breadcrumbs\":[\(Self.crumb("app.lifecycle", #""state":"active""#))]}"
    let text =
      "{\"event_id\":\"1\"}\n{\"type\":\"replay_recording\",\"length\":22}\n"
      + "{\"segment_id\":0}\nx\u{1}{\n]\n{\"type\":\"event\"}\n\(event)\n"

    #expect(try imported(.sentry, text).lines.count == 1)
  }

  @Test func `a breadcrumb without a time has an assumed one`() throws {
    let timeless = #"{"category":"app.lifecycle","data":{"state":"hidden"}}"#
    let trace = try imported(
      .sentry, crumbs: Self.crumb("app.lifecycle", #""state":"resumed""#), timeless,
      #"{"category":"touch"}"#)

    #expect(trace.lines.last?.contains(#""phase":"background"#) == true)
    #expect(trace.counts.assumedTimes == 1)
  }

  @Test func `half of a surrogate pair is replaced`() throws {
    let crumb = #"{"category":"navigation","data":{"to":"a\ud83d"}}"#

    #expect(try imported(.sentry, crumbs: crumb).lines.first?.contains("a\u{FFFD}") == true)
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

  @Test func `the version and the device come first, and another system is refused`() throws {
    let report = { (os: String) in
      #"{"contexts":{"os":{"name":"\#(os)","version":"17.4.1"},"device":{"model":"iPhone15,2"}},"#
        + #""breadcrumbs":{"values":[]}}"#
    }

    #expect(
      try imported(.sentry, report("iOS")).lines == [
        #"{"seq":0,"t":0,"kind":"systemVersion","version":"17.4.1"}"#,
        #"{"seq":1,"t":0,"kind":"device","model":[],"identifier":"iPhone15,2"}"#,
      ])
    for system in ["Android", "macOS"] {
      #expect(throws: ImportError.otherSystem(system)) { try imported(.sentry, report(system)) }
    }
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

  @Test func `what has no room for its names is a loss`() throws {
    let routes = (0..<65_540).map { Self.crumb("navigation", #""to":"/\#($0)""#) }
    let trace = try imported(.sentry, "{\"breadcrumbs\":[\(routes.joined(separator: ","))]}")

    #expect(trace.counts.events == 65_536)
    #expect(trace.counts.rejected == 4)
    #expect(trace.counts.unknown == 0)
    #expect(trace.counts.faults == ["a breadcrumb: more than 65536 names"])
    #expect(trace.lines.last == #"{"loss":1,"reason":"unreadable"}"#)
  }

  @Test(arguments: ["[%]", #"{"values":[%]}"#])
  func `breadcrumbs are read without the rest of their report`(form: String) throws {
    let crumb =
      #"{"timestamp":1777889472,"category":"device.orientation","data":{"position":"landscape"}}"#

    #expect(try imported(.sentry, form.replacing("%", with: crumb)).counts.events == 1)
    #expect(throws: ImportError.noBreadcrumbs) {
      try imported(.sentry, #"[{"timestamp":1777889472,"type":"x"}]"#)
    }
  }
}
