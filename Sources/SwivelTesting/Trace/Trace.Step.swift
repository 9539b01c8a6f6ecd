public import SwivelModel
public import SwivelReplay

extension Trace {
  /// The outcome of one event for a window's interface.
  public struct Step: Hashable, Sendable {
    /// The sort of outcome.
    public enum Kind: Hashable, Sendable {
      /// The rules rotated it.
      case turned
      /// UIKit evaluated it, and it stayed.
      case stayed
      /// It was observed; `isExpected` states whether the rules considered this possible.
      case seen(isExpected: Bool)
    }

    /// The number of the event.
    public let event: UInt64
    /// The time of the event.
    public let instant: Instant
    /// The window.
    public let window: WindowID
    /// Whether it was the main window.
    public let isInMainWindow: Bool
    /// The sort of outcome.
    public let kind: Kind
    /// The possible orientations before.
    public let before: InterfaceOrientationMask
    /// The possible orientations since.
    public let orientation: InterfaceOrientationMask
    /// What made UIKit evaluate the window; `nil` if it was only observed.
    public let trigger: Trigger?
    /// The orientation that the device or a request asked for.
    public let wanted: InterfaceOrientation?
    /// The names of the controllers whose own values counted.
    public let controllers: [String]
    /// The rules that acted, in order.
    public let rules: [RuleID]
    /// The event and its outcome as text.
    public let text: String

    /// What decided, as text; empty if nothing did.
    let decision: [String]
    /// When UIKit last evaluated the window.
    let lookedAt: Instant
  }
}
