import SwivelTrace
import Testing

struct BugsnagTests {
  private static func crumb(
    _ name: String, _ data: String = "", type: String = "state", at millisecond: Int = 0
  ) -> String {
    let fraction = String(1_000 + millisecond).dropFirst()
    return #"{"timestamp":"2026-05-04T10:11:12.\#(fraction)Z","name":"\#(name)","#
      + #""type":"\#(type)","metaData":{\#(data)}}"#
  }

  @Test(
    arguments: [
      ("portrait", "portrait"), ("portraitupsidedown", "portraitUpsideDown"),
      ("landscapeleft", "landscapeLeft"), ("landscaperight", "landscapeRight"),
      ("faceup", "faceUp"), ("facedown", "faceDown"),
    ])
  func `an orientation is reported exactly`(word: String, orientation: String) throws {
    let trace = try imported(
      .bugsnag, crumbs: Self.crumb("Orientation Changed", #""from":"faceup","to":"\#(word)""#))

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"deviceOrientation","orientation":"\#(orientation)"}"#
      ])
  }

  @Test(arguments: [
    #""metaData":{"orientation":"landscapeleft"}"#, #""meta_data":{"to":"landscapeleft"}"#,
  ])
  func `an old library's orientation and the service's own form are read`(data: String) throws {
    let trace = try imported(.bugsnag, crumbs: #"{"name":"Orientation Changed",\#(data)}"#)

    #expect(trace.lines.last?.contains(#""orientation":"landscapeLeft"}"#) == true)
    #expect(trace.counts.unusedKeys.isEmpty)
  }

  @Test func `React Native reports the shape of the screen, and the app's state`() throws {
    let trace = try imported(
      .bugsnag, crumbs: Self.crumb("Orientation changed", #""to":"landscape""#),
      Self.crumb("App state changed", #""state":"inactive""#),
      Self.crumb("App state changed", #""state":"asleep","reason":"x""#))

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"windowBounds","window":0,"shape":"landscape"}"#,
        #"{"seq":1,"t":0,"kind":"phase","phase":"inactive"}"#,
      ])
    #expect(trace.counts.unknown == 1)
    #expect(trace.counts.unusedKeys == ["reason": 1])
  }

  @Test func `the app's life is reported, and that of a scene only where it is the app's`() throws {
    let trace = try imported(
      .bugsnag,
      crumbs: Self.crumb("App Will Enter Foreground"), Self.crumb("Scene Activated", at: 3),
      Self.crumb("Scene Will Deactivate", at: 5), Self.crumb("Scene Entered Background", at: 6),
      Self.crumb("App Did Enter Background", at: 7), Self.crumb("App Will Terminate", at: 9),
      Self.crumb("Window Became Visible", at: 9))

    let phases = trace.lines.map { $0.split(separator: "\"").suffix(2).first ?? "" }
    #expect(phases == ["foreground", "active", "background", "terminated"])
    #expect(trace.counts.ignored == 3)
  }

  @Test func `what is said twice within milliseconds counts once`() throws {
    let left = #""to":"landscapeleft""#
    let trace = try imported(
      .bugsnag,
      crumbs: Self.crumb("Orientation Changed", left),
      Self.crumb("Scene Activated", at: 1), Self.crumb("Orientation Changed", left, at: 2),
      Self.crumb("Orientation Changed", left, at: 10),
      Self.crumb("Orientation Changed", #""to":"portrait""#, at: 11),
      Self.crumb("Orientation Changed", left, at: 12),
      Self.crumb("Orientation Changed", left, at: 40))

    #expect(trace.counts.duplicates == 2)
    #expect(trace.counts.events == 5)
  }

  @Test(arguments: [
    #""osName":"iOS","osVersion":"15.5""#, #""os_name":"iOS","os_version":"15.5""#,
  ])
  func `a report shows where the app ran, and its last orientation is a remark`(
    system: String
  ) throws {
    let trace = try imported(
      .bugsnag,
      #"{"device":{\#(system),"model":"iPad13,4","#
        + #""orientation":"landscaperight"},"app":{"id":"com.example.reader"},"breadcrumbs":[]}"#)

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"systemVersion","version":"15.5"}"#,
        #"{"seq":1,"t":0,"kind":"device","model":["pad"],"identifier":"iPad13,4"}"#,
        #"{"seq":2,"t":0,"kind":"note","text":"the report states the last orientation as landscaperight"}"#,
      ])
  }

  @Test func `a route of React Native is a note`() throws {
    let trace = try imported(
      .bugsnag, crumbs: Self.crumb("Navigated", #""to":"Film""#, type: "navigation"))

    #expect(trace.lines == [#"{"seq":0,"t":0,"kind":"note","text":"route Film"}"#])
  }
}
