import SwivelModel

extension Ruling {
  /// The source of the app's mask.
  public enum AppMaskSource: UInt8, CaseIterable, Sendable {
    /// Not determined yet.
    case none
    /// The default of the idiom: the Info.plist lists no orientation.
    case idiom
    /// The Info.plist.
    case plist
    /// The app delegate.
    case delegate
    /// The scene delegate.
    case sceneDelegate
    /// None: the page has its own window.
    case exempt

    /// The rule that selects this source; `nil` for ``none``.
    package var rule: RuleID? {
      switch self {
      case .none: nil
      case .idiom, .plist: .infoPlist
      case .delegate: .appDelegate
      case .sceneDelegate: .sceneDelegate
      case .exempt: .videoPlayerExempt
      }
    }
  }
}

extension Ruling.AppMaskSource: Worded {
  package var spelling: StaticString {
    switch self {
    case .none: "none"
    case .idiom: "idiom"
    case .plist: "plist"
    case .delegate: "delegate"
    case .sceneDelegate: "sceneDelegate"
    case .exempt: "exempt"
    }
  }
}
