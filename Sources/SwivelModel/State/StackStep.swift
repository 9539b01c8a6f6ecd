/// What a stack does to its pages, by a single event.
package enum StackStep: Sendable {
  /// Nothing.
  case none
  /// It is about to push a page.
  case push
  /// It is about to pop to a page.
  case pop
  /// It pops to a page interactively.
  case interactivePop
  /// Its transition ended.
  case end
}
