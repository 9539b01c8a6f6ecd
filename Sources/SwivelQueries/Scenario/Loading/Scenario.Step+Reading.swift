import SwivelText

extension Scenario {
  /// Reads the steps, and tracks the windows that appear and disappear.
  static func steps(_ node: Node, _ scope: inout Scope) throws(DocumentError) -> [Step] {
    var steps: [Step] = []
    // The first operation after which the app can no longer be launched.
    var begun: String?
    for element in try node.elements(least: 1) {
      let reader = try element.member("op").word(OperationReader.words)
      if reader.name == "launch", let begun {
        throw .contradiction(
          element.path, reason: "launch after \(begun); only lockRotation may precede launch")
      }
      if reader.name != "lockRotation" { begun = begun ?? reader.name }
      steps.append(try Step(element, reader, &scope))
    }
    return steps
  }
}

extension Scenario.Step {
  fileprivate init(
    _ node: Node, _ operation: OperationReader, _ scope: inout Scope
  ) throws(DocumentError) {
    let reader = try ObjectReader(node, keys: ["op"] + operation.keys + ["expect"])
    // Expectations may refer to a window that this step removes.
    let windowsBefore = scope.windows
    word = operation.name
    self.operation = try operation.read(reader, &scope)
    guard let node = reader.optional("expect") else {
      expectation = nil
      return
    }
    expectation = try Scenario.StepExpectation(
      node, scope, windows: scope.windows.union(windowsBefore))
  }
}

/// Reads one kind of operation.
struct OperationReader: Sendable {
  typealias Read =
    @Sendable (ObjectReader, inout Scope) throws(DocumentError) -> Scenario.Operation

  /// The value of the key `op`.
  let name: String
  /// The arguments, which no other operation accepts.
  let keys: [String]
  let read: Read

  init(_ name: String, _ keys: [String] = [], _ read: @escaping Read) {
    self.name = name
    self.keys = keys
    self.read = read
  }

  static let words = Words(
    "op", (device + orientation + pages + windows + process).map { ($0.name, $0) })
}

extension OperationReader {
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
    OperationReader("resizeBegin") { _, _ in .resize(isBeginning: true) },
    OperationReader("resizeEnd") { _, _ in .resize(isBeginning: false) },
    OperationReader("fold", ["to"]) { step, _ throws(DocumentError) in
      .fold(to: try step.required("to").word(ScenarioWords.display))
    },
    OperationReader("mirror", ["on"]) { step, _ throws(DocumentError) in
      .mirror(isOn: try step.required("on").boolean())
    },
  ]

  static let process = [
    OperationReader("launch") { _, _ in .launch },
    OperationReader("background") { _, _ in .background },
    OperationReader("foreground") { _, _ in .foreground },
    OperationReader("sleepWake") { _, _ in .sleepWake },
  ]

  static let orientation = [
    OperationReader("setDeviceOrientation", ["to"]) { step, _ throws(DocumentError) in
      .setDeviceOrientation(to: try step.required("to").word(ScenarioWords.deviceOrientation))
    },
    OperationReader("attemptRotation") { _, _ in .attemptRotation },
    OperationReader("setNeedsUpdate", ["vc"]) { step, scope throws(DocumentError) in
      .setNeedsUpdate(controller: try step.required("vc").controller(scope))
    },
    OperationReader("requestGeometryUpdate", ["mask", "inFlight"]) {
      step, _ throws(DocumentError) in
      .requestGeometryUpdate(
        mask: try step.required("mask").mask(), inFlight: try step.flag("inFlight"))
    },
    OperationReader("setStatusBarOrientation", ["to"]) { step, _ throws(DocumentError) in
      .setStatusBarOrientation(to: try step.required("to").word(ScenarioWords.orientation))
    },
    OperationReader("setSupported", ["vc", "mask"]) { step, scope throws(DocumentError) in
      .setSupported(
        controller: try step.required("vc").controller(scope),
        mask: try step.required("mask").unlessNull?.mask())
    },
    OperationReader("setShouldAutorotate", ["vc", "value"]) { step, scope throws(DocumentError) in
      .setShouldAutorotate(
        controller: try step.required("vc").controller(scope),
        value: try step.required("value").unlessNull?.boolean())
    },
    OperationReader("setAppMask", ["mask"]) { step, _ throws(DocumentError) in
      .setAppMask(try step.required("mask").unlessNull?.mask())
    },
    OperationReader("applyTransform", ["vc", "degrees"]) { step, scope throws(DocumentError) in
      .applyTransform(
        controller: try step.required("vc").controller(scope),
        degrees: try step.required("degrees").number())
    },
  ]
}
