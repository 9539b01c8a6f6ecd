package import SwivelModel

/// Follows the facts alone: what a recorder can afford, which has no rules.
package struct FactsCheckpoints: CheckpointSource {
  private var state: SceneState

  /// Continues from a state.
  package init(_ state: SceneState = SceneState()) {
    self.state = state
  }

  package mutating func apply(_ event: Event) {
    state.apply(event)
  }

  package func checkpoint() -> (facts: [UInt8], digest: UInt64, conclusions: [UInt8]) {
    (state.archived, 0, [])
  }
}
