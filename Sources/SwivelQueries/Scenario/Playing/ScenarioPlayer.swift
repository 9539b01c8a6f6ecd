package import SwivelFindings
import SwivelModel
package import SwivelReplay

/// Converts a scenario to events, and replays them at once.
///
/// The outcome of the run is always that of the replay of its log. The player only reads the replay
/// where the app itself would read state, in its navigation delegate.
package struct ScenarioPlayer {
  // Far enough apart for a readable log: a second for each step, a tick for each event.
  private static let stepDuration: UInt64 = 1_000_000
  private static let tick: UInt64 = 100
  static let transitionDuration: UInt64 = 350_000

  let scenario: Scenario
  var run = ScenarioRun()
  var handles = ScenarioHandles()
  private var analysis: Analysis
  /// The moments of the step so far.
  var moments: [Moment] = []
  var callbacks: [Callback] = []
  /// The end of a transition that is still in progress at the next step.
  var pendingEnd: [Event.Kind] = []

  private let watch: (Moment, Replayer) -> Void
  private var instant: UInt64 = 0

  private init(
    _ scenario: Scenario, _ analysis: Analysis, watch: @escaping (Moment, Replayer) -> Void
  ) {
    (self.scenario, self.analysis, self.watch) = (scenario, analysis, watch)
  }

  var replayer: Replayer { analysis.replayer }

  /// Plays a scenario to its end, or until UIKit throws.
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
      record(.remark(.marker(name: marker)))
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

/// The handles under which a scenario's controllers and windows are recorded, and back.
struct ScenarioHandles: Sendable {
  private var controllers: [Scenario.ControllerName: ControllerID] = [:]
  private var windows: [Scenario.WindowName: WindowID] = [:]
  private var controllerNames: [ControllerID: Scenario.ControllerName] = [:]
  private var windowNames: [WindowID: Scenario.WindowName] = [:]

  /// The handle of a controller, assigned at its first use.
  mutating func controller(_ name: Scenario.ControllerName) -> ControllerID {
    if let id = controllers[name] { return id }
    let id = ControllerID(rawValue: UInt16(truncatingIfNeeded: controllers.count))
    controllers[name] = id
    controllerNames[id] = name
    return id
  }

  /// The handle of a window, the lowest free one at its first use.
  mutating func window(_ name: Scenario.WindowName) -> WindowID {
    if let id = windows[name] { return id }
    let free = (0...UInt8.max).lazy.map(WindowID.init).first { self.windowNames[$0] == nil }
    // The loader ensures that there are never more windows than handles.
    let id = free ?? WindowID(rawValue: .max)
    windows[name] = id
    windowNames[id] = name
    return id
  }

  mutating func release(_ name: Scenario.WindowName) {
    guard let id = windows.removeValue(forKey: name) else { return }
    windowNames[id] = nil
  }

  func name(of id: ControllerID) -> Scenario.ControllerName? { controllerNames[id] }
  func name(of id: WindowID) -> Scenario.WindowName? { windowNames[id] }
}
