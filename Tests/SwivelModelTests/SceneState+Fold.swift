import SwivelModel

extension SceneState {
  /// Takes in what happened, no matter when.
  mutating func fold(_ kind: Event.Kind) {
    apply(Event(sequence: 0, instant: .start, kind))
  }
}
