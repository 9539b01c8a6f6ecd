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
        throw .conflict(element.path, .launchAfter(operation: begun))
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
