package import SwivelFindings
import SwivelModel
package import SwivelReplay

/// Turns a scenario into events, and replays them as it goes.
///
/// There is no second way to an answer: what the run says is what the replay of its log says. The
/// player only looks at the replay where the app itself would look, in its navigation delegate.
package struct ScenarioPlayer {
  // Far enough apart that a log of a scenario reads well: steps by the second, events by the tick.
  private static let stepDuration: UInt64 = 1_000_000
  private static let tick: UInt64 = 100
  static let transitionDuration: UInt64 = 350_000

  let scenario: Scenario
  var run = ScenarioRun()
  var handles = ScenarioHandles()
  private var analysis: Analysis
  /// What happened in the step so far.
  var moments: [Moment] = []
  var callbacks: [Callback] = []
  /// The end of a transition that the next step finds still running.
  var pendingEnd: [Event.Kind] = []

  private let watch: (Moment, Replayer) -> Void
  private var instant: UInt64 = 0

  private init(
    _ scenario: Scenario, _ analysis: Analysis, watch: @escaping (Moment, Replayer) -> Void
  ) {
    (self.scenario, self.analysis, self.watch) = (scenario, analysis, watch)
  }

  /// The replay so far.
  var replayer: Replayer { analysis.replayer }

  /// Plays a scenario to its end, or until UIKit throws.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - rulebook: The rules by which it is played.
  ///   - detectors: The mistakes that are looked for.
  ///   - watch: Is called with every moment and the replay after it.
  /// - Returns: The log of the scenario, what each step came to, and what the detectors found.
  package static func play(
    _ scenario: Scenario, rulebook: Rulebook = .uikit,
    detectors: [Detector] = [], watch: @escaping (Moment, Replayer) -> Void = { _, _ in }
  ) -> ScenarioRun {
    let analysis = Analysis(detectors, continuing: Replayer(rulebook: rulebook))
    var player = Self(scenario, analysis, watch: watch)
    player.setUp()
    for index in scenario.steps.indices {
      player.play(stepAt: index)
      if player.run.steps.last?.exception != nil { break }
    }
    player.conclude()
    return player.run
  }

  /// Records a fact and lets the replay take it in.
  mutating func record(_ kind: Event.Kind) {
    let event = Event(
      sequence: UInt64(run.events.count), instant: Instant(rawValue: instant), kind)
    instant += Self.tick
    run.events.append(event)
    let moment = analysis.apply(event)
    moments.append(moment)
    callbacks += replayer.situation.callbacks(of: moment)
    watch(moment, replayer)
  }

  /// Lets time pass.
  mutating func wait(_ duration: UInt64) {
    instant += duration
  }

  /// A name in the log, for people.
  mutating func name(_ text: String) -> NameID? {
    run.vocabulary.names.intern(text)
  }

  private mutating func play(stepAt index: Int) {
    let step = scenario.steps[index]
    if step.operation.isInFlight {
      wait(Self.transitionDuration / 2)
    } else {
      instant = UInt64(index + 1) * Self.stepDuration
    }
    (moments, callbacks) = ([], [])
    if let marker = name("step \(index + 1): \(step.word)") {
      record(.remark(.marker(marker)))
    }
    perform(step.operation)
    let next = scenario.steps.indices.contains(index + 1) ? scenario.steps[index + 1] : nil
    if next?.operation.isInFlight != true { finishTransition() }
    run.steps.append(outcome())
  }

  private mutating func finishTransition() {
    guard !pendingEnd.isEmpty else { return }
    wait(Self.transitionDuration)
    for kind in pendingEnd { record(kind) }
    pendingEnd = []
  }

  private mutating func conclude() {
    analysis.finish()
    (run.findings, run.verdict) = (analysis.findings, analysis.verdict)
    guard let main = replayer.situation.facts.windows.main else { return }
    let now = replayer.inspect(main)
    let last = moments.flatMap(\.rulings).last { $0.window == main }
    let isLook = scenario.steps.last?.operation.makesUIKitLook ?? true
    let consulted = (last ?? (isLook ? now : nil)).map(replayer.situation.consulted)
    run.consulted = (consulted ?? []).compactMap(handles.name)
    run.effectiveMask = now.allowed
  }
}
