#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder
import UIKit

/// What stands between UIKit and a recorder: who has which handle, and what has been told.
///
/// It folds what it tells. UIKit is compared with that state, and what differs is told; so nothing
/// is told twice, and what no callback told is told when it is seen.
@MainActor
final class Adapter {
  /// Whoever calls in here holds the recorder, which holds the adapter.
  unowned let recorder: Recorder
  /// What the log says so far, as far as it can be compared with UIKit.
  private(set) var state = SceneState()

  let controllers = HandleTable<UIViewController, ControllerFacts>(limit: 1 << 16)
  let windows = HandleTable<UIWindow, WindowFacts>(limit: 1 << 8)
  let scenes = HandleTable<UIWindowScene, SceneFacts>(limit: 1 << 8)

  /// What was recorded of the device.
  var device = DeviceFacts()
  /// What is being watched, from the first scene on.
  var watch: Watch?
  /// Delegates that stand in for the app's, for as long as those live.
  var proxies = ProxyList()
  /// Whether it was told what the app runs on.
  var hasToldSession = false
  var phase: Phase?
  var delegateMasks = DelegateMasks()
  /// The controller whose mask was recorded last.
  var lastAnswerer: Int?
  /// The page that each stack was said to be about to show.
  var coming: [ControllerID: ControllerID] = [:]
  /// Pages whose presentation or dismissal has a completion that will tell its end.
  var inTransition: Set<ControllerID> = []
  /// The event during which the app's code runs, if there is one.
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
