#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import Foundation
import SwivelModel
import SwivelRecorder
import UIKit

/// The notifications that a recorder observes, during the lifetime of this object.
@MainActor
final class Watch {
  /// Later looks, soon and after the interface has settled.
  let look: DeferredLook
  private var tokens = Tokens()
  private var isGenerating = true

  init(_ recorder: Recorder) {
    look = DeferredLook(
      soon: { [weak recorder] in
        recorder?.adapter?.device.isLookRequested = false
        recorder?.adapter?.look()
      }, settled: { [weak recorder] in recorder?.adapter?.lookAnyway() })
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    tokens.listen(to: UIDevice.orientationDidChangeNotification) { [weak recorder] in
      recorder?.deviceTurned(to: UIDevice.current.orientation)
    }
    listen(to: UIScene.willEnterForegroundNotification, recorder) { $0.reached(.foreground, $1) }
    listen(to: UIScene.didActivateNotification, recorder) { $0.reached(.active, $1) }
    listen(to: UIScene.willDeactivateNotification, recorder) { $0.reached(.inactive, $1) }
    listen(to: UIScene.didEnterBackgroundNotification, recorder) { $0.reached(.background, $1) }
    listen(to: UIScene.didDisconnectNotification, recorder) { $0.disconnected($1) }
  }

  /// Begin and end are balanced, because the app may use the notifications too.
  deinit {
    if isGenerating {
      OnMain.run { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    }
  }

  /// Stops observing.
  func end() {
    guard isGenerating else { return }
    isGenerating = false
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    tokens = Tokens()
  }

  private func listen(
    to name: Notification.Name, _ recorder: Recorder,
    _ body: @escaping @MainActor @Sendable (Adapter, UIWindowScene) -> Void
  ) {
    tokens.listen(to: name) { [weak recorder] (scene: UIWindowScene) in
      guard let adapter = recorder?.adapter else { return }
      body(adapter, scene)
    }
  }
}

/// Notification observers, removed on deallocation.
private final class Tokens {
  private var tokens: [any NSObjectProtocol] = []

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  func listen(to name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(forName: name, object: nil, queue: nil) { _ in OnMain.run(body) })
  }

  func listen<Object: UIResponder>(
    to name: Notification.Name, _ body: @escaping @MainActor @Sendable (Object) -> Void
  ) {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        guard let object = notification.object as? Object else { return }
        OnMain.run { body(object) }
      })
  }
}
#endif
