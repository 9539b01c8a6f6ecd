#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

/// Connects UIKit with a recorder: the handles of objects, and what has been recorded.
///
/// It keeps the state that the recorded events lead to and compares UIKit with it. Only differences
/// are recorded, so that nothing is recorded twice and changes without a callback are not missed.
@MainActor
final class Adapter {
  /// Every caller retains the recorder, which retains the adapter.
  unowned let recorder: Recorder
  /// The state that the recorded events lead to.
  private(set) var state = SceneState()

  let controllers = HandleTable<UIViewController, ControllerFacts>(limit: 1 << 16)
  let windows = HandleTable<UIWindow, WindowFacts>(limit: 1 << 8)
  let scenes = HandleTable<UIWindowScene, SceneFacts>(limit: 1 << 8)

  /// What was recorded of the device.
  var device = DeviceFacts()
  /// What is being watched, from the first scene on.
  var watch: Watch?
  /// The proxies of the app's delegates that are alive.
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
  /// The event that makes the app's code run at the moment.
  var cause: EventNumber?

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  /// Records a fact that changes what is known.
  func tell(_ kind: Event.Kind) {
    fold(kind)
    recorder.record(kind)
  }

  /// Records a fact with a name.
  func tell(_ kind: Event.Kind, name: String) {
    fold(kind)
    recorder.record(kind, name: name)
  }

  private func fold(_ kind: Event.Kind) {
    state.apply(Event(sequence: 0, instant: .start, kind))
  }
}

extension Recorder {
  /// The recorder's adapter, made at its first use; `nil` where recording is compiled out.
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
