import SwivelModel

extension Forwarding {
  /// The word with its meaning, as texts have it.
  var phrase: String { meaning.map { "\(word) (\($0))" } ?? word }

  /// What the controller returns; `nil` if the word alone is clear.
  private var meaning: String? {
    switch self {
    case .none: nil
    case .top: "the mask of its top page"
    case .visible: "the mask of its visible page"
    case .visibleUnlessDismissing: "the mask of its visible page, unless that is being dismissed"
    case .selected: "the mask of its selected child"
    case .leaf: "the mask of the innermost page"
    case .leafCustom: "a custom property of the innermost page"
    case .presenter: "the mask of its presenter"
    }
  }
}
