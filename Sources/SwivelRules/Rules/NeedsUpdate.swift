import SwivelModel

/// See ``rule``.
enum NeedsUpdate {
  static let rule = Rule(
    .needsUpdate, .from(16), at: [.needsUpdate], .documented,
    """
    An update reads the masks again and turns if the current orientation is \
    missing, or the device is held an allowed way.
    """,
    changed: "New in iOS 16; before, an attempt turned to the way the device is held.",
    sources: [
      "Apple, setNeedsUpdateOfSupportedInterfaceOrientations()",
      "https://github.com/dotnet/macios/issues/16292",
    ],
    example: "needs-update-turns")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard ruling.masksCount else {
      let isExtension = situation.facts.session.process == .extension
      ruling.hold(isExtension ? .extensionNotAsked : .multitasking)
      return
    }
    ruling.settle(on: situation.isFlat ? nil : situation.upright)
  }
}
