import SwivelModel

/// The words that can stand in one place of a scenario, and what they mean.
package struct Words<Value: Sendable>: Sendable {
  /// What the words name.
  let kind: String
  private let entries: [(word: String, value: Value)]

  /// Makes a table of words and what they mean.
  package init(_ kind: String, _ entries: [(word: String, value: Value)]) {
    self.kind = kind
    self.entries = entries
  }

  /// Makes a table that names each value as Swift does.
  init(_ kind: String, values: some Sequence<Value>) {
    self.init(kind, values.map { (String(describing: $0), $0) })
  }

  /// All words, in the order in which messages list them.
  var all: [String] { entries.map(\.word) }

  subscript(word: String) -> Value? { entries.first { $0.word == word }?.value }
}

/// The vocabulary of scenarios: one table for each kind of word.
enum ScenarioWords {
  static let orientation = Words(
    "orientation", values: InterfaceOrientationMask.all.orientations)
  static let deviceOrientation = Words("device orientation", values: DeviceOrientation.allCases)
  static let preferred = Words("orientation", values: PreferredOrientation.allCases)

  static let device = Words<Device>(
    "device",
    [
      ("iphone-home", .homeButton), ("iphone-plus", [.homeButton, .large]), ("iphone-faceid", []),
      ("ipad", .pad),
    ])
  static let windowing = Words("windowing", values: Windowing.allCases)
  static let lifecycle = Words("lifecycle", values: AppLifecycle.allCases)
  static let process = Words("process", values: ProcessKind.allCases)

  static let controllerKind = Words<ControllerKind>(
    "kind", values: [.plain, .navigation, .tab, .split, .container, .alert, .system])
  static let style = Words("style", values: PresentationStyle.allCases)
  static let forwarding = Words("forwarding", values: Forwarding.allCases)
  static let hook = Words("hook", values: Forwarding.Hook.allCases)
  static let willShow = Words("policy", values: WillShowPolicy.allCases)

  static let oracle = Words("oracle", values: Scenario.Oracle.allCases)
  static let sourceKind = Words<Scenario.SourceKind>(
    "source kind",
    [
      ("seed", .seed), ("github-issue", .githubIssue), ("blog", .blog),
      ("apple-doc", .appleDocumentation), ("release-notes", .releaseNotes),
      ("stackoverflow", .stackOverflow),
    ])

  static let exception = Words<Scenario.StepExpectation.Exception>(
    "exception",
    [("none", .none)] + UIKitException.allCases.map { (String(describing: $0), .thrown($0)) })
  static let requestError = Words("error", values: Scenario.StepExpectation.RequestError.allCases)
  static let message = Words<UIKitMessage>("message", values: [.kvcUnsupported])
  static let boundsShape = Words("shape", values: BoundsShape.allCases)
  static let format = Words<Void>("format", [("swivel.scenario/1", ())])
}
