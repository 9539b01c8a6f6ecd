import SwivelText

extension OperationReader {
  /// Requests and declarations of the app.
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
