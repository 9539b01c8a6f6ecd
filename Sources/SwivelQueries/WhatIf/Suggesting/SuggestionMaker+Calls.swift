import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText

// What the app calls, as `swivel whatif --insert` and `--drop` take it.
extension SuggestionMaker {
  /// UIKit reads the page's mask again.
  var update: [String] { finding.map { call(updates($0)) } ?? [] }

  /// UIKit rotates to what is right.
  var requests: [String] {
    finding.flatMap { finding in
      rotation(of: finding).map { call(rereading(finding) + [$0]) }
    } ?? []
  }

  /// The app's mask is set back, and UIKit rotates to what it allows.
  var restoredMask: [String] {
    guard let finding, let rotation = rotation(of: finding) else { return [] }
    return call(
      ["\"kind\":\"appMask\",\"mask\":\(Self.list(finding.allowed))"] + rereading(finding)
        + [rotation])
  }

  /// The app asks for the other side of landscape.
  var otherSide: Suggestion? { replacingRequest { [rotation(to: $0.mirrored, in: $1)] } }

  /// A request that has an effect takes the place of one that has none (16+).
  var workingRequest: Suggestion? {
    guard let finding, hasRequests else { return nil }
    return replacingRequest { rereading(finding) + [rotation(to: $0, in: $1)] }
  }

  /// The last event of a kind does not happen.
  func without(_ isMeant: (Event.Kind) -> Bool) -> Suggestion? {
    evidence.last { isMeant($0.kind) }.map { Suggestion(drops: ["\($0.sequence)"]) }
  }

  /// Whether the recorded version has requests for a geometry, and updates.
  private var hasRequests: Bool { situation.facts.session.system >= SystemVersion(16) }

  private func call(_ events: [String]) -> [String] { events.map { "\(place):{\($0)}" } }

  /// Other calls take the place of the last request for an orientation.
  private func replacingRequest(
    _ calls: (InterfaceOrientationMask, SceneID) -> [String]
  ) -> Suggestion? {
    for (sequence, kind) in evidence.reversed() {
      guard case .request(let fact) = kind, let (mask, scene) = target(of: fact) else { continue }
      return Suggestion(
        insertions: calls(mask, scene).map { "\(sequence):{\($0)}" }, drops: ["\(sequence)"])
    }
    return nil
  }

  /// What a request asks for.
  private func target(of fact: RequestFact) -> (InterfaceOrientationMask, SceneID)? {
    switch fact {
    case .geometryRequest(let scene, let mask, _): (mask, scene)
    case .setDeviceOrientation(let device, _):
      device.interface.map { (InterfaceOrientationMask($0), scene) }
    default: nil
    }
  }

  private var scene: SceneID { situation.facts.windows[ruling.window].scene }

  /// The calls after which UIKit reads the masks again, on the recorded version.
  private func updates(_ finding: Finding) -> [String] {
    guard hasRequests else { return ["\"kind\":\"attemptRotation\""] }
    return finding.page.map { ["\"kind\":\"needsUpdate\",\"controller\":\($0.id.rawValue)"] } ?? []
  }

  /// The call after which a request is granted; setting UIDevice needs none.
  private func rereading(_ finding: Finding) -> [String] {
    hasRequests ? updates(finding) : []
  }

  /// The call that rotates to what is right.
  private func rotation(of finding: Finding) -> String? {
    guard !finding.allowed.isEmpty, finding.maskRole.isGoal else { return nil }
    return rotation(to: finding.allowed, in: scene)
  }

  /// The call that rotates to an orientation, on the recorded version.
  private func rotation(to mask: InterfaceOrientationMask, in scene: SceneID) -> String {
    guard hasRequests else {
      let device = mask.orientations.first?.device ?? .portrait
      return "\"kind\":\"setDeviceOrientation\",\"orientation\":\"\(device.word)\""
    }
    return
      "\"kind\":\"geometryRequest\",\"scene\":\(scene.rawValue),\"mask\":\(Self.list(mask))"
  }

  private static func list(_ mask: InterfaceOrientationMask) -> String {
    "[\(mask.words.map { "\"\($0)\"" }.joined(separator: ","))]"
  }
}

extension InterfaceOrientationMask {
  /// The same with the sides of landscape exchanged.
  fileprivate var mirrored: Self {
    var mirrored = subtracting(.landscape)
    if allows(.landscapeLeft) { mirrored.insert(.landscapeRight) }
    if allows(.landscapeRight) { mirrored.insert(.landscapeLeft) }
    return mirrored
  }
}

extension Finding.MaskRole {
  /// Whether the mask is the expected orientation of the interface.
  var isGoal: Bool {
    switch self {
    case .allowed, .expected: true
    case .passed, .untold: false
    }
  }
}
