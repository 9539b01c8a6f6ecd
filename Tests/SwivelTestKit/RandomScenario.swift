import Foundation
import SwivelModel
package import SwivelQueries

/// An app by chance, and what is done with it: as an app could be, and as a user could do.
///
/// Unlike ``RandomEvents`` it means something: pages that go were there, and masks are mostly sane.
package struct RandomScenario {
  /// The versions that rules distinguish.
  package static let versions = [5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 26, 27]

  let ios: Int
  let isPad: Bool
  let root: String
  private(set) var random: SplitMix64
  private var controllers: [String] = []
  private let environment: String
  private let app: String
  private let initial: String
  /// What is done, each a step of a scenario.
  package private(set) var steps: [String] = []

  package init(seed: UInt64, stepCount: Int = 10) {
    var random = SplitMix64(seed: seed)
    ios = Self.versions[Int.random(in: 0..<Self.versions.count, using: &random)]
    let device = ["iphone-home", "iphone-plus", "iphone-faceid", "ipad"].random(&random)
    isPad = device == "ipad"
    let windowing =
      isPad ? #", "windowing": "\#(["fullScreen", "splitView"].random(&random))""# : ""
    environment =
      #"{"ios": "\#(ios).0", "iosRange": "\#(ios)+", "device": "\#(device)"\#(windowing)}"#
    let delegate = random.chance(0.6) ? "null" : Mask.any(&random)
    app =
      #"{"infoPlist": \#(Mask.any(&random)), "requiresFullScreen": \#(random.chance(0.5)), "#
      + #""delegate": \#(delegate), "sceneDelegate": null}"#
    initial =
      #"{"device": "\#(Mask.names.random(&random))", "interface": "portrait", "#
      + #""rotationLock": \#(random.chance(0.1))}"#
    root = ["tab", "nav", "A"].random(&random)
    self.random = random
    addControllers()
    var script = RandomScript(self, random: random)
    for _ in 0..<stepCount { steps.append(script.next()) }
  }

  /// The scenario.
  package func scenario() throws -> Scenario { try scenario(steps: steps) }

  /// The scenario with left and right exchanged wherever they are named.
  package func mirrored() throws -> Scenario {
    // `split(separator:)` of a text needs macOS 13.
    let parts = text(steps: steps).components(separatedBy: "landscapeLeft")
    let mirrored = parts.map { part in
      part.components(separatedBy: "landscapeRight").joined(separator: "landscapeLeft")
    }
    return try Self.load(mirrored.joined(separator: "landscapeRight"))
  }

  /// The scenario with other steps.
  package func scenario(steps: [String]) throws -> Scenario { try Self.load(text(steps: steps)) }

  private static func load(_ text: String) throws -> Scenario {
    guard let scenario = try ScenarioLoader.load(Array(text.utf8)).first else {
      throw ProjectScenarios.Missing(id: "random")
    }
    return scenario
  }

  private func text(steps: [String]) -> String {
    """
    [{"schema": "swivel.scenario/1", "id": "random", "title": "An app by chance", "source": "none",
    "source_kind": "seed", "rules": ["R1"], "oracle": "soft", "environment": \(environment),
    "app": \(app), "controllers": {\(controllers.joined(separator: ",\n"))},
    "windows": [{"id": "main", "root": "\(root)", "key": true, "hidden": false, "level": 0}],
    "initial": \(initial), "steps": [\(steps.joined(separator: ",\n"))], "expect": {}}]
    """
  }
}

// MARK: - Controllers

extension RandomScenario {
  static let pages = ["A", "B", "C", "D"]
  static let modals = ["M", "N", "O"]
  static let overlay = "overlay"

  private mutating func addControllers() {
    let tabs = #""kind": "tab", "children": ["nav", "other"]"#
    if root == "tab" { add("tab", tabs + forwarding(["none", "selected", "leaf"])) }
    let children = root == "A" ? "[]" : #"["A"]"#
    let stack = #""kind": "navigation", "children": \#(children)"#
    add("nav", stack + forwarding(["none", "top", "visible", "leaf"]))
    add("other", #""kind": "plain""#)
    for page in Self.pages + [Self.overlay] { add(page, #""kind": "plain""#) }
    for modal in Self.modals {
      let style = ["fullScreen", "overFullScreen", "pageSheet", "formSheet", "automatic", "custom"]
        .random(&random)
      add(modal, #""kind": "plain", "style": "\#(style)""#)
    }
  }

  private mutating func forwarding(_ ways: [String]) -> String {
    #", "forwards": "\#(ways.random(&random))""#
  }

  private mutating func add(_ name: String, _ facts: String) {
    var facts = facts
    if random.chance(0.6) { facts += #", "supported": \#(Mask.any(&random))"# }
    if random.chance(0.15) { facts += #", "shouldAutorotate": \#(random.chance(0.3))"# }
    if random.chance(0.2) { facts += #", "preferred": "\#(Mask.names.random(&random))""# }
    if ios == 5 { facts += #", "shouldAutorotateTo": \#(Mask.any(&random))"# }
    controllers.append(#""\#(name)": {\#(facts)}"#)
  }
}

/// Masks as apps declare them: sane ones mostly, and now and then any.
enum Mask {
  static let names = ["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"]
  private static let usual = [
    ["portrait"], ["portrait", "landscapeLeft", "landscapeRight"], names,
    ["landscapeLeft", "landscapeRight"], ["landscapeLeft"], ["landscapeRight"],
  ]

  static func any(_ random: inout SplitMix64) -> String {
    let mask =
      random.chance(0.9) ? usual.random(&random) : names.filter { _ in random.chance(0.5) }
    return "[" + mask.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}

extension SplitMix64 {
  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}

extension Array {
  func random(_ random: inout SplitMix64) -> Element {
    self[Int.random(in: 0..<count, using: &random)]
  }
}
