import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelTestKit
import Testing

/// What is told of a decision is what was seen of it, and no more.
struct TransitionTrailTests {
  private static let window = WindowID(rawValue: 0)
  private static let scene = SceneID(rawValue: 0)
  private static let page = ControllerID(rawValue: 0)
  // The app allows portrait and landscape right. Nothing is observed yet.
  private static let start: [Event.Kind] = [
    .session(.systemVersion(version: SystemVersion(17))),
    .app(.plistOrientation(orientation: .portrait)),
    .app(.plistOrientation(orientation: .landscapeRight)),
    .controller(.controller(controller: page, type: .plain, name: nil)),
    .device(.deviceTurned(to: .portrait)),
    .window(.windowAdded(window: window, scene: scene, level: 0, hidden: false)),
    .window(.rootChanged(window: window, controller: page)),
  ]
  // The device's landscape left is the interface's right.
  private static let turn = Event.Kind.device(.deviceOrientation(orientation: .landscapeLeft))
  private static let back = Event.Kind.device(.deviceOrientation(orientation: .portrait))
  private static let upsideDown = Event.Kind.device(
    .deviceOrientation(orientation: .landscapeRight))

  private static func seen(
    _ orientation: InterfaceOrientation, in window: WindowID = window
  ) -> Event.Kind {
    .observation(.interfaceOrientation(window: window, orientation: orientation))
  }

  private static func request(_ mask: InterfaceOrientationMask) -> Event.Kind {
    .request(.geometryRequest(scene: scene, mask: mask, cause: nil))
  }

  private static func refused(_ distance: UInt32?) -> Event.Kind {
    .outcome(.geometryRefused(code: 101, request: distance.map { Cause(rawValue: $0) }))
  }

  /// The transitions as text: the outcome, the basis, what was observed, and how many events later.
  private static func transitions(_ events: [Event]) -> [String] {
    var (replayer, trail) = (Replayer(), TransitionTrail())
    for event in events {
      replayer.take(event)
      trail.follow(event, replayer)
    }
    return trail.transitions.map { transition in
      let later = transition.decision.observedEvent.map { "+\($0 - transition.decision.event)" }
      let words = [transition.decision.outcome.rawValue, transition.decision.basis.rawValue]
      return (words + [transition.decision.observed?.word, later].compactMap(\.self))
        .joined(separator: " ")
    }
  }

  /// Those of a run in which portrait was observed first.
  private static func after(_ kinds: Event.Kind...) -> [String] {
    transitions(EventList.of(start + [seen(.portrait)] + kinds))
  }

  @Test func `a turn that nothing shows is predicted`() {
    #expect(Self.after(Self.turn) == ["turned predicted"])
    #expect(Self.after(Self.turn, Self.back) == ["turned predicted", "turned predicted"])
  }

  @Test func `a turn is observed if one observation before the next decision shows it`() {
    #expect(
      Self.after(Self.turn, Self.seen(.landscapeRight))
        == ["turned observed landscapeRight +1"])
    // UIKit had not rotated yet when it was looked at first.
    #expect(
      Self.after(Self.turn, Self.seen(.portrait), Self.seen(.landscapeRight))
        == [
          "turned observed landscapeRight +2", "unpredicted observed portrait +0",
          "unpredicted observed landscapeRight +0",
        ])
    #expect(
      Self.after(Self.turn, Self.seen(.landscapeRight), Self.seen(.portrait))
        == ["turned observed landscapeRight +1", "unpredicted observed portrait +0"])
  }

  @Test func `a turn of which another orientation is seen is contradicted`() {
    #expect(
      Self.after(Self.turn, Self.seen(.portrait))
        == ["turned contradicted portrait +1", "unpredicted observed portrait +0"])
  }

  @Test func `an observation is about the last decision before it`() {
    #expect(
      Self.after(Self.turn, Self.back, Self.seen(.portrait))
        == ["turned predicted", "turned observed portrait +1"])
  }

  @Test func `an observation of another window shows nothing`() {
    let other = WindowID(rawValue: 1)
    #expect(
      Self.after(
        Self.turn, .window(.windowAdded(window: other, scene: Self.scene, level: 0, hidden: false)),
        Self.seen(.landscapeRight, in: other)) == ["turned predicted"])
  }

  @Test func `a turn from an unknown orientation may be none`() {
    #expect(
      Self.transitions(EventList.of(Self.start + [Self.turn, Self.seen(.landscapeRight)]))
        == ["undetermined observed landscapeRight +1"])
  }

  @Test func `a stay is observed if all observations show it`() {
    #expect(
      Self.after(Self.upsideDown, Self.seen(.portrait)) == ["stayed observed portrait +1"])
    #expect(
      Self.after(
        Self.upsideDown, Self.seen(.portrait), Self.seen(.landscapeRight), Self.seen(.portrait))
        == [
          "stayed contradicted landscapeRight +2", "unpredicted observed landscapeRight +0",
          "unpredicted observed portrait +0",
        ])
  }

  @Test func `that an unknown orientation stays is not seen`() {
    #expect(
      Self.transitions(EventList.of(Self.start + [Self.upsideDown, Self.seen(.portrait)]))
        == ["stayed undetermined"])
  }

  @Test func `a refusal is observed where UIKit's is recorded`() {
    let request = Self.request(.landscapeLeft)

    #expect(Self.after(request) == ["refused predicted"])
    #expect(Self.after(request, Self.seen(.portrait)) == ["refused predicted"])
    #expect(
      Self.after(request, Self.seen(.portrait), Self.refused(2)) == ["refused observed +2"])
    #expect(Self.after(request, Self.refused(nil)) == ["refused observed +1"])
    #expect(Self.after(request, Self.refused(5)) == ["refused predicted"])
  }

  @Test func `a request that the rules grant is contradicted by its refusal`() {
    #expect(
      Self.after(Self.request(.landscapeRight), Self.refused(1))
        == ["turned contradicted portrait +1", "unpredicted observed portrait +0"])
    #expect(
      Self.after(Self.request(.landscapeRight), Self.seen(.landscapeRight), Self.refused(2))
        == ["turned observed landscapeRight +1"])
  }

  @Test func `an exception is observed where it is recorded`() {
    // Since iOS 16 there are no reports of an exception on a turn.
    let system = Event.Kind.session(.systemVersion(version: SystemVersion(15)))
    let mask = Event.Kind.controller(.supported(controller: Self.page, mask: .landscapeLeft))
    let raised = { Event.Kind.outcome(.exceptionRaised(exception: $0)) }

    #expect(Self.after(system, mask, Self.turn) == ["threw predicted"])
    #expect(
      Self.after(system, mask, Self.turn, raised(.noCommonOrientation)) == ["threw observed +1"])
    #expect(Self.after(system, mask, Self.turn, raised(.recursion)) == ["threw predicted"])
    #expect(
      Self.after(system, mask, Self.turn, Self.seen(.portrait))
        == ["threw contradicted portrait +1", "unpredicted observed portrait +0"])
  }

  @Test func `behind missing events nothing is seen of what was before`() {
    var events = EventList.of(
      Self.start + [Self.seen(.portrait), Self.turn, Self.seen(.landscapeRight)])
    let last = events.removeLast()
    events.append(Event(sequence: last.sequence + 1, instant: last.instant, last.kind))

    #expect(Self.transitions(events) == ["turned predicted"])
  }

  @Test func `a run of any length keeps a limited number, and counts all`() {
    var (replayer, trail) = (Replayer(), TransitionTrail())
    let turns = (0..<60_000).map { $0.isMultiple(of: 2) ? Self.turn : Self.back }
    for event in EventList.of(Self.start + [Self.seen(.portrait)] + turns) {
      replayer.take(event)
      trail.follow(event, replayer)
    }

    #expect(trail.transitions.count == 50_000)
    #expect(trail.count == 60_000)
  }

  @Test(arguments: ProjectScenarios.ids)
  func `there are as many turns and unpredicted observations as are counted`(id: String) throws {
    let events = try ExampleRun(id).events
    var (replayer, trail, tally) = (Replayer(), TransitionTrail(), TraceTally())
    var toldCount = 0
    for event in events {
      replayer.take(event)
      trail.follow(event, replayer)
      tally.follow(event, replayer)
      toldCount += replayer.moment(of: event).rulings.count(where: \.isDecision)
    }
    let outcomes = trail.transitions.map(\.decision.outcome)

    #expect(outcomes.count { $0 == .turned || $0 == .undetermined } == tally.turns)
    #expect(outcomes.count { $0 == .unpredicted } == tally.surprises)
    #expect(outcomes.count { $0 != .unpredicted } == toldCount)
  }
}
