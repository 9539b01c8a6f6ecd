package import SwivelModel

extension Situation {
  /// The effective style of a presented page.
  ///
  /// An app keeps the automatic style of the SDK that it was linked against. The system's player
  /// covers the screen.
  ///
  /// Source: Apple, `modalPresentationStyle`; the header comment on `automatic`; Playing video
  /// content in a standard user interface (`present` for full screen).
  package func resolvedStyle(of page: ControllerID) -> PresentationStyle {
    let style = facts.controllers[page].style ?? .automatic
    guard style == .automatic else { return style }
    if facts.controllers[page].kind == .videoPlayer { return .fullScreen }
    return switch min(system.major, facts.session.linkedSDK.major) {
    case ..<13: .fullScreen
    case ..<18: .pageSheet
    default: .formSheet
    }
  }

  /// Whether a presented page fills its window, so that UIKit asks it.
  ///
  /// No source says whether a sheet that was presented in portrait is asked after a rotation to
  /// landscape; according to one it is not.
  ///
  /// Source: Apple, `supportedInterfaceOrientations` ("that fills the window"),
  /// `UIModalPresentationStyle` (which styles are as full screen in which size class) and
  /// `definesPresentationContext`; react-native-screens 2698; react-native-image-picker 587.
  package func fillsWindow(_ page: ControllerID) -> Bool {
    let state = facts.controllers[page]
    guard state.kind != .alert else { return false }
    switch resolvedStyle(of: page) {
    // Where no other controller defines the context it is the root, whose view covers the window.
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .automatic:
      return true
    // Reports of low windows concern form sheets only; a page sheet is not affected
    // (Bytedance-UnionAD 105).
    case .pageSheet: return system.major < 13 && isCompactWidth(page)
    case .formSheet:
      return system.major < 13 ? isCompactWidth(page) : isPhone && wasAcross(before: page)
    // In compact width a popover was a full-screen page before there were sheets.
    case .popover: return system.major < 13 && isCompactWidth(page)
    }
  }

  /// Whether a presented page keeps the view of the page below in place.
  func keepsPresenter(_ page: ControllerID) -> Bool {
    switch resolvedStyle(of: page) {
    case .overFullScreen, .overCurrentContext: return true
    // Limited on 9 (radar 22401547), not on 10 (SDCAlertView 226, ZFDragableModalTransition 75).
    case .custom: return !facts.controllers[page].removesPresenter && system.major < 10
    default: return false
    }
  }

  /// Whether a page is asked for its preferred orientation: one that covers the whole window and
  /// keeps nothing below in place, or that is uncovered.
  package func asksPreferred(of page: ControllerID, for ruling: Ruling) -> Bool {
    switch ruling.trigger {
    case .presentation: page == ruling.subject && !keepsPresenter(page)
    case .dismissal: !keepsPresenter(page)
    default: false
    }
  }

  private var isPhone: Bool { facts.session.device.idiom == .phone }

  /// Whether a page's window has compact width: that of a phone, except a large one in landscape
  /// since there are size classes (8+).
  private func isCompactWidth(_ page: ControllerID) -> Bool {
    guard system.major >= 8, facts.session.device.contains(.large) else { return isPhone }
    guard let window = facts.controllers[page].presentedIn else { return true }
    return !interface[window].isSubset(of: .landscape)
  }

  /// Whether a page's window was low when the page was presented: that of a phone in landscape.
  private func wasAcross(before page: ControllerID) -> Bool {
    let before = interface[before: page]
    guard before == .all, let window = facts.controllers[page].presentedIn else {
      return before.isSubset(of: .landscape)
    }
    return interface[window].isSubset(of: .landscape)
  }
}
