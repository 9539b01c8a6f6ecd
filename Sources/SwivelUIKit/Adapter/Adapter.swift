#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

/// Connects UIKit to a recorder: the handles of objects, and the recorded facts.
///
/// It keeps the state according to the recorded events, and compares it with UIKit. Only
/// differences are recorded, so that there are no duplicates, and changes without a callback are
/// not missed.
@MainActor
final class Adapter {
  /// Every caller retains the recorder, which retains the adapter.
  unowned let recorder: Recorder
  /// The state according to the recorded events.
  private(set) var state = SceneState()

  let controllers = HandleTable<UIViewController, ControllerFacts>(limit: 1 << 16)
  let windows = HandleTable<UIWindow, WindowFacts>(limit: 1 << 8)
  let scenes = HandleTable<UIWindowScene, SceneFacts>(limit: 1 << 8)

  /// The recorded facts of the device.
  var device = DeviceFacts()
  /// The observed notifications, from the first scene on.
  var watch: Watch?
  /// The live proxies of the app's delegates.
  var proxies = ProxyList()
  /// Whether the session was recorded.
  var hasToldSession = false
  var phase: Phase?
  var delegateMasks = DelegateMasks()
  /// The controller whose mask was recorded last.
  var lastAnswerer: Int?
  /// The page that each stack is about to show.
  var coming: [ControllerID: ControllerID] = [:]
  /// Pages whose presentation or dismissal ends with a completion handler.
  var inTransition: Set<ControllerID> = []
  /// The event that caused the app's code to run now.
  var cause: EventNumber?

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  /// Records a fact and applies it to the state.
  func tell(_ kind: Event.Kind) {
    fold(kind)
    recorder.record(kind)
  }

  /// Records a fact with a name and applies it to the state.
  func tell(_ event: NamedEvent) {
    fold(event.parts.kind)
    recorder.record(event)
  }

  private func fold(_ kind: Event.Kind) {
    state.apply(Event(sequence: 0, instant: .start, kind))
  }
}

extension Recorder {
  /// The recorder's adapter, created on first use; `nil` where recording is compiled out.
  @MainActor
  var adapter: Adapter? {
    #if SWIVEL_DISABLED
    nil
    #else
    companion as? Adapter ?? makeAdapter()
    #endif
  }

  #if !SWIVEL_DISABLED
  @MainActor
  private func makeAdapter() -> Adapter {
    let adapter = Adapter(self)
    companion = adapter
    return adapter
  }
  #endif
}
#endif
