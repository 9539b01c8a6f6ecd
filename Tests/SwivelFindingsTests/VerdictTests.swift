import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelQueries
import SwivelTestKit
import Testing

/// When silence means that a run is clean, and when it means nothing.
struct VerdictTests {
  private static let window = WindowID(rawValue: 0)
  private static let page = ControllerID(rawValue: 1)
  private static let version = Event.Kind.session(.systemVersion(version: SystemVersion(16)))
  private static let device = Event.Kind.session(.device(model: [], identifier: nil))
  private static let mask = Event.Kind.controller(.supported(controller: page, mask: .portrait))
  private static let added = Event.Kind.window(
    .windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false))
  private static let root = Event.Kind.window(.rootChanged(window: window, controller: page))
  private static let seen = Event.Kind.observation(
    .interfaceOrientation(window: window, orientation: .portrait))
  private static let whole = [version, device, mask, added, root, seen]

  private func judged(_ kinds: [Event.Kind]) -> Analysis {
    var analysis = Analysis()
    for event in EventList.of(kinds) { analysis.apply(event) }
    analysis.finish()
    return analysis
  }

  @Test func `a run of which everything is known is clean`() {
    #expect(judged(Self.whole).verdict == .clean)
  }

  @Test(arguments: [
    (version, [MissingFact.version]), (mask, [.masks]), (root, [.page]),
    (added, [.window]), (seen, [.interface]),
  ])
  func `without one of the facts that a finding needs it is not judged`(
    fact: Event.Kind, missing: [MissingFact]
  ) {
    let kinds = Self.whole.filter { $0 != fact }

    #expect(judged(kinds).verdict == .unjudged(missing))
  }

  @Test func `the device is assumed, and named only beside what is needed`() {
    let kinds = Self.whole.filter { $0 != Self.device }

    #expect(judged(kinds).verdict == .clean)
    #expect(judged(kinds.filter { $0 != Self.mask }).verdict == .unjudged([.masks, .device]))
  }

  @Test func `an extension is asked for no mask`() {
    let kinds = Self.whole.filter { $0 != Self.mask }
    let process = Event.Kind.session(.process(process: .extension))

    #expect(judged([kinds[0], process] + kinds.dropFirst()).verdict == .clean)
  }

  @Test func `where a recorder was given no scene, that is why there is no window`() {
    let missed = [Self.version, .session(.sceneMissing), Self.device]
    let verdict = judged(missed).verdict

    #expect(verdict == .unjudged([.scene, .interface, .masks]))
    #expect(verdict.missing.advice == [MissingFact.scene.advice])
    #expect(judged(missed + Self.whole.dropFirst(2)).verdict == .clean)
  }

  @Test func `silence about masks is a fact where a recorder states the SDK`() {
    let sdk = Event.Kind.session(.linkedSDK(version: SystemVersion(16)))

    #expect(judged([sdk] + Self.whole.filter { $0 != Self.mask }).verdict == .clean)
  }

  @Test func `of nothing at all only the events are missing`() {
    #expect(Analysis().verdict == .unjudged([.events]))
  }

  @Test func `what is found is a verdict, whatever else is missing`() {
    let analysis = judged([.outcome(.exceptionRaised(exception: .noCommonOrientation))])

    #expect(analysis.verdict == .findings)
    #expect(analysis.unknown == [.version, .window, .interface, .masks, .device])
  }

  @Test func `after a loss silence proves nothing`() {
    var unread = judged(Self.whole)
    unread.finish(isWhole: false)
    #expect(unread.verdict == .unjudged([.rest]))

    var lossy = judged(Self.whole)
    lossy.apply(.loss(Loss(count: 3, reason: .bufferFull)))
    #expect(lossy.verdict == .unjudged([.rest]))
  }

  @Test func `an end before the interface settles is named with its time`() {
    var evidence = Evidence()
    var replayer = Replayer()
    for event in EventList.of(Self.whole) {
      _ = replayer.apply(event)
      evidence.take(event, replayer)
    }
    #expect(evidence.missing() == [])

    evidence.end(with: .settling(microseconds: 250_000))
    #expect(evidence.missing() == [.settling(microseconds: 250_000)])
    #expect(evidence.missing()[0].description.hasPrefix("the trace ends 250 ms after a transition"))
  }

  @Test(
    arguments: [
      ([.masks], "the trace is inconclusive: no mask"),
      ([.masks, .settling(microseconds: 1)], "the trace is inconclusive: no mask"),
      (
        [.settling(microseconds: 250_000)],
        "the trace could be checked only in part: the trace ends 250 ms after"
      ),
      ([.rest], "the trace could be checked only in part: part of the run is missing"),
    ] as [([MissingFact], String)])
  func `what is missing of a part of the run only leaves the rest judged`(
    missing: [MissingFact], beginning: String
  ) {
    #expect(missing.sentence.hasPrefix(beginning))
  }

  @Test func `what a checkpoint brings is known, though no event states it`() {
    var earlier = Replayer()
    let described = Event.Kind.controller(
      .controller(controller: Self.page, type: .plain, name: nil))
    for event in EventList.of([described] + Self.whole) { _ = earlier.apply(event) }
    var replayer = Replayer()
    let state = earlier.checkpoint
    let isResumed = replayer.resume(
      facts: state.facts, conclusions: state.conclusions, digest: state.digest)
    #expect(isResumed)
    var analysis = Analysis(continuing: replayer)
    let turn = Event(
      sequence: 9, instant: Instant(rawValue: 9_000),
      .device(.deviceOrientation(orientation: .landscapeLeft)))
    analysis.apply(turn)

    #expect(analysis.verdict == .clean)
  }

  @Test(arguments: ProjectScenarios.all.filter { $0.oracle != .none }.map(\.id))
  func `every scenario that counts is judged`(id: String) throws {
    let run = ScenarioPlayer.play(try ProjectScenarios.named(id), detectors: Detector.all)

    #expect(run.verdict.missing == [])
  }

  @Test func `facts have names of their own`() {
    let facts: [MissingFact] = [
      .events, .version, .window, .scene, .page, .interface, .masks, .device, .display, .rest,
      .settling(microseconds: 1), .end(of: .pop), .addition(of: Self.window),
      .attachment(of: Self.page),
      .child(of: Self.page),
      .selection(in: Self.page),
    ]

    #expect(facts.map(\.id) == MissingFact.ids)
    #expect(Set(facts.map(\.description)).count == facts.count)
  }
}
