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
  @inlinable package static var maximumDepth: Int { 256 }

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
    switch event.record.family {
    case .controller: applyController(event)
    case .hierarchy: applyHierarchy(event)
    case .navigation: _ = applyNavigation(event)
    case .answer: applyAnswer(event)
    case .session, .app, .presentation, .window, .device, .observation: applyRare(event)
    case .request, .outcome, .remark, nil: break
    }
  }

  // Most events are of one of four families, and have a function for each: in one function for all
  // of them a fact would be put together, handed over, and only then looked at.

  /// Takes in an event about what a controller is and declares.
  @inline(never)
  package mutating func applyController(_ event: Event) {
    if let fact = ControllerFact(event.record) { apply(fact) }
  }

  @inline(never)
  private mutating func applyHierarchy(_ event: Event) {
    if let fact = HierarchyFact(event.record) { apply(fact) }
  }

  /// Takes in an event about what a stack shows, and says what the stack does.
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
    session.apply(fact)
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
