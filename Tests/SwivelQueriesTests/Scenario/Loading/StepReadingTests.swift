import SwivelModel
import SwivelQueries
import Testing

struct StepReadingTests {
  private typealias Name = Scenario.ControllerName
  private let steps: [Scenario.Step]

  init() throws {
    steps = try #require(ScenarioLoader.load(Array(SampleScenario.text.utf8)).first).steps
  }

  @Test func `steps of the device and the app are read`() {
    #expect(steps[0].operation == .lockRotation(isOn: false))
    #expect(steps[1].operation == .launch)
    #expect(steps[2].operation == .rotateDevice(to: .landscapeRight, inFlight: true))
    #expect(steps[3].operation == .setDeviceOrientation(to: .unknown))
    #expect(steps[4].operation == .attemptRotation)
    #expect(
      steps[23...26].map(\.operation) == [.showSystemAlert, .background, .foreground, .sleepWake])
    #expect(steps[28].operation == .readDeviceOrientation)
  }

  @Test func `steps that ask and answer are read`() {
    let page = Name(rawValue: "A")

    #expect(steps[5].operation == .setNeedsUpdate(controller: page))
    #expect(steps[6].operation == .requestGeometryUpdate(mask: .landscapeLeft, inFlight: true))
    #expect(steps[7].operation == .setStatusBarOrientation(to: .portraitUpsideDown))
    #expect(steps[8].operation == .setSupported(controller: page, mask: nil))
    #expect(steps[9].operation == .setShouldAutorotate(controller: page, value: nil))
    #expect(steps[10].operation == .setAppMask(.portrait))
    #expect(steps[27].operation == .applyTransform(controller: page, degrees: -90))
  }

  @Test func `steps of a stack are read, animated unless they say otherwise`() {
    let stack = Name(rawValue: "nav")

    #expect(
      steps[11].operation == .push(on: stack, controller: .init(rawValue: "C"), animated: false))
    #expect(steps[12].operation == .pop(on: stack, to: .init(rawValue: "A"), animated: true))
    #expect(steps[13].operation == .swipeBackBegin(on: stack, progress: 0.25, isCustom: true))
    #expect(steps[14].operation == .swipeBackEnd(on: stack, isCancelled: true))
  }

  @Test func `steps that present and show are read`() {
    let player = Name(rawValue: "player")
    let page = Name(rawValue: "C")

    #expect(
      steps[15].operation
        == .present(
          on: .init(rawValue: "nav"), controller: player, animated: true, inFlight: true))
    #expect(
      steps[16].operation == .dismiss(controller: player, animated: true, isInteractive: true))
    #expect(steps[17].operation == .select(on: .init(rawValue: "tabs"), controller: page))
    #expect(
      steps[18].operation == .embed(on: .window(.init(rawValue: "side")), controller: page))
    #expect(
      steps[19].operation == .embed(on: .controller(.init(rawValue: "box")), controller: page))
  }

  @Test func `steps of windows are read`() throws {
    guard case .addWindow(let window) = steps[21].operation else {
      throw ScenarioTestFailure.unexpected(steps[21].operation)
    }

    #expect(
      steps[20].operation
        == .setRoot(window: .init(rawValue: "side"), controller: .init(rawValue: "tabs")))
    #expect(window.name.rawValue == "late")
    #expect(window.root?.rawValue == "halves")
    #expect(window.level == 2000)
    #expect(window.isKey)
    #expect(!window.isHidden)
    #expect(steps[22].operation == .removeWindow(window.name))
  }

  @Test func `what is expected of a step is read`() throws {
    let expectation = try #require(steps[1].expectation)

    #expect(
      expectation.choices == [
        "interface": .landscape, "statusBar": .portrait, "launchScreen": .landscapeRight,
      ])
    #expect(expectation.windows == [.init(rawValue: "side"): .portrait])
    #expect(
      expectation.values == [
        "device": .word("faceDown"), "exception": .word("recursion"),
        "error": .word("geometryDenied"), "log": .word("kvcUnsupported"), "visible": .word("B"),
        "locked": .flag(true), "visual": .flag(false), "windowBounds": .word("landscape"),
        "passes": .words(["portrait", "landscapeLeft"]),
      ])
    #expect(steps[28].expectation?.values == ["exception": ScenarioValue.none])
    #expect(steps[0].expectation == nil)
  }

  @Test func `events are read in their order`() throws {
    let expectation = try #require(steps[1].expectation)
    let page = Name(rawValue: "A")

    #expect(
      expectation.events == [
        .askMask(page), .askAutorotate(page), .askPreferred(.init(rawValue: "B")), .askAppMask,
        .willRotate(.init(rawValue: "C")), .willRotate(nil), .statusBarWillChange,
        .statusBarDidChange, .willLayout, .didLayout,
      ])
    #expect(expectation.noEvents == [.deviceDidChange, .willShow(page), .didShow(page)])
  }
}

private enum ScenarioTestFailure: Error {
  case unexpected(Scenario.Operation)
}
