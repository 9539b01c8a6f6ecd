import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelQueries

/// What is set takes the place of all that the run declares.
struct DeclarationTests {
  private static let (page, other) = (ControllerID(rawValue: 1), ControllerID(rawValue: 2))

  /// Two pages of one type and one of another, of which the first declares something twice.
  private static func run(_ more: [Event.Kind] = []) -> Run {
    let (a, b) = (NameID(rawValue: 0), NameID(rawValue: 1))
    let third = ControllerID(rawValue: 3)
    return Run(
      EventList.of(
        [
          .session(.systemVersion(version: SystemVersion(15))),
          .app(.plistOrientation(orientation: .portrait)),
          .app(.plistOrientation(orientation: .landscapeLeft)),
          .controller(.controller(controller: page, type: .navigation, name: a)),
          .controller(.supported(controller: page, mask: .all)),
          .controller(.controller(controller: other, type: .plain, name: b)),
          .controller(.controller(controller: third, type: .plain, name: a)),
          .device(.deviceTurned(to: .portrait)),
          .controller(.supported(controller: page, mask: .landscape)),
          .controller(.supported(controller: other, mask: .landscape)),
          .device(.deviceTurned(to: .landscapeLeft)),
        ] + more), NameTable("PageA", "PageB"))
  }

  @Test func `a declaration holds from the beginning, and later ones say the same`() throws {
    let replay = try Self.run().changed(by: [.set("controller.PageA.supported=portrait")])

    let masks = replay.kinds.compactMap { kind -> [InterfaceOrientationMask?]? in
      guard case .controller(.supported(let controller, let mask)) = kind else { return nil }
      return [ControllerID(rawValue: 1), ControllerID(rawValue: 3)].contains(controller)
        ? [mask] : []
    }
    #expect(masks.flatMap { $0 } == [.portrait, .portrait, .portrait])
    #expect(replay.count(.declared) == 1)
    #expect(replay.count(.changed) == 2)
    #expect(replay.facts.controllers[Self.other].supported == .landscape)
  }

  @Test func `one of several is reported by its handle`() throws {
    let replay = try Self.run().changed(by: [.set("controller.PageA#3.supported=portrait")])

    #expect(replay.facts.controllers[Self.page].supported == .landscape)
    #expect(replay.facts.controllers[ControllerID(rawValue: 3)].supported == .portrait)
  }

  @Test func `a handle is enough where there is no name`() throws {
    let replay = try Self.run().changed(by: [.set("controller.#2.supported=portrait")])

    #expect(replay.facts.controllers[Self.other].supported == .portrait)
  }

  @Test func `what comes later under a handle is another controller`() throws {
    let later = Event.Kind.controller(.controller(controller: Self.page, type: .plain, name: nil))
    let replay = try Self.run([later, .device(.deviceTurned(to: .portrait))])
      .changed(by: [.set("controller.PageA.supported=portrait")])

    #expect(replay.facts.controllers[Self.page].supported == nil)
  }

  @Test func `a part of a fact leaves the other part as it is`() throws {
    let forwarding = Event.Kind.controller(
      .forwarding(controller: Self.other, to: .top, hook: .delegate))
    let replay = try Self.run([forwarding]).changed(by: [
      .set("controller.PageB.forwards=visible"), .set("controller.PageA.style=custom"),
      .set("controller.PageA.removesPresenter=true"),
    ])

    let state = replay.facts.controllers[Self.other]
    #expect(state.forwarding == .visible)
    #expect(state.forwardingHook == .delegate)
    #expect(replay.facts.controllers[Self.page].style == .custom)
    #expect(replay.facts.controllers[Self.page].removesPresenter)
  }

  @Test func `a mask of the app takes the place of every kind of answer`() throws {
    let kinds: [Event.Kind] = [
      .app(.appMaskForVisible(controller: Self.page, mask: .landscape)),
      .app(.appMaskForWindow(window: nil, mask: .all)), .app(.appMask(mask: .landscape)),
      .device(.deviceTurned(to: .portrait)),
    ]
    let replay = try Self.run(kinds).changed(by: [.set("app.mask=portrait")])

    #expect(replay.facts.app.delegate == .fixed(.portrait))
    let absent = try Self.run(kinds).changed(by: [.set("app.mask=default")])
    #expect(absent.facts.app.delegate == .absent)
  }

  @Test(arguments: [
    "landscapeRight", "portrait,landscapeLeft,landscapeRight", "landscapeLeft,portrait", "nothing",
  ])
  func `the orientations of the Info.plist are replaced in their order`(list: String) throws {
    let replay = try Self.run().changed(by: [.set("app.plist=\(list)")])

    let expected = list == "nothing" ? [] : list.split(separator: ",").map(String.init)
    #expect(replay.facts.app.plist.ordered.map { "\($0)" } == expected)
  }

  @Test func `the orientations of the Info.plist are set once, however often it is said`() throws {
    let change = try Change.set("app.plist=portrait")

    let replay = try Self.run().changed(by: [change, change])

    #expect(replay.facts.app.plist.ordered == [.portrait])
  }

  @Test(arguments: [0, 2])
  func `the orientations of the Info.plist are not set where a state has them already`(
    count: Int
  ) throws {
    let run = Self.run()
    var (survey, replayer) = (Survey([try .set("app.plist=portrait")]), Replayer())
    for event in run.events.prefix(count) {
      survey.apply(.event(event), run.vocabulary.names)
      _ = replayer.apply(event)
    }
    let stored = replayer.checkpoint
    let checkpoint = Checkpoint(
      nextSequence: 50, instant: .start, lostCount: 48, facts: stored.facts, digest: stored.digest,
      conclusions: stored.conclusions)

    survey.apply(.checkpoint(checkpoint), run.vocabulary.names)

    #expect(throws: ChangeError.plistStored) { try survey.plan(run.vocabulary) }
  }

  @Test func `version, SDK and device are declared even if the run never did`() throws {
    let run = Run(EventList.of([.device(.deviceTurned(to: .portrait))]))
    let replay = try run.changed(by: [
      .set(ChangeReader.system("16.2")), .set(ChangeReader.linkedSDK("15")),
      .set(ChangeReader.device("ipad")),
    ])

    #expect(replay.facts.session.system == SystemVersion(16, 2))
    #expect(replay.facts.session.declaredSDK == SystemVersion(15))
    #expect(replay.facts.session.device == .pad)
    #expect(replay.kinds.last == .device(.deviceTurned(to: .portrait)))
    #expect(replay.events.allSatisfy { $0.sequence == 0 })
  }

  @Test func `the last of several declarations of the same wins`() throws {
    let replay = try Self.run().changed(by: [
      .set("controller.PageB.supported=portrait"), .set("controller.PageB.supported=all"),
    ])

    #expect(replay.facts.controllers[Self.other].supported == .all)
  }

  @Test func `a controller that is not there is refused, with the nearest name`() throws {
    let run = Self.run()
    let misspelt = #expect(throws: ChangeError.self) {
      try run.changed(by: [.set("controller.PagA.supported=all")])
    }
    let handle = #expect(throws: ChangeError.self) {
      try run.changed(by: [.set("controller.PageA#2.supported=all")])
    }
    let unknown = #expect(throws: ChangeError.self) {
      try run.changed(by: [.set("controller.#9.supported=all")])
    }

    #expect(
      misspelt?.description.contains("did you mean PageA?); the trace has PageA, PageB") == true)
    #expect(handle?.description.contains("the trace has #1, #3") == true)
    #expect(unknown?.description.contains("the trace has #1, #2, #3") == true)
  }
}
