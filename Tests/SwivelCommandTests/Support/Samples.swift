import Foundation

/// The files of the repository that the tests read, relative to its root.
enum Samples {
  static let turned = "traces/previous-page.swivel"
  static let turnedText = "traces/previous-page.ndjson"
  static let container = "traces/container.ndjson"
  static let cured = "traces/previous-page-cured.swivel"
  static let scenarios = "traces/scenarios/push-and-back.json"

  /// A scenario whose expectation is wrong.
  static let missedScenario = """
    [{"schema": "swivel.scenario/1", "id": "wrong", "title": "The device turns", "source": "-",
      "source_kind": "blog", "rules": ["R1"], "oracle": "hard",
      "environment": {"ios": "15.0", "iosRange": "15", "device": "iphone-faceid"},
      "app": {"infoPlist": ["portrait", "landscapeLeft", "landscapeRight"],
              "requiresFullScreen": false, "delegate": null, "sceneDelegate": null},
      "controllers": {"page": {"kind": "plain"}},
      "windows": [{"id": "main", "root": "page", "key": true, "hidden": false, "level": 0}],
      "initial": {"device": "portrait", "interface": "portrait", "rotationLock": false},
      "steps": [{"op": "rotateDevice", "to": "landscapeLeft",
                 "expect": {"interface": ["portrait"]}}], "expect": {}}]
    """
}

extension Samples {
  /// A file of the repository, as text.
  static func text(of path: String) throws -> String {
    String(
      decoding: try Data(contentsOf: Program.root.appendingPathComponent(path)), as: UTF8.self)
  }
}
