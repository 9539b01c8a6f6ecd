import SwivelModel

/// See ``rule``.
enum Intersection {
  static let rule = Rule(
    .intersection, .from(2), .documented,
    "Allowed is what the device, the app and the asked controller all allow.",
    sources: [
      "Apple, supportedInterfaceOrientations",
      "seed 001",
      "seed 003",
    ],
    example: "seed1-three-way-intersection")

  static func apply(_ ruling: inout Ruling, _: Situation) {
    ruling.allowed = ruling.deviceMask.intersection(ruling.appMask)
      .intersection(ruling.controllerMask)
  }
}
