extension Event {
  /// What happened, by family.
  public enum Kind: Hashable, Sendable {
    /// The environment of the app.
    case session(SessionFact)
    /// The orientations that the app as a whole allows.
    case app(AppFact)
    /// The properties and declarations of a view controller.
    case controller(ControllerFact)
    /// Containment of controllers.
    case hierarchy(HierarchyFact)
    /// Calls of a navigation controller's delegate.
    case navigation(NavigationFact)
    /// Presentations of controllers.
    case presentation(PresentationFact)
    /// Windows and scenes.
    case window(WindowFact)
    /// The device orientation, and what the app is notified of.
    case device(DeviceFact)
    /// The app's requests to UIKit, with the event that caused them.
    case request(RequestFact)
    /// UIKit's response to a request or to the app's answers.
    case outcome(OutcomeFact)
    /// The answers to UIKit's questions.
    case answer(AnswerFact)
    /// Observations of the interface.
    case observation(ObservationFact)
    /// Notes of people and tools.
    case remark(RemarkFact)
    /// A record that this version of Swivel does not know or cannot read.
    case unrecognized(Record)
  }
}

extension Event.Kind {
  /// The families, in the order of their codes.
  static let families: [any Fact.Type] = [
    SessionFact.self, AppFact.self, ControllerFact.self, HierarchyFact.self, NavigationFact.self,
    PresentationFact.self,
    WindowFact.self, DeviceFact.self, RequestFact.self, OutcomeFact.self, AnswerFact.self,
    ObservationFact.self, RemarkFact.self,
  ]

  /// The fact as it is stored.
  @inlinable @inline(__always)
  public var record: Record {
    switch self {
    case .session(let fact): fact.record
    case .app(let fact): fact.record
    case .controller(let fact): fact.record
    case .hierarchy(let fact): fact.record
    case .navigation(let fact): fact.record
    case .presentation(let fact): fact.record
    case .window(let fact): fact.record
    case .device(let fact): fact.record
    case .request(let fact): fact.record
    case .outcome(let fact): fact.record
    case .answer(let fact): fact.record
    case .observation(let fact): fact.record
    case .remark(let fact): fact.record
    case .unrecognized(let record): record
    }
  }

  /// Reads a stored fact.
  public init(_ record: Record) {
    self = Self.known(record) ?? .unrecognized(record)
  }

  private static func known(_ record: Record) -> Self? {
    switch record.family {
    case .session: SessionFact(record).map(Self.session)
    case .app: AppFact(record).map(Self.app)
    case .controller: ControllerFact(record).map(Self.controller)
    case .hierarchy: HierarchyFact(record).map(Self.hierarchy)
    case .navigation: NavigationFact(record).map(Self.navigation)
    case .presentation: PresentationFact(record).map(Self.presentation)
    case .window: WindowFact(record).map(Self.window)
    case .device: DeviceFact(record).map(Self.device)
    case .request: RequestFact(record).map(Self.request)
    case .outcome: OutcomeFact(record).map(Self.outcome)
    case .answer: AnswerFact(record).map(Self.answer)
    case .observation: ObservationFact(record).map(Self.observation)
    case .remark: RemarkFact(record).map(Self.remark)
    case nil: nil
    }
  }
}

extension Event {
  /// The families of facts, by code: eight codes for each, and sixteen for the first three.
  @usableFromInline
  package enum Family: UInt8, Sendable {
    case session, app, controller, hierarchy, navigation, presentation, window
    case device, request, outcome, answer, observation, remark
  }
}

extension Record {
  /// The family of the code, whether or not the family has a fact with this code.
  @inlinable @inline(__always)
  package var family: Event.Family? {
    switch code >> 3 {
    case 0, 1: .session
    case 2, 3: .app
    case 4, 5: .controller
    case 6: .hierarchy
    case 7: .navigation
    case 8: .presentation
    case 9: .window
    case 10: .device
    case 11: .request
    case 12: .outcome
    case 13: .answer
    case 14: .observation
    case 15: .remark
    default: nil
    }
  }
}

extension Event {
  /// Whether the event is a marker.
  @inlinable
  package var isMarker: Bool {
    guard record.family == .remark, case .remark(.marker) = kind else { return false }
    return true
  }

  /// The name of a marker; `nil` for all other events.
  package var marker: NameID? {
    guard record.family == .remark, case .remark(.marker(let name)) = kind else { return nil }
    return name
  }
}
