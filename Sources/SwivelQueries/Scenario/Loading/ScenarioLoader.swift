package import SwivelText

/// Loads files of scenarios.
package enum ScenarioLoader {
  /// Reads the JSON array of a `swivel.scenario/1` file, and checks all that can be checked without
  /// playing it.
  ///
  /// - Throws: ``DocumentError`` for the first error, in the order of the file.
  package static func load(_ bytes: [UInt8]) throws(DocumentError) -> [Scenario] {
    var scenarios: [Scenario] = []
    for scenario in try loadEach(bytes) { scenarios.append(try scenario.get()) }
    return scenarios
  }

  /// Reads the JSON array of a `swivel.scenario/1` file, each scenario separately.
  ///
  /// - Returns: Each scenario or its first error, in the order of the file.
  /// - Throws: ``DocumentError`` for a file that is not an array.
  package static func loadEach(
    _ bytes: [UInt8]
  ) throws(DocumentError) -> [Result<Scenario, DocumentError>] {
    var indices: [String: Int] = [:]
    return try Node.read(bytes, as: "scenarios").elements().enumerated().map { index, node in
      Result { () throws(DocumentError) in try read(node, index, &indices) }
    }
  }

  private static func read(
    _ node: Node, _ index: Int, _ indices: inout [String: Int]
  ) throws(DocumentError) -> Scenario {
    let scenario = try Scenario(node)
    if let first = indices.updateValue(index, forKey: scenario.id) {
      let path = node.path.named(scenario.id).member("id")
      throw .conflict(path, .scenarioRepeated(firstIndex: first))
    }
    return scenario
  }
}

/// A contradiction between values of a scenario.
enum ScenarioConflict: Hashable, Sendable {
  case scenarioRepeated(firstIndex: Int)
  case duplicateOfItself
  case whyMissing
  case whyWithoutNone
  case windowingMissing
  case windowingOnPhone
  case mirroredPad
  case displayOfUnfoldable
  case versionRangeReversed
  case twoDelegateMasks
  case keyOnlyForContainers(key: String)
  case willShowOnlyForNavigation
  case removesPresenterOnlyForCustom
  case selectedIsNoChild(name: String)
  case containsItself(name: String)
  case keyWindows(count: Int)
  case tooManyWindows(limit: Int)
  case windowExists(name: String)
  case mainWindowRemoved
  case mainWindowExpected(name: String)
  case presentedWithoutStyle(name: String)
  case launchAfter(operation: String)
  case expectsNothing
  case findingsWithoutClean
  case cleanWithFindings
  case cleanWithoutFindings
  case findingsEmpty
}

extension ScenarioConflict: CustomStringConvertible {
  var description: String {
    switch self {
    case .scenarioRepeated(let index): "scenarios[\(index)] has the same id"
    case .duplicateOfItself: "a scenario cannot repeat itself"
    case .whyMissing: "oracle none requires why"
    case .whyWithoutNone: "why requires oracle none"
    case .windowingMissing: "an ipad requires windowing"
    case .windowingOnPhone: "windowing requires an ipad"
    case .mirroredPad: "windowing mirrored requires an iphone"
    case .displayOfUnfoldable: "display requires iphone-duo"
    case .versionRangeReversed: "the range ends before it begins"
    case .twoDelegateMasks: "byVisible and byWindow cannot be combined"
    case .keyOnlyForContainers(let key): "\(key) is for containers only"
    case .willShowOnlyForNavigation: "onWillShow requires kind navigation"
    case .removesPresenterOnlyForCustom: "removesPresenter requires style custom"
    case .selectedIsNoChild(let name): "\(name) is not a child"
    case .containsItself(let name): "\(name) contains itself"
    case .keyWindows(let count): "exactly one window must be key, found \(count)"
    case .tooManyWindows(let limit): "more than \(limit) windows at once"
    case .windowExists(let name): "window \(name) already exists"
    case .mainWindowRemoved: "the main window cannot be removed"
    case .mainWindowExpected(let name):
      "\(name) is the main window, whose orientation is expected as interface"
    case .presentedWithoutStyle(let name): "\(name) is presented, but has no style"
    case .launchAfter(let operation):
      "launch after \(operation); only lockRotation may precede launch"
    case .expectsNothing: "an expectation must expect something"
    case .findingsWithoutClean: "findings require clean"
    case .cleanWithFindings: "a clean run has no findings"
    case .cleanWithoutFindings: "clean requires findings, an empty list"
    case .findingsEmpty: "an empty list of findings requires clean to be true"
    }
  }
}
