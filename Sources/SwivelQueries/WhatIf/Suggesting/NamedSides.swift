import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText

/// The events of a run in which the app names only the wrong side of landscape, for a change in
/// which it names the other one.
struct NamedSides {
  // A recording may have thousands.
  private static let limit = 8

  // The side that is right.
  private var side: InterfaceOrientation?
  private var events: [(sequence: UInt64, text: String)] = []

  init() {}

  init(_ finding: Finding) {
    let meant = finding.allowed.only
    side = finding.id == "left-right-swapped" ? meant : nil
  }

  mutating func apply(_ event: Event) {
    guard let side, events.count < Self.limit, let text = event.kind.text(naming: side) else {
      return
    }
    events.append((event.sequence, text))
  }

  /// The change; `nil` if there are none.
  var suggestion: Suggestion? {
    guard !events.isEmpty else { return nil }
    return Suggestion(
      insertions: events.map { "\($0.sequence):{\($0.text)}" },
      drops: events.map { "\($0.sequence)" })
  }
}

extension Event.Kind {
  /// The same with one side of landscape, if it names only the other.
  fileprivate func text(naming side: InterfaceOrientation) -> String? {
    let (right, wrong) = (
      InterfaceOrientationMask(side),
      InterfaceOrientationMask.landscape.subtracting(InterfaceOrientationMask(side))
    )
    switch self {
    case .app(.appMask(let mask)) where mask == wrong:
      return "\"kind\":\"appMask\",\"mask\":\(right.list)"
    case .controller(.supported(let controller, let mask)) where mask == wrong:
      return "\"kind\":\"supported\",\"controller\":\(controller.rawValue),\"mask\":\(right.list)"
    case .request(.geometryRequest(let scene, let mask, _)) where mask == wrong:
      return "\"kind\":\"geometryRequest\",\"scene\":\(scene.rawValue),\"mask\":\(right.list)"
    case .request(.setDeviceOrientation(let device, _))
    where device.interface.map { InterfaceOrientationMask($0) } == wrong:
      return "\"kind\":\"setDeviceOrientation\",\"orientation\":\"\(side.device.word)\""
    default: return nil
    }
  }
}
