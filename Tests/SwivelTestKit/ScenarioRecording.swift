package import SwivelModel
package import SwivelQueries

/// A scenario as a recorder would have seen it: its log, with the interface observed after each
/// step.
///
/// What is observed is what the source says, never what the engine makes of it.
package struct ScenarioRecording {
  /// How the app and the system of a recording differ from those of its scenario.
  package struct Variant: Hashable, Sendable {
    /// The version of iOS; `nil` for that of the scenario.
    package var system: SystemVersion?
    /// Whether containers that state nothing pass the question on to the page that is shown.
    package var forwards = false

    package init(system: SystemVersion? = nil, forwards: Bool = false) {
      (self.system, self.forwards) = (system, forwards)
    }
  }

  /// Long enough after a step for a turn, and within the time in which an interface settles.
  private static let delay: UInt64 = 33_000

  /// The events, numbered from 0.
  package private(set) var events: [Event] = []

  private let scenario: Scenario
  private let variant: Variant
  private let states: Set<ControllerID>
  private var windows: [WindowID] = []
  private var step = -1
  private var last = Instant.start

  /// Records a scenario; `nil` if its source says of no step what the interface was.
  package init?(_ scenario: Scenario, _ variant: Variant = Variant()) {
    guard scenario.steps.contains(where: { $0.expectation?.choices["interface"] != nil })
    else { return nil }
    let run = ScenarioPlayer.play(scenario)
    (self.scenario, self.variant) = (scenario, variant)
    states = Set(run.events.compactMap { $0.kind.statingController })
    for event in run.events { take(event) }
    observe()
  }

  private mutating func take(_ event: Event) {
    if case .remark(.marker) = event.kind {
      observe()
      step += 1
    }
    last = event.instant
    if case .window(.windowAdded(let window, _, _, _)) = event.kind { windows.append(window) }
    record(changed(event.kind))
    guard variant.forwards, case .controller(.controller(let id, let kind, _)) = event.kind,
      kind.isContainer, !states.contains(id)
    else { return }
    record(.controller(.forwarding(controller: id, to: .leaf, hook: .override)))
  }

  private func changed(_ kind: Event.Kind) -> Event.Kind {
    guard let system = variant.system else { return kind }
    return switch kind {
    case .session(.systemVersion): .session(.systemVersion(version: system))
    case .session(.linkedSDK): .session(.linkedSDK(version: system))
    default: kind
    }
  }

  /// Observes each window of which the source says how the step left it.
  private mutating func observe() {
    guard scenario.steps.indices.contains(step), !isInterrupted else { return }
    guard let expected = scenario.steps[step].expectation else { return }
    last = Instant(rawValue: last.rawValue + Self.delay)
    observe(expected.choices["interface"], in: windows.first)
    for (name, choice) in expected.windows.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      observe(choice, in: window(named: name))
    }
  }

  /// Whether the next step comes while the interface still turns, or the app has ended.
  private var isInterrupted: Bool {
    if case .word = scenario.steps[step].expectation?.values["exception"] { return true }
    let next = scenario.steps.indices.contains(step + 1) ? scenario.steps[step + 1] : nil
    return next?.operation.isInFlight ?? false
  }

  private mutating func observe(_ choice: InterfaceOrientationMask?, in window: WindowID?) {
    guard let window, let seen = choice?.first else { return }
    record(.observation(.interfaceOrientation(window: window, orientation: seen)))
  }

  private func window(named name: Scenario.WindowName) -> WindowID? {
    let index = scenario.windows.firstIndex { $0.name == name }
    return index.flatMap { windows.indices.contains($0) ? windows[$0] : nil }
  }

  private mutating func record(_ kind: Event.Kind) {
    events.append(Event(sequence: UInt64(events.count), instant: last, kind))
  }
}

extension InterfaceOrientationMask {
  /// The first orientation of a choice, any of which is right.
  fileprivate var first: InterfaceOrientation? {
    InterfaceOrientation.allCases.first { allows($0) }
  }
}

extension Event.Kind {
  /// The controller that says with it what it allows, or whose answer it gives.
  fileprivate var statingController: ControllerID? {
    switch self {
    case .controller(.supported(let id, _)), .controller(.delegateMask(let id, _)),
      .controller(.forwarding(let id, _, _)), .controller(.shouldAutorotate(let id, _)),
      .controller(.preferred(let id, _)):
      id
    default: nil
    }
  }
}
