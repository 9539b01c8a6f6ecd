import SwivelModel
import SwivelQueries
import Testing

struct ScenarioReadingTests {
  private let sample: Scenario

  init() throws {
    sample = try #require(ScenarioLoader.load(Array(SampleScenario.text.utf8)).first)
  }

  @Test func `what is for people is kept as it is`() {
    #expect(sample.id == "sample")
    #expect(sample.title == "A sample")
    #expect(sample.source == "none")
    #expect(sample.oracle == .none)
    #expect(sample.why == "A sample only")
    #expect(sample.duplicateOf == "other")
  }

  @Test func `the environment is read`() {
    let environment = sample.environment

    #expect(environment.ios == SystemVersion(16, 4))
    #expect(environment.device == .pad)
    #expect(environment.linkedSDK == SystemVersion(15, 2, 1))
    #expect(environment.windowing == .splitView)
    #expect(environment.lifecycle == .scene)
    #expect(environment.process == .extension)
    #expect(!environment.deviceNotifications)
  }

  @Test func `the app is read, its Info.plist in the order of the file`() {
    #expect(sample.app.infoPlist == [.landscapeRight, .portrait])
    #expect(sample.app.requiresFullScreen)
    #expect(sample.app.fullScreenIgnoredFrom == SystemVersion(26, 2))
    #expect(
      sample.app.delegate == .byVisible([.init(rawValue: "A"): .portrait], otherwise: []))
    #expect(sample.app.sceneDelegate == .landscapeLeft)
  }

  @Test func `controllers keep the order of the file`() {
    let names = sample.controllers.map(\.name.rawValue)

    #expect(names == ["nav", "A", "B", "tabs", "C", "box", "halves", "player", "alert"])
  }

  @Test func `a page says what it overrides`() throws {
    let page = try #require(sample.controllers.first { $0.name.rawValue == "A" })

    #expect(page.className == "APage")
    #expect(page.supported == [.portrait, .landscapeLeft])
    #expect(page.preferred == .unknown)
    #expect(page.shouldAutorotate == false)
    #expect(page.shouldAutorotateTo == .landscapeLeft)
    #expect(page.customMask == .landscapeRight)
    #expect(page.prefersLock)
    #expect(page.lockChild?.rawValue == "B")
  }

  @Test func `an empty mask is not the lack of one`() throws {
    let empty = try #require(sample.controllers.first { $0.name.rawValue == "B" })
    let absent = try #require(sample.controllers.first { $0.name.rawValue == "C" })

    #expect(empty.supported == InterfaceOrientationMask())
    #expect(empty.style == .custom)
    #expect(empty.removesPresenter)
    #expect(absent.supported == nil)
    #expect(absent.style == nil)
  }

  @Test func `a container selects the child that it names, else the first, and a stack none`() {
    let selected = sample.controllers.map { $0.selected?.rawValue }

    #expect(selected == [nil, nil, nil, "box", nil, "player", nil, nil, nil])
  }

  @Test func `a system player is reported by its class`() {
    let kinds = sample.controllers.map(\.kind)

    #expect(
      kinds == [
        .navigation, .plain, .plain, .tab, .plain, .container, .split, .videoPlayer, .alert,
      ])
  }

  @Test func `windows and what is presented are read`() {
    #expect(sample.windows.map(\.name.rawValue) == ["main", "side"])
    #expect(sample.windows.map(\.root?.rawValue) == ["nav", nil])
    #expect(sample.windows.map(\.level) == [0, 999.5])
    #expect(sample.windows.map(\.isKey) == [true, false])
    #expect(sample.windows.map(\.isHidden) == [false, true])
    #expect(sample.windows[1].subviewsOf.map(\.rawValue) == ["C"])
    #expect(sample.initial.device == .faceUp)
    #expect(sample.initial.interface == .landscapeLeft)
    #expect(sample.initial.rotationLock)
    #expect(sample.initial.presented.map(\.presenter.rawValue) == ["nav"])
    #expect(sample.initial.presented.map(\.presented.rawValue) == ["alert"])
  }

  @Test func `what is expected of the run is read`() {
    #expect(
      sample.expectation.consulted == [.init(rawValue: "A"), .init(rawValue: "nav")])
    #expect(sample.expectation.effectiveMask == InterfaceOrientationMask())
    #expect(sample.expectation.findings == ["flat-misread"])
    #expect(sample.expectation.isClean == false)
  }
}
