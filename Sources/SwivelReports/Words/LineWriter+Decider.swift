import SwivelModel
package import SwivelReplay
import SwivelText

extension LineWriter {
  /// Writes the controller or object whose mask decided, and what it allows.
  mutating func write(_ decider: Ruling.Decider, of ruling: Ruling, _ situation: Situation) {
    write(decider, situation)
    text.append(" allows ")
    text.append(initialsOf: ruling.mask(of: decider))
    guard case .controller = decider, ruling.isLimitedByPresenter else { return }
    text.append(", limited by the page below")
  }

  fileprivate mutating func write(_ decider: Ruling.Decider, _ situation: Situation) {
    switch decider {
    case .controller(let page): write(page, situation)
    case .app(let source): text.append(source.spelling)
    case .device: text.append("device")
    }
  }
}

extension Names {
  /// The controller or object whose mask decided.
  package func decider(_ decider: Ruling.Decider) -> String { text { $0.write(decider, $1) } }
}

extension Ruling.AppMaskSource {
  /// The source of the app's mask, in words.
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
  /// Its word in a record.
  var word: String {
    switch self {
    case .controller: "controller"
    case .app: "app"
    case .device: "device"
    }
  }
}
