import SwivelModel

/// See ``rule``.
///
/// Under the rotation lock the physical orientation is unknown, and an allowed orientation is kept.
enum NeedsUpdate: RuleBody {
  static let rule = Rule(
    .needsUpdate, .from(16), at: [.needsUpdate], .documented,
    """
    setNeedsUpdateOfSupportedInterfaceOrientations makes UIKit reread the masks and rotate if they \
    exclude the current orientation or allow the device's.
    """,
    changed:
      """
      New in iOS 16. Earlier, attemptRotationToDeviceOrientation rotated to the device's \
      orientation.
      """,
    sources: [
      "Apple, setNeedsUpdateOfSupportedInterfaceOrientations()",
      "https://github.com/dotnet/macios/issues/16292",
      "https://github.com/superuser404notfound/Sodalite/issues/54",
      "https://github.com/capawesome-team/capacitor-plugins/issues/597",
    ],
    example: "needs-update-turns")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    if let rule = ruling.unaskedBy { return ruling.hold(rule) }
    let isHeld = !situation.isFlat && !situation.facts.device.isRotationLocked
    ruling.settle(on: isHeld ? situation.upright : nil)
  }
}
