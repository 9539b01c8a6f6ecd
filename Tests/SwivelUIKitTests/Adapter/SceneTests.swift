import SwivelModel
import Testing

@MainActor
struct SceneTests {
  private let scene = SceneID(rawValue: 0)
  private let main = WindowID(rawValue: 0)
  private let second = WindowID(rawValue: 1)

  @Test func `a recording begins with what the app runs on and ends its setting up last`() throws {
    let kinds = try SceneRuns.beginning().kinds

    #expect(
      kinds.prefix(9) == [
        .session(.systemVersion(version: SystemVersion(18, 1))),
        .session(.linkedSDK(version: SystemVersion(17, 2))),
        .session(.device(model: [], identifier: NameID(rawValue: 0))),
        .session(.appLifecycle(owner: .scene)),
        .app(.plistOrientation(orientation: .portrait)),
        .app(.plistOrientation(orientation: .landscapeLeft)),
        .session(.requiresFullScreen(value: true)),
        .session(.fullScreenIgnoredFrom(version: SystemVersion(26, 2))),
        .device(.deviceTurned(to: .portrait)),
      ])
    let seen = Event.Kind.observation(.sceneOrientation(scene: scene, orientation: .portrait))
    let root = Event.Kind.window(.rootChanged(window: main, controller: ControllerID(rawValue: 0)))
    let place = try #require(kinds.firstIndex(of: root))
    #expect(kinds[place...].contains(seen))
  }

  @Test func `a rotation of the device and of the interface are reported once each`() throws {
    let recording = try SceneRuns.turned()

    let turn = recording.after("turn")
    #expect(turn.contains(.device(.deviceOrientation(orientation: .landscapeLeft))))
    #expect(
      turn.filter { $0.family == .observation } == [
        .observation(.windowBounds(window: main, shape: .landscape)),
        .observation(.sceneOrientation(scene: scene, orientation: .landscapeRight)),
      ])
    #expect(recording.after("nothing new").isEmpty)
  }

  @Test(arguments: [SystemVersion(15), SystemVersion(16), SystemVersion(26)])
  func `a rotation is seen without a call from iOS 16 on, while the scene is observed`(
    system: SystemVersion
  ) throws {
    let (recording, observed) = try SceneRuns.turnedAlone(on: system)
    let isSeen = system.major >= 16
    #expect(observed == [isSeen, false])
    let interface = { (orientation: InterfaceOrientation) in
      Event.Kind.observation(.sceneOrientation(scene: scene, orientation: orientation))
    }

    let turn = recording.after("turn")
    #expect(turn.contains(interface(.landscapeRight)) == isSeen)
    #expect(recording.after("stopped").filter { $0.family == .observation } == [])
    #expect(recording.after("observed again").contains(interface(.portrait)))
    #expect(recording.after("turned again").contains(interface(.landscapeLeft)) == isSeen)
  }

  @Test func `an interface that stays when the device rotates is recorded once it has settled`()
    throws
  {
    let recording = try SceneRuns.stayed()
    let stays = Event.Kind.observation(.sceneOrientation(scene: scene, orientation: .portrait))

    #expect(!recording.after("turn").contains(stays))
    #expect(recording.after("settled") == [stays])
    #expect(recording.after("afterwards") == [])
  }

  @Test(arguments: [false, true])
  func `a recorder that is given no scene states that once, after the session`(
    laterScene: Bool
  ) throws {
    let kinds = try SceneRuns.missing(laterScene: laterScene).after("missing")

    #expect(
      kinds.prefix(4) == [
        .session(.systemVersion(version: SystemVersion(26))),
        .session(.linkedSDK(version: SystemVersion(27))),
        .session(.device(model: [], identifier: NameID(rawValue: 1))), .session(.sceneMissing),
      ])
    #expect(kinds.count { $0 == .session(.sceneMissing) } == 1)
    #expect((kinds.count > 4) == laterScene)
  }

  @Test func `the stages of the app's life are reported`() throws {
    let recording = try SceneRuns.away()

    #expect(
      recording.after("leave") == [
        .session(.phase(phase: .inactive)), .session(.phase(phase: .background)),
      ])
    #expect(
      recording.after("return") == [
        .session(.phase(phase: .foreground)), .session(.phase(phase: .active)),
        .observation(.sceneOrientation(scene: scene, orientation: .portrait)),
      ])
  }

  @Test func `windows come, change and go`() throws {
    let recording = try SceneRuns.windows()
    let page = try #require(recording.controller("SecondPage"))
    let next = try #require(recording.controller("ThirdPage"))

    #expect(
      recording.after("shown").contains(
        .window(.windowAdded(window: second, scene: scene, level: 2_000, hidden: false)))
        || recording.kinds.contains(
          .window(.windowAdded(window: second, scene: scene, level: 2_000, hidden: true)))
    )
    #expect(recording.kinds.contains(.window(.rootChanged(window: second, controller: page))))
    #expect(
      recording.after("other root").contains(
        .window(.rootChanged(window: second, controller: next))))
    #expect(
      recording.after("hidden").contains(.window(.windowHidden(window: second, hidden: true))))
    #expect(recording.after("gone").first == .window(.windowRemoved(window: second)))
  }

  @Test(arguments: [1, 3], [true, false])
  func `device notifications end as often as they begin`(count: Int, stopping: Bool) throws {
    let answers = try SceneRuns.balance(observing: count, stopping: stopping)

    #expect(answers == [false, true, false])
  }

  @Test func `a request that is refused is reported with its cause, and to the app`() throws {
    let (recording, errors) = try SceneRuns.requests()

    let refused = recording.after("refused")
    let request = Event.Kind.request(
      .geometryRequest(scene: scene, mask: .landscapeLeft, cause: nil))
    let place = try #require(refused.firstIndex(of: request))
    let refusal = try #require(refused.firstIndex { $0.family == .outcome })
    let cause = Cause(rawValue: UInt32(refusal - place))
    #expect(refused[refusal] == .outcome(.geometryRefused(code: 101, request: cause)))
    #expect(errors == [101])

    let granted = recording.after("granted")
    let page = try #require(recording.controller("FirstPage"))
    #expect(
      granted.filter { $0.family == .request } == [
        .request(.needsUpdate(controller: page, cause: nil)), request,
      ])
    #expect(
      granted.contains(
        .observation(.sceneOrientation(scene: scene, orientation: .landscapeLeft))))
    #expect(!granted.contains { $0.family == .outcome })
  }

  @Test func `the rotated view of a page is seen`() throws {
    let recording = try SceneRuns.transformed()
    let page = try #require(recording.controller("FirstPage"))

    #expect(
      recording.after("turned") == [.observation(.viewTransform(controller: page, degrees: 90))])
    #expect(recording.after("scaled to nothing by nothing").isEmpty)
    #expect(
      recording.after("turned back") == [
        .observation(.viewTransform(controller: page, degrees: 0))
      ])
  }

  @Test func `a level that is none stops no one`() throws {
    let levels = try SceneRuns.extremeLevels().after("come").compactMap { kind -> Int32? in
      guard case .window(.windowAdded(_, _, let level, _)) = kind else { return nil }
      return level
    }

    #expect(levels == [.max, .min, 0])
  }
}
