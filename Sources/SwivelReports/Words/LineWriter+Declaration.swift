package import SwivelModel

extension Names {
  /// Any event as a sentence: that of its clause, unless it needs more words without its place in a
  /// timeline.
  package func sentence(_ kind: Event.Kind) -> String {
    switch kind {
    case .session(.device(let device, let identifier)):
      "the device is \(identifier.map(name) ?? device.words.joined(separator: ", "))"
    case .app(.appMaskForVisible(controller: nil, let mask)):
      "the app delegate allows \(mask.list) while another page is visible"
    case .app(.appMaskForWindow(let id, let mask)):
      "the app delegate allows \(mask.list) in \(id.map(window) ?? "any other window")"
    case .controller(.controller(let id, let kind, _)):
      "\(controller(id)) is created (\(kind.words))"
    case .controller(.customMask(let id, mask: nil)):
      "\(controller(id)) declares no mask, but only in a custom property"
    case .controller(.forwarding(let id, let target, let hook)):
      "\(controller(id)) returns \(target.phrase), \(hook == .override ? "in an override" : "through its delegate")"
    default: clause(kind)
    }
  }

  private func name(_ id: NameID) -> String { text { writer, _ in writer.write(id) } }
}

extension InterfaceOrientationMask {
  /// The orientations in words, separated by commas.
  package var list: String { isEmpty ? "nothing" : words.joined(separator: ", ") }
}

extension ControllerKind {
  /// The kind with an article.
  var words: String {
    switch self {
    case .plain: "a page"
    case .navigation: "a navigation controller"
    case .tab: "a tab bar controller"
    case .split: "a split view controller"
    case .page: "a page view controller"
    case .container: "a custom container"
    case .alert: "an alert"
    case .system: "a system controller"
    case .videoPlayer: "a video player"
    }
  }
}
