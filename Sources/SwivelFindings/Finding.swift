public import SwivelModel
public import SwivelReplay

/// A problem with the app's orientations that a run shows.
public struct Finding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Comparable, CaseIterable, Encodable, Sendable {
    /// Worth knowing.
    case note
    /// The user sees it.
    case warning
    /// The app ends.
    case error

    /// Orders severities by how bad they are.
    public static func < (left: Self, right: Self) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
  }

  /// Which problem.
  public let id: Detector.ID
  /// How bad it is.
  public internal(set) var severity: Severity
  /// The event at which it shows.
  public let sequence: UInt64
  /// When it shows.
  public let instant: Instant
  /// The version of iOS on which it shows.
  public let system: SystemVersion
  /// The window in which it shows.
  public let window: WindowID
  /// The page that it is about.
  public let page: Party?
  /// The controller whose answer counted where the page's did not.
  public let decider: Party?
  /// The orientations that the interface may have had then.
  public let orientation: InterfaceOrientationMask
  /// What the page, or everybody together, allows; or something else, as ``maskRole`` tells.
  public let allowed: InterfaceOrientationMask
  /// What ``allowed`` is to the page.
  public let maskRole: MaskRole
  /// The events that led to it, by their numbers, oldest first.
  public internal(set) var evidence: [UInt64]
  /// The rules that explain it.
  public let rules: [RuleID]
  /// What it rests on.
  public internal(set) var basis = Basis.modeled(by: nil)
  /// Where the app's source declares what is wrong, if the run tells.
  public internal(set) var source: Source?
}
