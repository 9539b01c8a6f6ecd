#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

extension Adapter {
  /// Records once the environment of the app and its declarations.
  func tellSession(of scene: UIWindowScene?, in surroundings: Recorder.Surroundings) {
    guard !hasToldSession else { return }
    hasToldSession = true
    if let version = SystemVersion(UIDevice.current.systemVersion) {
      tell(.session(.systemVersion(version: version)))
    }
    if let version = surroundings.linkedSDK { tell(.session(.linkedSDK(version: version))) }
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    tellDevice(surroundings.deviceIdentifier, isPad: isPad)
    if surroundings.hasScenes || scene?.delegate != nil {
      tell(.session(.appLifecycle(owner: .scene)))
    } else if scene != nil {
      tell(.session(.appLifecycle(owner: .app)))
    }
    if surroundings.isExtension { tell(.session(.process(process: .extension))) }
    for orientation in surroundings.orientations(isPad: isPad) {
      tell(.app(.plistOrientation(orientation: orientation)))
    }
    if surroundings.requiresFullScreen { tell(.session(.requiresFullScreen(value: true))) }
    if let version = surroundings.fullScreenIgnoredFrom {
      tell(.session(.fullScreenIgnoredFrom(version: version)))
    }
  }

  /// An identifier other than an iPhone, iPad or iPod is unusable; UIKit at least provides the
  /// idiom.
  private func tellDevice(_ identifier: String?, isPad: Bool) {
    if let identifier, let device = Device(identifier: identifier, isPadApp: isPad) {
      tell(.session(.device(model: device, identifier: identifier)))
    } else {
      tell(.session(.device(model: isPad ? .pad : [], identifier: nil)))
    }
  }

  /// Records the app's phase: the most active phase of its scenes.
  func tellPhase() {
    let phases = scenes.handles.compactMap { scenes[$0].phase }
    let order: [Phase] = [.active, .inactive, .foreground, .background]
    guard let front = order.first(where: phases.contains), front != phase else { return }
    phase = front
    tell(.session(.phase(phase: front)))
  }
}

extension Device {
  /// The device of an identifier; an iPhone app on an iPad has the idiom of a phone.
  fileprivate init?(identifier: String, isPadApp: Bool) {
    self.init(identifier: identifier)
    guard contains(.pad), !isPadApp else { return }
    remove(.pad)
    insert(.onPad)
  }
}

extension SceneFacts {
  /// The lifecycle phase of a scene's activation state; `nil` for a scene that is not attached yet.
  static func phase(of state: UIScene.ActivationState) -> Phase? {
    switch state {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background: .background
    case .unattached: nil
    @unknown default: nil
    }
  }
}
#endif
