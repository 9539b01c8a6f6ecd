import SwivelText

extension OperationReader {
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

  static let pages = [
    OperationReader("push", ["on", "vc", "animated"]) { step, scope throws(DocumentError) in
      .push(
        on: try step.required("on").controller(scope),
        controller: try step.required("vc").controller(scope),
        animated: try step.flag("animated", default: true))
    },
    OperationReader("pop", ["on", "to", "animated"]) { step, scope throws(DocumentError) in
      .pop(
        on: try step.required("on").controller(scope),
        to: try step.optional("to")?.controller(scope),
        animated: try step.flag("animated", default: true))
    },
    OperationReader("swipeBackBegin", ["on", "progress", "custom"]) {
      step, scope throws(DocumentError) in
      .swipeBackBegin(
        on: try step.required("on").controller(scope),
        progress: try step.optional("progress")?.progress() ?? 0.5,
        isCustom: try step.flag("custom"))
    },
    OperationReader("swipeBackEnd", ["on", "cancelled"]) { step, scope throws(DocumentError) in
      .swipeBackEnd(
        on: try step.required("on").controller(scope),
        isCancelled: try step.required("cancelled").boolean())
    },
    OperationReader("present", ["on", "vc", "animated", "inFlight"]) {
      step, scope throws(DocumentError) in
      .present(
        on: try step.required("on").controller(scope),
        controller: try scope.presentable(step.required("vc")),
        animated: try step.flag("animated", default: true),
        inFlight: try step.flag("inFlight"))
    },
    OperationReader("dismiss", ["vc", "animated", "interactive"]) {
      step, scope throws(DocumentError) in
      .dismiss(
        controller: try step.required("vc").controller(scope),
        animated: try step.flag("animated", default: true),
        isInteractive: try step.flag("interactive"))
    },
    OperationReader("select", ["on", "vc"]) { step, scope throws(DocumentError) in
      .select(
        on: try step.required("on").controller(scope),
        controller: try step.required("vc").controller(scope))
    },
    OperationReader("embed", ["on", "vc"]) { step, scope throws(DocumentError) in
      .embed(
        on: try step.required("on").place(scope),
        controller: try step.required("vc").controller(scope))
    },
  ]
}

extension Node {
  /// The progress of a swipe, which cannot be held at either end.
  fileprivate func progress() throws(DocumentError) -> Double {
    let progress = try number()
    guard progress > 0, progress < 1 else {
      throw .outOfRange(
        path, number: progress, expected: "between 0 and 1, and neither of them")
    }
    return progress
  }
}
