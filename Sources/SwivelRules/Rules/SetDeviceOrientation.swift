import SwivelModel

/// See ``rule``.
enum SetDeviceOrientation {
  static let rule = Rule(
    .setDeviceOrientation, .from(2), at: [.setDeviceOrientation], .observed,
    """
    Setting the orientation of UIDevice acts as if the device were turned so; an \
    equal value does nothing.
    """,
    sources: [
      "seed 001",
      "seed 004",
    ],
    example: "seed4-kvc-on-willshow-forces")

  static func apply(_ ruling: inout Ruling, _ situation: Situation) {
    guard let orientation = ruling.requestedDevice, orientation != situation.interface.device,
      let wanted = orientation.interface
    else {
      ruling.hold(.setDeviceOrientation)
      return
    }
    ruling.turnIfAllowed(to: wanted)
  }
}
