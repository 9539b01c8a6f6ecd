/// The facts of an app at one moment: the fold of all events up to it.
///
/// Only what events said is here; what UIKit makes of it is the rules' business.
public struct SceneState: Hashable, Sendable {
  /// What the app runs on.
  public internal(set) var session = SessionState()
  /// What the app as a whole allows.
  public internal(set) var app = AppState()
  /// How the device is held.
  public internal(set) var device = DeviceState()
  /// The controllers.
  public internal(set) var controllers = ControllerTable()
  /// The windows.
  public internal(set) var windows = WindowTable()

  /// Hierarchies deeper than this are not followed: no app's come near, and a hostile log's may.
  package static let maximumDepth = 256

  /// Makes the state before the first event.
  public init() {}

  /// Takes in an entry of a log.
  package mutating func apply(_ item: TraceItem) {
    switch item {
    case .event(let event): apply(event)
    case .checkpoint(let checkpoint): self = Self(archived: checkpoint.facts) ?? self
    case .loss: break
    }
  }

  /// Takes in an event.
  ///
  /// This is the one place where state changes.
  public mutating func apply(_ event: Event) {
    switch event.kind {
    case .session(let fact): session.apply(fact)
    case .app(let fact): apply(fact)
    case .controller(let fact): apply(fact)
    case .hierarchy(let fact): apply(fact)
    case .navigation(let fact): apply(fact)
    case .presentation(let fact): apply(fact)
    case .window(let fact): apply(fact)
    case .device(let fact): device.apply(fact)
    case .answer(let fact): apply(fact)
    case .observation(.viewTransform(let controller, let degrees)):
      controllers[controller].transformDegrees = degrees
    case .request, .outcome, .observation, .remark, .unrecognized: break
    }
  }
}
