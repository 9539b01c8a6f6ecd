import SwivelText

extension Scenario {
  /// Reads the steps, and follows the windows that come and go.
  static func steps(_ node: Node, _ scope: inout Scope) throws(DocumentError) -> [Step] {
    var steps: [Step] = []
    // The first step before which the app cannot be launched any more.
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
    // What is said of a window that goes in this step still has a meaning.
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
