/// The facts of an app at one moment: the fold of all events up to it.
///
/// Only recorded facts are here; UIKit's conclusions belong to the rules.
public struct SceneState: Hashable, Sendable {
  /// The environment of the app.
  public internal(set) var session = SessionState()
  /// The app's masks.
  public internal(set) var app = AppState()
  /// The device orientation and the rotation lock.
  public internal(set) var device = DeviceState()
  /// The controllers.
  public internal(set) var controllers = ControllerTable()
  /// The windows.
  public internal(set) var windows = WindowTable()

  /// Deeper hierarchies are not followed: no real app's come near, and a hostile log's may.
  @inlinable package static var maximumDepth: Int { 256 }

  /// Makes the state before the first event.
  public init() {}

  /// Applies an entry of a log.
  package mutating func apply(_ item: TraceItem) {
    switch item {
    case .event(let event): apply(event)
    case .checkpoint(let checkpoint): self = Self(archived: checkpoint.facts) ?? self
    case .loss: break
    }
  }

  /// Applies an event.
  ///
  /// This is the only place where state changes.
  public mutating func apply(_ event: Event) {
    switch event.record.family {
    case .controller: applyController(event)
    case .hierarchy: applyHierarchy(event)
    case .navigation: _ = applyNavigation(event)
    case .answer: applyAnswer(event)
    case .session, .app, .presentation, .window, .device, .observation: applyRare(event)
    case .request, .outcome, .remark, nil: break
    }
  }

  // Most events belong to one of four families, which have a function each: a single one would
  // build a fact, pass it on, and only then branch.

  /// Applies a controller event.
  @inline(never)
  package mutating func applyController(_ event: Event) {
    if let fact = ControllerFact(event.record) { apply(fact) }
  }

  @inline(never)
  private mutating func applyHierarchy(_ event: Event) {
    if let fact = HierarchyFact(event.record) { apply(fact) }
  }

  /// Applies a stack event, and returns what the stack does.
  @inline(never)
  package mutating func applyNavigation(_ event: Event) -> StackStep {
    NavigationFact(event.record).map { apply($0) } ?? .none
  }

  @inline(never)
  private mutating func applyAnswer(_ event: Event) {
    if let fact = AnswerFact(event.record) { apply(fact) }
  }

  @inline(never)
  private mutating func applyRare(_ event: Event) {
    let record = event.record
    switch record.family {
    case .session: if let fact = SessionFact(record) { apply(fact) }
    case .app: if let fact = AppFact(record) { apply(fact) }
    case .presentation: if let fact = PresentationFact(record) { apply(fact) }
    case .window: if let fact = WindowFact(record) { apply(fact) }
    case .device: if let fact = DeviceFact(record) { apply(fact) }
    case .observation: if let fact = ObservationFact(record) { apply(fact) }
    case .controller, .hierarchy, .navigation, .answer, .request, .outcome, .remark, nil: break
    }
  }

  package mutating func apply(_ fact: SessionFact) {
    if fact == .runBegan { self = Self(onDeviceOf: session) }
    session.apply(fact)
  }

  /// Makes the state of an app that begins to run where another one ran.
  private init(onDeviceOf before: SessionState) {
    session.system = before.system
    (session.device, session.deviceIdentifier) = (before.device, before.deviceIdentifier)
  }

  package mutating func apply(_ fact: DeviceFact) {
    device.apply(fact)
  }

  package mutating func apply(_ fact: ObservationFact) {
    if case .viewTransform(let controller, let degrees) = fact {
      controllers[controller].transformDegrees = degrees
    }
  }
}
