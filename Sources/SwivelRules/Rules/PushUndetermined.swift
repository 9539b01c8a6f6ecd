import SwivelModel

/// See ``rule``.
enum PushUndetermined {
  static let rule = Rule(
    .pushUndetermined, .from(16), at: [.push, .selection], .disputed,
    """
    Since iOS 16 no source tells in full whether a page that comes on screen turns \
    the interface by itself.
    """,
    changed: "Up to iOS 15 neither a push nor a selection turns.",
    sources: [
      "Apple, setNeedsUpdateOfSupportedInterfaceOrientations()"
    ],
    example: "push-from-16-is-undetermined")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard !ruling.allowsCurrent, !ruling.allowed.isEmpty else { return }
    ruling.settle(on: situation.upright)
    ruling.to.formUnion(ruling.from)
    ruling.heldBy = nil
  }
}
