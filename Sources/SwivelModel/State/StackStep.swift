/// What a stack does to its pages, as far as one event tells.
package enum StackStep: Sendable {
  /// Nothing.
  case none
  /// It is about to show a page above the others.
  case push
  /// It is about to show a page below again.
  case pop
  /// It shows a page below as far as a finger has come.
  case interactivePop
  /// What it did has come to its end.
  case end
}
