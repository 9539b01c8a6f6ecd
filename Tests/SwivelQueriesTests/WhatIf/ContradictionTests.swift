import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

@testable import SwivelQueries

/// What was seen and answered in the run stays only as long as it may be so.
struct ContradictionTests {
  private static let window = WindowID(rawValue: 0)
  private static let (stack, page) = (ControllerID(rawValue: 0), ControllerID(rawValue: 1))

  private static func run(_ kinds: [Event.Kind]) -> Run {
    let (s, p) = (NameID(rawValue: 0), NameID(rawValue: 1))
    return Run(
      EventList.of(
        [
          .session(.systemVersion(version: SystemVersion(15))),
          .controller(.controller(controller: stack, type: .navigation, name: s)),
          .controller(.forwarding(controller: stack, to: .top, hook: .override)),
          .controller(.controller(controller: page, type: .plain, name: p)),
          .hierarchy(.childAdded(parent: stack, child: page)),
          .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)),
          .window(.rootChanged(window: window, controller: stack)),
        ] + kinds), NameTable("Stack", "Page"))
  }

  private static func seen(_ orientation: InterfaceOrientation) -> Event.Kind {
    .observation(.interfaceOrientation(window: window, orientation: orientation))
  }

  @Test func `what was seen first shows where to begin, and the rest is left out`() throws {
    let run = Self.run([
      Self.seen(.portrait), .device(.deviceOrientation(orientation: .landscapeLeft)),
      Self.seen(.landscapeRight),
      .observation(.willTransition(controller: Self.page)),
      .outcome(.exceptionRaised(exception: .noCommonOrientation)),
    ])
    let replay = try run.changed(by: [.set("controller.Page.supported=portrait")])

    #expect(replay.kinds.contains(Self.seen(.portrait)))
    #expect(!replay.kinds.contains(Self.seen(.landscapeRight)))
    #expect(replay.counterfactual.leftOut.observations == 3)
    #expect(replay.count(.leftOut) == 3)
    #expect(replay.counterfactual.replayer.situation.interface[Self.window] == .portrait)
  }

  @Test func `what was seen before the first change stays`() throws {
    let run = Self.run([
      Self.seen(.portrait), .device(.deviceOrientation(orientation: .landscapeLeft)),
      Self.seen(.landscapeRight),
      .device(.deviceOrientation(orientation: .portrait)), Self.seen(.portrait),
    ])
    let replay = try run.changed(by: [.drop(10...10)])

    #expect(replay.kinds.contains(Self.seen(.landscapeRight)))
    #expect(replay.counterfactual.leftOut.observations == 1)
    #expect(replay.counterfactual.replayer.situation.interface[Self.window] == .landscapeRight)
  }

  @Test func `what is only not seen leaves everything else as it is`() throws {
    let run = Self.run([
      Self.seen(.portrait), .device(.deviceOrientation(orientation: .landscapeLeft)),
      Self.seen(.portrait),
      .device(.deviceOrientation(orientation: .portrait)), Self.seen(.landscapeLeft),
    ])
    let replay = try run.changed(by: [.drop(9...9)])

    #expect(replay.counterfactual.leftOut.observations == 0)
    #expect(!replay.counterfactual.hasChanged)
    #expect(replay.kinds.last == Self.seen(.landscapeLeft))
  }

  @Test func `an answer that follows from what is set is left out`() throws {
    let run = Self.run([
      .answer(.maskAnswered(controller: Self.page, mask: .all)),
      .answer(.maskAnswered(controller: Self.stack, mask: .all)),
      .answer(.shouldAutorotateAnswered(controller: Self.page, value: true)),
      .answer(.appMaskAnswered(window: nil, mask: .all)),
    ])
    let replay = try run.changed(by: [.set("controller.Page.supported=portrait")])

    #expect(replay.counterfactual.leftOut.answers == 2)
    #expect(replay.facts.controllers[Self.page].answeredMask == nil)
    #expect(replay.facts.controllers[Self.stack].answeredMask == nil)
    #expect(replay.facts.controllers[Self.page].answeredAutorotate == true)
    let mask = try run.changed(by: [.set("app.mask=portrait")])
    #expect(mask.counterfactual.leftOut.answers == 2)
    #expect(mask.facts.controllers[Self.page].answeredMask == .all)
  }

  @Test func `a request of a willShow goes if its stack forces nothing`() throws {
    let show = Event.Kind.navigation(
      .willShow(on: Self.stack, controller: Self.page, animated: true, interactive: false))
    let run = Self.run([
      Self.seen(.portrait), show,
      .request(.setDeviceOrientation(orientation: .landscapeLeft, cause: Cause(rawValue: 1))),
      .request(.attemptRotation(cause: Cause(rawValue: 2))),
      .request(.attemptRotation(cause: nil)),
      .request(.attemptRotation(cause: Cause(rawValue: 9))),
    ])
    let replay = try run.changed(by: [.set("controller.Stack.onWillShow=none")])

    #expect(replay.counterfactual.leftOut.requests == 2)
    #expect(replay.kinds.filter { if case .request = $0 { true } else { false } }.count == 2)
    let other = try run.changed(by: [.set("controller.Page.onWillShow=none")])
    #expect(other.counterfactual.leftOut.requests == 0)
  }

  @Test func `a state that is stored after missing events does not tell what would be seen`()
    throws
  {
    let run = Self.run([
      Self.seen(.portrait), .device(.deviceOrientation(orientation: .landscapeLeft)),
    ])
    let replayer = Replay(run.events.map(TraceItem.event), .unchanged(run.vocabulary))
      .counterfactual.replayer
    let stored = replayer.checkpoint
    let last = try #require(run.events.last)
    let checkpoint = Checkpoint(
      nextSequence: last.sequence + 5, instant: last.instant, lostCount: 4, facts: stored.facts,
      digest: stored.digest, conclusions: stored.conclusions)
    let item = TraceItem.checkpoint(checkpoint)
    let events = run.events.map(TraceItem.event)
    let end = TraceItem.event(
      Event(sequence: last.sequence + 5, instant: last.instant, Self.seen(.landscapeRight)))
    let plan = try run.plan([.set("controller.Page.supported=portrait")])

    let (begun, middle) = (Replay([item, end], plan), Replay(events + [item, end], plan))

    for replay in [begun, middle] {
      #expect(replay.facts.controllers[Self.page].supported == .portrait)
    }
    #expect(begun.counterfactual.leftOut.observations == 1)
    #expect(middle.kinds.last == Self.seen(.landscapeRight))
    #expect(
      Replay(events + [item, end], .unchanged(run.vocabulary)).count(.kept) == events.count + 1)
  }
}
