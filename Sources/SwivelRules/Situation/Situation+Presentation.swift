package import SwivelModel

extension Situation {
  /// The style that a presented page really gets.
  ///
  /// Source: Apple, `modalPresentationStyle`; the header comment on `automatic`.
  func resolvedStyle(of page: ControllerID) -> PresentationStyle {
    let style = facts.controllers[page].style ?? .automatic
    guard style == .automatic else { return style }
    return switch system.major {
    case ..<13: .fullScreen
    case ..<18: .pageSheet
    default: .formSheet
    }
  }

  /// Whether a presented page fills its window, so that UIKit asks it.
  ///
  /// Source: Apple, `supportedInterfaceOrientations` ("that fills the window"); for the form sheet in
  /// compact height, react-native-screens 2698.
  package func fillsWindow(_ page: ControllerID) -> Bool {
    let state = facts.controllers[page]
    guard state.kind != .alert else { return false }
    switch resolvedStyle(of: page) {
    case .fullScreen, .overFullScreen, .custom, .automatic: return true
    case .pageSheet: return isPhone && system.major < 13
    case .formSheet: return isPhone && (system.major < 13 || isCompactHeight(page))
    // In compact width a popover was a full-screen page before there were sheets.
    case .popover: return isPhone && system.major < 13
    case .currentContext, .overCurrentContext: return false
    }
  }

  /// Whether a presented page leaves the view of the page below where it is.
  func keepsPresenter(_ page: ControllerID) -> Bool {
    switch resolvedStyle(of: page) {
    case .overFullScreen: return true
    // Limited on 9 (radar 22401547), not on 10 (SDCAlertView 226, ZFDragableModalTransition 75).
    case .custom: return !facts.controllers[page].removesPresenter && system.major < 10
    default: return false
    }
  }

  private var isPhone: Bool { facts.session.device.idiom == .phone }

  private func isCompactHeight(_ page: ControllerID) -> Bool {
    guard let window = facts.controllers[page].presentedIn else { return false }
    let orientation = interface[window]
    return !orientation.isEmpty && orientation.isSubset(of: .landscape)
  }
}
