package import SwivelModel
import SwivelReplay

/// What a log says of a run, step by step, in words that do not depend on who wrote it.
///
/// A recorder, a player and a world give handles and times of their own; what happened, to whom,
/// and in what order, is the same for all.
package struct RunView: Equatable, Sendable {
  /// One step of the run.
  package struct Step: Equatable, Sendable {
    /// The name of the step.
    package var name: String
    /// What stacks told their delegates.
    package var shown: [String] = []
    /// Which pages came and went over others.
    package var presented: [String] = []
    /// How the device was held.
    package var device: [String] = []
    /// What the app asked for.
    package var requests: [String] = []
    /// Which way the main window's interface came to be up.
    package var interface: [InterfaceOrientationMask] = []

    /// All that the app did, or was reported.
    package var told: [[String]] { [[name], shown, presented, device, requests] }
  }

  /// The steps, in order.
  package private(set) var steps: [Step] = []

  /// Reads a log.
  package init(_ events: [Event], _ names: NameTable) {
    var replayer = Replayer()
    for event in events {
      read(replayer.apply(event).kind, replayer.situation, names)
    }
  }

  private mutating func read(_ kind: Event.Kind, _ situation: Situation, _ names: NameTable) {
    if case .remark(.marker(let name)) = kind {
      steps.append(Step(name: names[name] ?? ""))
    }
    guard !steps.isEmpty else { return }
    let last = steps.count - 1
    let name: (ControllerID) -> String = { id in
      situation.facts.controllers[id].name.flatMap { names[$0] } ?? "?"
    }
    switch kind {
    case .navigation(let fact): steps[last].shown += Self.words(fact, name)
    case .presentation(let fact): steps[last].presented += Self.words(fact, name)
    case .device(.deviceTurned(let orientation)), .device(.deviceOrientation(let orientation)):
      // A device is said to be held as it is by its notification, and by who looks at it.
      guard steps.last(where: { !$0.device.isEmpty })?.device.last != orientation.word else {
        break
      }
      steps[last].device.append(orientation.word)
    case .request(let fact): steps[last].requests.append(Self.words(fact, name))
    default: break
    }
    guard let main = situation.facts.windows.main else { return }
    let before = steps.last { !$0.interface.isEmpty }?.interface.last
    if situation.interface[main] != before {
      steps[last].interface.append(situation.interface[main])
    }
  }

  private static func words(
    _ fact: NavigationFact, _ name: (ControllerID) -> String
  ) -> [String] {
    switch fact {
    case .willShow(let stack, let page, _, let interactive):
      ["\(name(stack)) will show \(name(page))" + (interactive ? " under a finger" : "")]
    case .didShow(let stack, let page): ["\(name(stack)) did show \(name(page))"]
    case .interactivePopEnded(let stack, let cancelled):
      ["\(name(stack)) \(cancelled ? "cancelled" : "finished") a swipe back"]
    case .interactivePopMoved: []
    }
  }

  private static func words(
    _ fact: PresentationFact, _ name: (ControllerID) -> String
  ) -> [String] {
    switch fact {
    case .presentBegan(let presenter, let page, _):
      ["\(name(presenter)) presents \(name(page))"]
    case .presentEnded(let page): ["\(name(page)) is there"]
    case .dismissBegan(let page, _, _): ["\(name(page)) goes"]
    case .dismissEnded(let page, let cancelled):
      ["\(name(page)) \(cancelled ? "stays" : "is gone")"]
    }
  }

  private static func words(_ fact: RequestFact, _ name: (ControllerID) -> String) -> String {
    switch fact {
    case .attemptRotation: "attempt"
    case .needsUpdate(let page, _): "\(name(page)) needs an update"
    case .geometryRequest(_, let mask, _):
      "requests " + mask.orientations.map(\.word).joined(separator: ", ")
    case .setDeviceOrientation(let orientation, _): "forces \(orientation.word)"
    case .setStatusBarOrientation(let orientation, _): "sets the status bar \(orientation.word)"
    case .needsLockUpdate(let page, _): "\(name(page)) changes the lock"
    }
  }
}
