import SwivelText

extension OperationReader {
  /// Operations of the user on the device.
  static let device = [
    OperationReader("rotateDevice", ["to", "inFlight"]) { step, _ throws(DocumentError) in
      .rotateDevice(
        to: try step.required("to").word(ScenarioWords.deviceOrientation),
        inFlight: try step.flag("inFlight"))
    },
    OperationReader("lockRotation", ["on"]) { step, _ throws(DocumentError) in
      .lockRotation(isOn: try step.required("on").boolean())
    },
    OperationReader("readDeviceOrientation") { _, _ in .readDeviceOrientation },
  ]

  /// Operations on the app as a whole.
  static let process = [
    OperationReader("launch") { _, _ in .launch },
    OperationReader("background") { _, _ in .background },
    OperationReader("foreground") { _, _ in .foreground },
    OperationReader("sleepWake") { _, _ in .sleepWake },
  ]
}
