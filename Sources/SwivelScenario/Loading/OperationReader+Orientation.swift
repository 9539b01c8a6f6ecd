extension OperationReader {
  /// What the app asks for and answers.
  static let orientation = [
    OperationReader("setDeviceOrientation", ["to"]) { step, _ throws(ScenarioError) in
      .setDeviceOrientation(to: try step.required("to").word(ScenarioWords.deviceOrientation))
    },
    OperationReader("attemptRotation") { _, _ in .attemptRotation },
    OperationReader("setNeedsUpdate", ["vc"]) { step, scope throws(ScenarioError) in
      .setNeedsUpdate(controller: try step.required("vc").controller(scope))
    },
    OperationReader("requestGeometryUpdate", ["mask", "inFlight"]) {
      step, _ throws(ScenarioError) in
      .requestGeometryUpdate(
        mask: try step.required("mask").mask(), inFlight: try step.flag("inFlight"))
    },
    OperationReader("setStatusBarOrientation", ["to"]) { step, _ throws(ScenarioError) in
      .setStatusBarOrientation(to: try step.required("to").word(ScenarioWords.orientation))
    },
    OperationReader("setSupported", ["vc", "mask"]) { step, scope throws(ScenarioError) in
      .setSupported(
        controller: try step.required("vc").controller(scope),
        mask: try step.required("mask").unlessNull?.mask())
    },
    OperationReader("setShouldAutorotate", ["vc", "value"]) { step, scope throws(ScenarioError) in
      .setShouldAutorotate(
        controller: try step.required("vc").controller(scope),
        value: try step.required("value").unlessNull?.boolean())
    },
    OperationReader("setAppMask", ["mask"]) { step, _ throws(ScenarioError) in
      .setAppMask(try step.required("mask").unlessNull?.mask())
    },
    OperationReader("applyTransform", ["vc", "degrees"]) { step, scope throws(ScenarioError) in
      .applyTransform(
        controller: try step.required("vc").controller(scope),
        degrees: try step.required("degrees").number())
    },
  ]
}
