import SwivelReplay

extension Trigger {
  /// What happens, as a clause after `when`.
  var phrase: String {
    switch self {
    case .inspection: "the masks are only read"
    case .deviceTurn: "the device rotates"
    case .lockChange: "the user locks or unlocks rotation"
    case .launch: "the app launches"
    case .rootChange: "a window gets another root"
    case .presentation: "a page is presented"
    case .dismissal: "a page is dismissed"
    case .push: "a page is pushed"
    case .pop: "a page is popped"
    case .interactivePop: "the user swipes back"
    case .selection: "a container selects another child"
    case .embedding: "a child is added to a container"
    case .windowView: "a view is added to the window"
    case .attempt: "the app calls attemptRotationToDeviceOrientation"
    case .needsUpdate: "the app calls setNeedsUpdateOfSupportedInterfaceOrientations"
    case .geometryRequest: "the app makes a geometry request"
    case .setDeviceOrientation: "the app sets UIDevice's orientation"
    case .setStatusBarOrientation: "the app sets the status bar orientation"
    case .comeback: "the app returns to the foreground"
    case .environmentChange: "the scene moves to another display, or into iPhone Mirroring or back"
    }
  }
}

extension [Trigger] {
  /// All of them as one clause after `when`.
  var phrase: String {
    let phrases = map(\.phrase)
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
    return "\(phrases.dropLast().joined(separator: ", ")) or \(last)"
  }
}
