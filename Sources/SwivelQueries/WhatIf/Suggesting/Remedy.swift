import SwivelModel

/// A kind of change that may cure a problem; `nil` where the run has nothing to change this way.
typealias Remedy = any KeyPath<SuggestionMaker, Suggestion?> & Sendable

/// Which remedies there are.
enum Remedies {
  /// Those for a ruling without a problem.
  static let ofGates: [Remedy] = [
    \.presentation, \.lock, \.forwarding, \.autorotation, \.appMask, \.pageMask,
  ]
}

extension SuggestionMaker {
  /// The app owns its windows by scenes.
  var scenes: Suggestion? { "app.lifecycle=scene" }
  /// The last request is not made.
  var withoutRequest: Suggestion? { without { if case .request = $0 { true } else { false } } }
  /// The last transform is not made.
  var withoutTransform: Suggestion? {
    without { if case .observation(.viewTransform) = $0 { true } else { false } }
  }
}
