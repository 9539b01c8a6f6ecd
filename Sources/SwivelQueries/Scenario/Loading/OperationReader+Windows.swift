import SwivelText

extension OperationReader {
  /// Operations on windows and their content.
  static let windows = [
    OperationReader("setRoot", ["window", "vc"]) { step, scope throws(DocumentError) in
      .setRoot(
        window: try step.required("window").window(scope),
        controller: try step.required("vc").controller(scope))
    },
    OperationReader("addWindow", ["id", "root", "level", "hidden", "key"]) {
      step, scope throws(DocumentError) in
      .addWindow(try Scenario.Window(added: step, &scope))
    },
    OperationReader("removeWindow", ["id"]) { step, scope throws(DocumentError) in
      .removeWindow(try scope.removeWindow(step.required("id")))
    },
    OperationReader("showSystemAlert") { _, _ in .showSystemAlert },
  ]
}
