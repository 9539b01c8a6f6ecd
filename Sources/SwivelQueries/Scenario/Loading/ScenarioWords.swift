import SwivelFindings
import SwivelModel
import SwivelText

/// The vocabulary of scenarios: one table for each kind of word.
enum ScenarioWords {
  static let orientation = Words(
    "orientation", values: InterfaceOrientationMask.all.orientations)
  static let deviceOrientation = Words("device orientation", values: DeviceOrientation.allCases)
  static let preferred = Words("orientation", values: PreferredOrientation.allCases)

  static let device = Words("device", DeviceWord.all.map { ($0.word, $0.device) })
  static let windowing = Words("windowing", values: Windowing.allCases)
  static let display = Words("display", values: Display.allCases)
  static let lifecycle = Words("lifecycle", values: AppLifecycle.allCases)
  static let process = Words("process", values: ProcessKind.allCases)

  static let controllerKind = Words<ControllerKind>(
    "kind", values: [.plain, .navigation, .tab, .split, .container, .alert, .system])
  static let style = Words("style", values: PresentationStyle.allCases)
  static let forwarding = Words("forwarding", values: Forwarding.allCases)
  static let hook = Words("hook", values: Forwarding.Hook.allCases)
  static let willShow = Words("policy", values: WillShowPolicy.allCases)

  static let oracle = Words("oracle", values: Scenario.Oracle.allCases)
  static let sourceKind = Words(
    "source kind",
    words: ["seed", "github-issue", "blog", "apple-doc", "release-notes", "stackoverflow"])

  static let exception = Words<ScenarioValue>(
    "exception", [("none", .none)] + UIKitException.allCases.map { ($0.word, .init($0)) })
  static let requestError = Words("error", values: Scenario.StepExpectation.RequestError.allCases)
  static let message = Words<UIKitMessage>("message", values: [.kvcUnsupported])
  static let boundsShape = Words("shape", values: BoundsShape.allCases)
  static let format = Words<Void>("format", [("swivel.scenario/1", ())])
}

extension Scenario.Oracle: Worded {
  package var spelling: StaticString {
    switch self {
    case .hard: "hard"
    case .soft: "soft"
    case .none: "none"
    }
  }
}

extension ScenarioWords {
  static let finding = Words<String>("finding", words: Detector.all.map(\.id.rawValue))
}
