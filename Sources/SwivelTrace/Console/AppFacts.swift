import SwivelModel

/// What the app reports in its own lines, so that UIKit's messages need not imply it.
struct AppFacts: Sendable {
  /// A geometry request, by its event's number.
  struct Request {
    let mask: InterfaceOrientationMask
    let sequence: UInt64
  }

  /// Whether the app itself reports requests.
  private(set) var reportsRequests = false
  /// Whether the app itself reports that UIKit refuses them.
  private(set) var reportsRefusals = false
  /// Whether the app itself describes controllers, with handles of its own.
  private(set) var describesControllers = false
  /// The device and the version of iOS, as the app states them, or someone for it.
  var device: Device?
  var system: SystemVersion?
  /// Whether the app itself reports what its interface shows.
  private(set) var reportsInterface = false
  /// The scene of the app's first window.
  private(set) var scene = SceneID(rawValue: 0)
  /// The last request in the lines of this run.
  private(set) var lastRequest: Request?
  private var hasScene = false

  /// Begins another run on the same device.
  mutating func restart() {
    let (device, system) = (device, system)
    self = Self()
    (self.device, self.system) = (device, system)
  }

  /// Takes an event, with its number in the log.
  mutating func take(_ event: Event, isRecorders: Bool, as sequence: UInt64) {
    let families: [Event.Family] = [.window, .controller, .request]
    // The recorder records requests and refusals, although there may be none yet.
    if isRecorders, event.record.family.map(families.contains) ?? false {
      (reportsRequests, reportsRefusals) = (true, true)
    }
    switch event.record.family {
    case .window where !hasScene:
      guard case .window(.windowAdded(_, let scene, _, _)) = event.kind else { return }
      (self.scene, hasScene) = (scene, true)
    case .controller: describesControllers = true
    case .observation: reportsInterface = true
    case .session:
      if case .session(.device(let model, _)) = event.kind { device = model }
      if case .session(.systemVersion(let version)) = event.kind { system = version }
    case .outcome where event.record.is(.geometryRefused): reportsRefusals = true
    case .request:
      reportsRequests = true
      guard case .request(.geometryRequest(_, let mask, _)) = event.kind else { return }
      lastRequest = Request(mask: mask, sequence: sequence)
    default: break
    }
  }
}
