public import SwivelModel
public import SwivelReplay

/// A problem with the app's orientations in a run.
public struct Finding: Hashable, Sendable {
  /// The severity of a problem.
  public enum Severity: String, Comparable, CaseIterable, Sendable {
    /// It is informational.
    case note
    /// It is visible to the user.
    case warning
    /// It terminates the app.
    case error

    /// Orders severities from the lowest to the highest.
    public static func < (left: Self, right: Self) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// The problem.
  public let id: Detector.ID
  /// The severity.
  public internal(set) var severity: Severity
  /// The event at which it appears.
  public let sequence: UInt64
  /// The time at which it appears.
  public let instant: Instant
  /// The version of iOS on which it appears.
  public let system: SystemVersion
  /// The window in which it appears.
  public let window: WindowID
  /// The page that it is about.
  public let page: Party?
  /// The controller whose answer counted instead of the page's.
  public let decider: Party?
  /// The later events at which the same problem appears again, oldest first; those beyond a limit
  /// are only counted.
  public internal(set) var repeats: [Occurrence] = []
  /// How many times it appears.
  public internal(set) var occurrenceCount = 1
  /// Whether it may appear on other pages, too: from some number of findings on, those are counted.
  public internal(set) var isOnAnyPage = false
  /// The orientations that the interface may have had then.
  public internal(set) var orientation: InterfaceOrientationMask
  /// What the page, or all controllers together, allow; or another mask, according to ``maskRole``.
  public let allowed: InterfaceOrientationMask
  /// The relation of ``allowed`` to the page.
  public let maskRole: MaskRole
  /// The events that led to it, by number, oldest first.
  public internal(set) var evidence: [UInt64]
  /// The rules that explain it.
  public internal(set) var rules: [RuleID]
  /// The evidence for it.
  public internal(set) var basis = Basis.predicted(by: nil)
  /// Whether that is what UIKit itself reported: an exception, a message or an answer, in whatever
  /// orientation.
  package internal(set) var isReported = false
  /// The event at which UIKit decided what it is about; `nil` if it had decided nothing.
  public internal(set) var decided: UInt64?
  /// The event to ask about first: the oldest that led to it, apart from what was only observed.
  public internal(set) var cause: UInt64
  /// What decides which advice helps.
  public internal(set) var conditions: Set<Condition> = []
  /// The containers that answer for themselves, from the controller that was asked to the page.
  public internal(set) var containers: [Party] = []
  /// The type name of the window's root, if it was recorded.
  package internal(set) var root: NameID?
  /// The event in which UIKit logged the mask that shows it.
  package internal(set) var logged: UInt64?
  /// Where the app's source declares the cause, if it was recorded.
  public internal(set) var source: Source?
}

extension Finding {
  /// A later appearance of the same problem.
  public struct Occurrence: Hashable, Sendable {
    /// The event at which it appears.
    public let sequence: UInt64
    /// The time at which it appears.
    public let instant: Instant
    /// The event that led to it.
    package let cause: UInt64
  }

  /// A controller that a finding refers to.
  public struct Party: Hashable, Sendable {
    /// Its handle at the time of the finding.
    public let id: ControllerID
    /// Its kind.
    public let kind: ControllerKind
    /// Its type name, if it was recorded.
    public let name: NameID?

    init(_ id: ControllerID, _ state: ControllerState) {
      (self.id, kind, name) = (id, state.kind, state.name)
    }
  }
}

extension Finding {
  /// The relation of a finding's mask to its page.
  public enum MaskRole: Hashable, Sendable {
    /// The page, or all controllers together, allow it.
    case allowed
    /// The interface should be in it.
    case expected
    /// The interface was briefly in it.
    case passed
    /// It is not worth reporting.
    case untold
  }
}

extension Finding {
  /// How it is known, in a word; an exception is only predicted, whatever the orientation.
  package var word: Basis.Word {
    severity == .error ? basis.word : Known(orientation, basis).word
  }

  /// The same finding with another severity.
  package func rated(_ severity: Severity) -> Finding {
    var rated = self
    rated.severity = severity
    return rated
  }
}
