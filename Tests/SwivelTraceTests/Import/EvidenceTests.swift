import SwivelFindings
import SwivelTrace
import SwivelModel
import SwivelReplay
import Testing

/// What is not in a report is not found in it.
struct EvidenceTests {
  private func findings(_ items: [TraceItem]) -> [Finding] {
    var analysis = Analysis()
    for case .event(let event) in items {
      analysis.apply(event)
    }
    analysis.finish()
    return analysis.findings
  }

  @Test(arguments: ["12.4", "16.2", "26.0"], ["iPhone12,8", "iPhone15,2", "iPad8,1"])
  func `rotations of the device and screens alone prove nothing`(
    version: String, model: String
  ) throws {
    let words = ["landscapeleft", "faceup", "portrait", "portraitupsidedown", "landscaperight"]
    let crumbs = words.enumerated().map { index, word in
      #"{"timestamp":\#(1_777_889_400 + index),"name":"Orientation Changed","#
        + #""metaData":{"to":"\#(word)"}},{"name":"App Did Enter Background"},"#
        + #"{"name":"App Will Enter Foreground"},{"name":"Scene Activated"}"#
    }
    let report = try ImportedReport(
      .bugsnag,
      Array(
        (#"{"device":{"osName":"iOS","osVersion":"\#(version)","model":"\#(model)"},"#
          + #""breadcrumbs":[\#(crumbs.joined(separator: ","))]}"#).utf8))

    #expect(report.counts.events == 22)
    #expect(findings(report.items).isEmpty)
  }

  @Test func `a turn to one of two sides leaves open what the windows show`() {
    var replayer = Replayer()
    let window = WindowID(rawValue: 0)
    let scene = SceneID(rawValue: 0)
    let hidden = WindowID(rawValue: 1)
    let facts: [Event.Kind] = [
      .session(.systemVersion(version: SystemVersion(16))),
      .window(.windowAdded(window: window, scene: scene, level: 0, hidden: false)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      .window(.windowAdded(window: hidden, scene: scene, level: 0, hidden: true)),
      .device(.deviceOrientationAmong(sides: .landscape)),
    ]
    for (index, fact) in facts.enumerated() {
      _ = replayer.apply(Event(sequence: UInt64(index), instant: .start, fact))
    }

    #expect(replayer.situation.interface[window] == .allButUpsideDown)
    #expect(replayer.situation.interface[hidden] == .portrait)
    #expect(replayer.situation.interface.statusBar == .allButUpsideDown)
    #expect(replayer.situation.facts.device.orientation == .unknown)
    _ = replayer.apply(
      Event(sequence: 5, instant: .start, .device(.deviceOrientationAmong(sides: .landscapeLeft))))
    #expect(replayer.situation.facts.device.orientation == .landscapeRight)
  }

  @Test func `a refusal that names both sets is found, with what is supported`() {
    var reader = ConsoleReader()
    let line =
      "None of the requested orientations are supported by the view controller. Requested: "
      + "portrait; Supported: landscapeLeft, landscapeRight"

    let found = findings(reader.read(line: Array(line.utf8)[...]) + reader.finish())

    #expect(found.map(\.id) == ["request-refused"])
    #expect(found.first?.allowed == .landscape)
    #expect(found.first?.evidence == [0, 1, 2])
  }

  @Test func `a refused request rotates nothing, also where the version is reported`() {
    var reader = ConsoleReader()
    let version =
      #"{"subsystem":"swivel","eventMessage":"{\"kind\":\"systemVersion\",\"version\":\"17.4\"}"}"#
    let line = "UISceneErrorDomain Code=101 \"asked: portrait; given: landscapeLeft\""
    let items =
      reader.read(line: Array(version.utf8)[...]) + reader.read(line: Array(line.utf8)[...])
      + reader.finish()

    #expect(items.count == 4)
    #expect(findings(items).map(\.id) == ["request-refused"])
    var replayer = Replayer()
    for case .event(let event) in items { #expect(replayer.apply(event).rulings.isEmpty) }
  }

  @Test func `a preference that is refused is found, with what is supported`() {
    var reader = ConsoleReader()
    let line =
      "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported "
      + "interface orientation: 'portrait'!"

    let found = findings(reader.read(line: Array(line.utf8)[...]) + reader.finish())

    #expect(found.map(\.id) == ["preferred-not-supported"])
    #expect(found.first?.allowed == .portrait)
  }

  @Test func `a warning that names a bug of the app is a finding, and the interface is not judged`()
  {
    var reader = ConsoleReader()
    let line = "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported."

    let found = findings(reader.read(line: Array(line.utf8)[...]) + reader.finish())
    #expect(found.map(\.id) == ["client-bug-logged"])
    #expect(found.map(\.orientation) == [.all])
  }
}
