import SwivelModel

extension Forwarding {
  /// What the controller returns, with its word.
  var phrase: String { "\(meaning) (\(word))" }

  private var meaning: String {
    switch self {
    case .none: "its own mask"
    case .top: "the mask of its top page"
    case .visible: "the mask of its visible page"
    case .visibleUnlessDismissing: "the mask of its visible page, unless that is being dismissed"
    case .selected: "the mask of its selected child"
    case .leaf: "the mask of the innermost page"
    case .leafCustom: "the value of the innermost page's custom property"
    case .presenter: "the mask of its presenter"
    }
  }
}
