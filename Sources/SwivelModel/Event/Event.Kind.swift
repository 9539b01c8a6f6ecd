extension Event {
  /// What happened, by family.
  public enum Kind: Hashable, Sendable {
    /// What the app runs on, and how.
    case session(SessionFact)
    /// Which orientations the app as a whole allows.
    case app(AppFact)
    /// What a view controller is and declares.
    case controller(ControllerFact)
    /// Which controllers contain which.
    case hierarchy(HierarchyFact)
    /// What a navigation controller tells its delegate.
    case navigation(NavigationFact)
    /// Which controllers are presented over which.
    case presentation(PresentationFact)
    /// Which windows and scenes there are.
    case window(WindowFact)
    /// How the device is held, and what the app is told of it.
    case device(DeviceFact)
    /// What the app asks of UIKit, with the event that made it ask.
    case request(RequestFact)
    /// What UIKit made of a request or of the app's answers.
    case outcome(OutcomeFact)
    /// What was answered when UIKit asked, and by whom.
    case answer(AnswerFact)
    /// What was seen of the interface.
    case observation(ObservationFact)
    /// What people and tools write into a log.
    case remark(RemarkFact)
    /// A record that this version of Swivel does not know, or cannot read.
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
