import SwivelModel

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
