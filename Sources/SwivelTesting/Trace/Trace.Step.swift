public import SwivelModel
public import SwivelReplay

extension Trace {
  /// What became of a window's interface at one event.
  public struct Step: Hashable, Sendable {
    /// What became of it.
    public enum Kind: Hashable, Sendable {
      /// The rules turned it.
      case turned
      /// UIKit looked, and it stayed.
      case stayed
      /// It was seen; `isExpected` tells whether the rules had allowed for that.
      case seen(isExpected: Bool)
    }

    /// The number of the event.
    public let event: UInt64
    /// When it happened.
    public let instant: Instant
    /// The window.
    public let window: WindowID
    /// Whether that was the main window.
    public let isInMainWindow: Bool
    /// What became of the interface.
    public let kind: Kind
    /// The orientations that it may have had before.
    public let before: InterfaceOrientationMask
    /// The orientations that it may have since.
    public let orientation: InterfaceOrientationMask
    /// What made UIKit look; `nil` where it was only seen.
    public let trigger: Trigger?
    /// The orientation that the device, or a request, was about.
    public let wanted: InterfaceOrientation?
    /// The names of the controllers whose own values counted.
    public let controllers: [String]
    /// The rules that acted, in order.
    public let rules: [RuleID]
    /// What happened, and what came of it, in words.
    public let text: String

    /// Who decided, in words; empty where nobody did.
    let decision: [String]
    /// When UIKit last looked at the window, up to now.
    let lookedAt: Instant
  }
}
