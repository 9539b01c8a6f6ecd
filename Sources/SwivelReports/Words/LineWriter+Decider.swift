import SwivelModel
package import SwivelReplay

extension LineWriter {
  /// Writes whose mask decided, and what it allows.
  mutating func write(_ decider: Ruling.Decider, of ruling: Ruling, _ situation: Situation) {
    write(decider, situation)
    let mask = ruling.mask(of: decider)
    write(.allowed(mask)) { $0.writeAllowed(mask) }
    guard case .controller = decider, ruling.isLimitedByPresenter else { return }
    text.add(", limited by the page below")
  }

  private mutating func writeAllowed(_ mask: InterfaceOrientationMask) {
    text.add(" allows ")
    text.add(initialsOf: mask)
  }

  fileprivate mutating func write(_ decider: Ruling.Decider, _ situation: Situation) {
    switch decider {
    case .controller(let page): write(page, situation)
    case .app(let source): text.add(source.spelling)
    case .device: text.add("device")
    }
  }
}

extension Names {
  /// Whose mask decided.
  package func decider(_ decider: Ruling.Decider) -> String { text { $0.write(decider, $1) } }
}

extension Ruling.AppMaskSource {
  /// Who speaks for the app.
  var spelling: StaticString {
    switch self {
    case .none, .exempt: "app"
    case .idiom: "app's default"
    case .plist: "Info.plist"
    case .delegate: "app delegate"
    case .sceneDelegate: "scene delegate"
    }
  }
}

extension Ruling.Decider {
  /// The word for it in a record.
  var word: String {
    switch self {
    case .controller: "controller"
    case .app: "app"
    case .device: "device"
    }
  }
}
