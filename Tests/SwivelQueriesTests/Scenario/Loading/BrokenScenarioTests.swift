import SwivelQueries
import SwivelText
import Testing

/// Values that are right one by one, and contradict each other.
struct BrokenScenarioTests {
  @Test(arguments: head + setUp + steps)
  func `a contradiction is named`(breakage: Breakage) {
    #expect(breakage.outcome == breakage.message)
  }

  @Test func `a scenario that is refused leaves the others of its file alone`() throws {
    let text = SampleScenario.text
    let other = text.dropFirst().dropLast().replacing(#""id": "sample""#, with: #""id": "third""#)
    let wrong = other.replacing("999.5", with: "true")

    let read = try ScenarioLoader.loadEach(
      Array("[\(wrong),\(other),\(wrong),\(text.dropFirst())".utf8))

    #expect(read.map { try? $0.get().id } == [nil, "third", nil, "sample"])
    #expect(throws: DocumentError.self) { try read[2].get() }
  }

  @Test func `a window may be as high as a number can be`() throws {
    let text = SampleScenario.text.replacing("999.5", with: "1.7976931348623157e308")

    #expect(try ScenarioLoader.load(Array(text.utf8))[0].windows[1].level == 2_147_483_647)
  }

  @Test func `two scenarios of a file cannot have the same id`() {
    let one = SampleScenario.text.dropFirst().dropLast()

    #expect(
      refusal(of: "[\(one), \(one)]")
        == "scenarios[1] (sample).id: scenarios[0] has the same id")
  }

  @Test func `no more windows than events can distinguish are taken`() {
    let windows = (0..<257).map { index in
      #"{"id": "w\#(index)", "root": null, "key": false, "hidden": false, "level": 0}"#
    }
    let breakage = Breakage(
      #""windows": ["#, #""windows": [\#(windows.joined(separator: ",")), "#,
      "scenarios[0] (sample).windows[256].id: more than 256 windows at once")

    #expect(breakage.outcome == breakage.message)
  }

  @Test func `a long chain of containers is no cycle`() {
    let chain = (0..<10_000).map { index in
      #""c\#(index)": {"kind": "container", "children": ["c\#(index + 1)"]}"#
    }
    let breakage = Breakage(
      #""alert": {"#,
      "\(chain.joined(separator: ",")), \"c10000\": {\"kind\": \"plain\"}, \"alert\": {", "")

    #expect(SampleScenario.text.contains(breakage.old))
    #expect(breakage.outcome == nil)
  }

  @Test func `a clean run names its empty list of findings`() {
    let expectation = #""expect": {"consulted""#
    let head = SampleScenario.text.split(separator: expectation)[0]

    #expect(
      refusal(of: head + #""expect": {"clean": true}}]"#)
        == "scenarios[0] (sample).expect: clean requires findings, an empty list")
  }

  private static let head = [
    Breakage(
      #""why": "A sample only","#, "", "scenarios[0] (sample): oracle none requires why"),
    Breakage(
      #""oracle": "none""#, #""oracle": "hard""#,
      "scenarios[0] (sample): why requires oracle none"),
    Breakage(
      #""other""#, #""sample""#,
      "scenarios[0] (sample).duplicateOf: a scenario cannot repeat itself"),
    Breakage(
      #""windowing": "splitView", "#, "",
      "scenarios[0] (sample).environment: an ipad requires windowing"
    ),
    Breakage(
      #""ipad""#, #""iphone-home""#,
      "scenarios[0] (sample).environment: windowing requires an ipad"),
    Breakage(
      "16...18", "18...16",
      "scenarios[0] (sample).environment.iosRange: the range ends before it begins"),
    Breakage(
      #""*": []}}"#, #""*": []}, "byWindow": {"*": []}}"#,
      "scenarios[0] (sample).app.delegate: byVisible and byWindow cannot be combined"),
  ]

  private static let setUp = [
    Breakage(
      #"{"kind": "alert"}"#, #"{"kind": "alert", "children": []}"#,
      "scenarios[0] (sample).controllers.alert.children: children is for containers only"),
    Breakage(
      #"{"kind": "alert"}"#, #"{"kind": "alert", "selected": "A"}"#,
      "scenarios[0] (sample).controllers.alert.selected: selected is for containers only"),
    Breakage(
      #"{"kind": "alert"}"#, #"{"kind": "alert", "forwardsVia": "delegate"}"#,
      "scenarios[0] (sample).controllers.alert.forwardsVia: forwardsVia is for containers only"
    ),
    Breakage(
      #"{"kind": "alert"}"#, #"{"kind": "alert", "delegateSupported": []}"#,
      "scenarios[0] (sample).controllers.alert.delegateSupported: delegateSupported is for containers only"
    ),
    Breakage(
      #"{"kind": "alert"}"#, #"{"kind": "alert", "onWillShow": "none"}"#,
      "scenarios[0] (sample).controllers.alert.onWillShow: onWillShow requires kind navigation"
    ),
    Breakage(
      #"{"kind": "alert"}"#, #"{"kind": "alert", "removesPresenter": false}"#,
      "scenarios[0] (sample).controllers.alert.removesPresenter: removesPresenter requires style custom"
    ),
    Breakage(
      #""selected": "box""#, #""selected": "A""#,
      "scenarios[0] (sample).controllers.tabs.selected: A is not a child"),
    Breakage(
      #""children": ["player"]"#, #""children": ["tabs"]"#,
      "scenarios[0] (sample).controllers.tabs: tabs contains itself"),
    Breakage(
      #""key": false, "hidden": true"#, #""key": true, "hidden": true"#,
      "scenarios[0] (sample).windows: exactly one window must be key, found 2"),
    Breakage(
      #""key": true, "hidden": false, "level": 0"#, #""key": false, "hidden": false, "level": 0"#,
      "scenarios[0] (sample).windows: exactly one window must be key, found 0"),
    Breakage(
      #""id": "side""#, #""id": "main""#,
      "scenarios[0] (sample).windows[1].id: window main already exists"),
    Breakage(
      #""on": "nav", "vc": "alert""#, #""on": "nav", "vc": "A""#,
      "scenarios[0] (sample).initial.presented[0].vc: A is presented, but has no style"),
  ]

  private static let steps = [
    Breakage(
      #"{"op": "lockRotation", "on": false}"#, #"{"op": "sleepWake"}"#,
      "scenarios[0] (sample).steps[1]: launch after sleepWake; only lockRotation may precede launch"
    ),
    Breakage(
      #"{"op": "showSystemAlert"}"#, #"{"op": "launch"}"#,
      "scenarios[0] (sample).steps[23]: launch after launch; only lockRotation may precede launch"),
    Breakage(
      #""present", "on": "nav", "vc": "player""#, #""present", "on": "nav", "vc": "C""#,
      "scenarios[0] (sample).steps[15].vc: C is presented, but has no style"),
    Breakage(
      #""addWindow", "id": "late""#, #""addWindow", "id": "side""#,
      "scenarios[0] (sample).steps[21].id: window side already exists"),
    Breakage(
      #""removeWindow", "id": "late", "expect""#, #""removeWindow", "id": "main", "expect""#,
      "scenarios[0] (sample).steps[22].id: the main window cannot be removed"),
    Breakage(
      #""windows": {"side""#, #""windows": {"main""#,
      "scenarios[0] (sample).steps[1].expect.windows.main: main is the main window, whose orientation is expected as interface"
    ),
    Breakage(
      #""expect": {"exception": "none"}"#, #""expect": {}"#,
      "scenarios[0] (sample).steps[28].expect: an expectation must expect something"),
    Breakage(
      #""clean": false,"#, "", "scenarios[0] (sample).expect: findings require clean"),
    Breakage(
      #""clean": false"#, #""clean": true"#,
      "scenarios[0] (sample).expect: a clean run has no findings"),
    Breakage(
      #"["flat-misread"]"#, "[]",
      "scenarios[0] (sample).expect: an empty list of findings requires clean to be true"),
  ]
}
