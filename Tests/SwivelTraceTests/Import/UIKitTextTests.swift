import SwivelTestKit
import SwivelTrace
import Testing

struct UIKitTextTests {
  private static let unsupported =
    "None of the requested orientations are supported by the view controller. Requested: "
  private static let error = "Error Domain=UISceneErrorDomain Code=101 "

  /// What UIKit states about a refused request.
  private func refusal(_ line: String) throws -> [Substring] {
    read(line).lines.map { line in
      line.dropFirst(#"{"seq":1,"t":0,"kind":"#.count)
    }
  }

  private static func expected(_ requested: String, _ supported: String) -> [Substring] {
    [
      #""geometryRequest","scene":0,"mask":[\#(requested)],"cause":null}"#,
      #""supportedTold","mask":[\#(supported)],"request":0}"#,
      #""geometryRefused","code":101,"request":0}"#,
    ]
  }

  @Test(
    arguments: [
      LongText(unsupported + "portrait; Supported: landscapeRight"),
      LongText(
        "rotate() failed: \(error)\"\(unsupported)portrait; Supported: landscapeRight\" "
          + "UserInfo={NSLocalizedDescription=\(unsupported)portrait; Supported: landscapeRight}"),
      "Domain=UISceneErrorDomain Code=101 \"已请求：portrait；受支持：landscapeRight\" UserInfo={x}",
      LongText(error + "\"Gewünscht: portrait; unterstützt: landscapeRight\""),
    ])
  func `a refusal names what was requested and what is supported`(line: LongText) throws {
    #expect(try refusal(line.text) == Self.expected(#""portrait""#, #""landscapeRight""#))
  }

  @Test(
    arguments: [
      unsupported + "portrait; Supported: landscapeLeft, landscapeRight",
      error + "\"已请求：portrait；受支持：landscapeLeft、landscapeRight\"",
    ])
  func `a list of orientations is one set`(line: String) throws {
    #expect(
      try refusal(line)
        == Self.expected(#""portrait""#, #""landscapeLeft","landscapeRight""#))
  }

  @Test(
    arguments: [
      (error + "\"?\" UserInfo={}", 101), ("UISceneErrorDomain Code=100 \"portrait\"", 100),
      (error + "\"a: portrait; b: landscapeLeft; c: landscapeRight\"", 101),
      ("The operation couldn't be completed. (UISceneErrorDomain error 101.)", 101),
      ("The operation couldn’t be completed. (UISceneErrorDomain error 100.)", 100),
    ])
  func `sets that are not reported stay unknown`(line: String, code: Int) throws {
    #expect(try refusal(line) == [#""geometryRefused","code":\#(code),"request":null}"#])
  }

  @Test(arguments: [
    "Error Domain=UISceneErrorDomain Code=0 \"The application does not support multiple scenes.\"",
    "failed: Error Domain=UISceneErrorDomain Code=1 \"(null)\"", "(UISceneErrorDomain error 1.)",
    "UISceneErrorDomain Code=99999999999 \"\"", "UISceneErrorDomain Code=",
  ])
  func `an error that is not about geometry refuses no request`(line: String) {
    let trace = read(line)

    #expect(trace.lines.isEmpty)
    #expect(trace.counts.ignored == 1)
  }

  @Test func `a warning of setting the device's orientation is reported`() throws {
    let line =
      "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."
    #expect(
      read(line).lines == [
        #"{"seq":0,"t":0,"kind":"messageLogged","message":"kvcUnsupported"}"#
      ])
  }

  @Test func `an exception names the controller that rotates`() throws {
    let words = "Supported orientations has no common orientation with the application, and "
    let head = "*** Terminating app due to uncaught exception 'x', reason: '"
    let told = read(head + words + "[Film.PlayerPage shouldAutorotate] is returning YES").lines
    #expect(told.count == 3)
    #expect(told[0].contains(#""type":"plain","name":"Film.PlayerPage"}"#))
    #expect(told[1].contains(#""shouldAutorotateAnswered","controller":0,"value":true"#))
    #expect(told[2].contains(#""exceptionRaised","exception":"noCommonOrientation""#))
    #expect(read(words + "shouldAutorotate is returning YES").lines.count == 1)
  }

  @Test(
    arguments: [
      ("*** Terminating app due to uncaught exception 'x', reason: '", "exceptionRaised"),
      ("", "messageLogged"), ("Fatal Exception: x\n", "exceptionRaised"),
    ])
  func `a preference is refused by an exception or, since iOS 17, by a message`(
    beginning: String, kind: String
  ) throws {
    for preferred in ["landscapeLeft", "unknown"] {
      let trace = readText(
        beginning + "preferredInterfaceOrientationForPresentation '\(preferred)' must match a "
          + "supported interface orientation: 'portrait'!'")

      #expect(trace.lines.count == 2)
      #expect(trace.lines[0].contains(#""supportedTold","mask":["portrait"],"request":null"#))
      #expect(trace.lines[1].contains(kind) && trace.lines[1].contains("preferredNotSupported"))
    }
  }

  @Test func `a refusal that names the windowing mode is one of a window on an iPad`() {
    let line =
      "Error Domain=UISceneErrorDomain Code=101 \"The current windowing mode does not allow for "
      + "programmatic changes to interface orientation.\""
    let kinds = { (lines: [String]) in lines.map { String($0.split(separator: "\"")[7]) } }
    let device = #"swivel: {"kind":"device","model":["pad"]}"#
    let phone = #"swivel: {"kind":"device","model":[]}"#
    let version = { (version: String) in
      #"swivel: {"kind":"systemVersion","version":"\#(version)"}"#
    }

    #expect(
      kinds(read(version("26.1"), line, "", line).lines)
        == ["systemVersion", "device", "windowing", "geometryRefused", "geometryRefused"])
    #expect(kinds(read(device, line).lines) == ["device", "windowing", "geometryRefused"])
    // On iOS 27, it may also be the inner display of a foldable iPhone.
    #expect(
      kinds(read(version("27.1"), line, line).lines)
        == ["systemVersion", "note", "windowing", "geometryRefused", "geometryRefused"])
    #expect(kinds(read(line).lines) == ["device", "windowing", "geometryRefused"])
    #expect(kinds(read(phone, line).lines) == ["device", "note", "windowing", "geometryRefused"])
  }

  @Test func `an exception for another reason is another one`() throws {
    let line = "*** uncaught exception 'UIApplicationInvalidInterfaceOrientation', reason: 'x'"
    #expect(read(line).lines.map { $0.suffix(8) } == [#""other"}"#])
  }

  @Test func `a driver that cannot turn the device is a note`() throws {
    #expect(read("message: Unable To Rotate Device").lines.first?.contains("note") == true)
  }

  private static let logged = "2026-05-04 10:11:12.000000+0200 Shop[7:1] [Orientation] "

  @Test func `the orientations that a scene supports are told, from old to new`() {
    let words = "(com.example.shop) Scene updated orientation preferences: "
    let trace = read(
      Self.logged + "<UIWindowScene: 0x105f0c2d0> \(words)none -> ( Pu Ll Lr )",
      Self.logged + "<UIWindowScene: 0x105f0c2d0> \(words)( Pu Ll Lr ) -> ( Pd )",
      Self.logged + "<UIWindowScene: 0x105f0c999> \(words)( Pu ) -> none")

    #expect(
      trace.lines.map { line in String(line.drop { $0 != "k" }.dropFirst(6)) } == [
        #""sceneMaskTold","scene":0,"old":[],"new":["portrait","landscapeLeft","landscapeRight"]}"#,
        #""sceneMaskTold","scene":0,"old":["portrait","landscapeLeft","landscapeRight"],"#
          + #""new":["portraitUpsideDown"]}"#,
        #""sceneMaskTold","scene":1,"old":["portrait"],"new":[]}"#,
      ])
  }

  @Test func `what is not read of a mask is not an empty one`() {
    let beginning = Self.logged + "<UIWindowScene: 0x1> (a) Scene updated orientation preferences: "
    let preferences = read(
      beginning + "unknown (0) -> portrait (1)", beginning + "portrait (1) -> landscapeRight (3)")
    let unread = read(
      beginning + "<private>", beginning + "( Pu ) -> ( Pu Xx )", beginning + "( Pu ) -> ( Pu Ll")
    let both = read(beginning + "( Pu Ll Lr ) -> ( Lr ); portrait (1) -> landscapeRight (3)")

    #expect(preferences.lines.isEmpty && preferences.counts.unknown == 2)
    #expect(preferences.counts.sample == nil)
    #expect(unread.lines.isEmpty && unread.counts.unknown == 3)
    #expect(both.lines.first?.contains(#""new":["landscapeRight"]"#) == true)
  }

  @Test func `an interface that begins to rotate is an observation of its scene`() {
    let beginning =
      Self.logged + "<UIWindowScene: 0x1> (a) Scene will change interface orientation: "
    let trace = read(beginning + "landscapeRight (3)", beginning + "sideways (7)")
    let own = read(
      Self.logged + #"swivel: {"kind":"interfaceOrientation","window":1,"orientation":"portrait"}"#,
      beginning + "landscapeRight (3)")

    #expect(
      trace.lines == [
        #"{"seq":0,"t":0,"kind":"sceneOrientation","scene":0,"orientation":"landscapeRight"}"#
      ])
    #expect(trace.counts.unknown == 1)
    #expect(own.lines.count == 1)
  }

  @Test(arguments: [
    (
      logged + "supportedInterfaceOrientations was invoked recursively. Will return the default",
      #""messageLogged","message":"recursion"}"#
    ),
    (
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'UIAlertController:supportedInterfaceOrientations was invoked recursively!'",
      #""exceptionRaised","exception":"recursion"}"#
    ),
    (
      "ERROR: -[UIAlertController supportedInterfaceOrientations] was invoked recursively! Instead "
        + "of using presentingViewController = <Bar: 0x10180ae00>, will return super's value",
      #""messageLogged","message":"recursion"}"#
    ),
    (
      "Supported orientations has no common orientation with the application, and [A "
        + "shouldAutorotate] is returning YES", #""messageLogged","message":"noCommonOrientation"}"#
    ),
    (
      logged
        + "-[UIApplication statusBarOrientation] API has been deprecated and is a no-op on 27.0",
      #""messageLogged","message":"statusBarUnavailable"}"#
    ),
    (
      logged + "Supported orientations has no common orientation with the application, and "
        + "shouldAutorotate is returning YES", #""messageLogged","message":"noCommonOrientation"}"#
    ),
    (
      "not rotated: The current windowing mode does not allow for programmatic changes to interface "
        + "orientation.", #""geometryRefused","code":101,"request":null}"#
    ),
  ])
  func `a message is an event`(line: String, event: String) {
    #expect(read(line).lines.last?.hasSuffix(event) == true)
  }
}
