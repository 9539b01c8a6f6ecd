import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText

// What the app calls, as `swivel whatif --insert` and `--drop` take it.
extension SuggestionMaker {
  /// UIKit reads the masks again.
  var update: Suggestion? { call(updates) }

  /// UIKit rotates to what is right.
  var requests: Suggestion? { finding.flatMap(rotation).flatMap { call(rereading + [$0]) } }

  /// UIKit rotates to what is right, by masks that it has read (16+).
  var requestAlone: Suggestion? {
    hasRequests ? finding.flatMap(rotation).flatMap { call([$0]) } : nil
  }

  /// UIKit reads the masks before it decides about a request.
  var earlierUpdate: Suggestion? {
    guard hasRequests, let request = evidence.last(where: { target(of: $0.kind) != nil }) else {
      return nil
    }
    return call(updates, before: request.sequence)
  }

  /// The app also allows what the page does, and then UIKit rotates to it.
  var appAndRequest: Suggestion? {
    guard let finding, ruling.appMask.isDisjoint(with: finding.allowed), let requests,
      let app = app(ruling.appMask.union(finding.allowed))
    else { return nil }
    return requests.adding(app)
  }

  /// A request that has an effect takes the place of one that has none (16+).
  var workingRequest: Suggestion? {
    hasRequests ? replacingRequest { rereading + [rotation(to: $0, in: $1)] } : nil
  }

  /// The request is made once the transition has ended (16+).
  var laterRequest: Suggestion? {
    // Where the window is the reason, the same request is refused later, too.
    let isByWindow = [.geometryNotInMultitasking, .geometryNotInResizableScene]
      .contains { finding?.rules.contains($0) ?? false }
    return hasRequests && !isByWindow
      ? replacingRequest(before: place.sequence) { rereading + [rotation(to: $0, in: $1)] } : nil
  }

  /// The last event of a kind does not happen, unless the masks exclude what was before.
  func without(_ isIncluded: (Event.Kind) -> Bool) -> Suggestion? {
    let isNeeded = !ruling.allowed.isEmpty && ruling.from.isDisjoint(with: ruling.allowed)
    guard !isNeeded else { return nil }
    return evidence.last { isIncluded($0.kind) }.map { Suggestion(drops: ["\($0.sequence)"]) }
  }

  /// Whether the recorded version has requests for a geometry, and updates.
  var hasRequests: Bool { situation.facts.session.system >= SystemVersion(16) }

  /// Calls at a place; `nil` if the app has made all of them there in vain, or if UIKit reads no
  /// masks.
  func call(_ events: [String], before number: UInt64? = nil) -> Suggestion? {
    guard ruling.masksCount, !place.calls.isSuperset(of: events) else { return nil }
    let places = number.map { [$0] } ?? self.places
    return Suggestion(insertions: places.flatMap { place in events.map { "\(place):{\($0)}" } })
  }

  /// Where a call cures the problem each time, as far after it as the first time.
  private var places: [UInt64] {
    guard let finding, finding.repeats.count < Self.placeLimit else { return [place.sequence] }
    return [place.sequence]
      + finding.repeats.map { $0.sequence &+ place.sequence &- finding.sequence }
  }

  // More would be no command to type; only the first is cured then.
  private static let placeLimit = 8

  /// Other calls take the place of the last request for an orientation, or are made later.
  private func replacingRequest(
    before number: UInt64? = nil, _ calls: (InterfaceOrientationMask, SceneID) -> [String]
  ) -> Suggestion? {
    for (sequence, kind) in evidence.reversed() {
      guard let (mask, scene) = target(of: kind) else { continue }
      let calls = calls(mask, scene)
      // Where it is made once more at its place, nothing changes.
      guard number != nil || !place.calls.isSuperset(of: calls) else { return nil }
      return Suggestion(
        insertions: calls.map { "\(number ?? sequence):{\($0)}" }, drops: ["\(sequence)"])
    }
    return nil
  }

  /// What a request asks for.
  private func target(of kind: Event.Kind) -> (InterfaceOrientationMask, SceneID)? {
    switch kind {
    case .request(.geometryRequest(let scene, let mask, _)): (mask, scene)
    case .request(.setDeviceOrientation(let device, _)):
      device.interface.map { (InterfaceOrientationMask($0), scene) }
    default: nil
    }
  }

  private var scene: SceneID { situation.facts.windows[ruling.window].scene }

  /// The calls after which UIKit reads the masks again, on the recorded version.
  private var updates: [String] {
    guard hasRequests else { return [RequestFact.attemptRotation().call] }
    let controller = place.asked ?? finding?.page?.id
    return controller.map { [RequestFact.needsUpdate(controller: $0).call] } ?? []
  }

  /// The call after which a request is granted; setting UIDevice needs none.
  var rereading: [String] { hasRequests ? updates : [] }

  /// The call that rotates to what is right.
  func rotation(of finding: Finding) -> String? {
    guard !finding.allowed.isEmpty, finding.maskRole.isGoal else { return nil }
    // Where the masks allow what is wrong, the user's hand shows what is right.
    let isAllowed = finding.conditions.contains(.isAllowed)
    let held = isAllowed ? situation.facts.device.orientation.interface : nil
    let mask = held.map { finding.allowed.intersection(InterfaceOrientationMask($0)) }
    return rotation(to: mask.flatMap { $0.isEmpty ? nil : $0 } ?? finding.allowed, in: scene)
  }

  /// The call that rotates to an orientation, on the recorded version.
  private func rotation(to mask: InterfaceOrientationMask, in scene: SceneID) -> String {
    guard hasRequests else {
      return RequestFact.setDeviceOrientation(
        orientation: mask.orientations.first?.device ?? .portrait
      ).call
    }
    return RequestFact.geometryRequest(scene: scene, mask: mask).call
  }
}

extension Finding.MaskRole {
  /// Whether the mask is the expected orientation of the interface.
  fileprivate var isGoal: Bool {
    switch self {
    case .allowed, .expected: true
    case .passed, .untold: false
    }
  }
}
