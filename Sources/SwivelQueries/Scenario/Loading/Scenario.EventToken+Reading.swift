import SwivelText

extension Scenario.EventToken {
  /// Reads a word, or a word and a controller separated by a colon.
  init(_ node: Node, _ scope: Scope) throws(DocumentError) {
    let text = try node.text()
    guard let colon = text.firstIndex(of: ":") else {
      guard let token = Self.words[text] else {
        throw node.malformed(text, .eventToken)
      }
      self = token
      return
    }
    guard let make = Self.wordsWithController[String(text[..<colon])] else {
      throw node.malformed(text, .eventToken)
    }
    let name = String(text[text.index(after: colon)...])
    self = make(try node.saying(name).controller(scope))
  }

  private static let words: [String: Self] = [
    "askAppMask": .askAppMask,
    "willRotate": .willRotate(nil),
    "statusBarWillChange": .statusBarWillChange,
    "statusBarDidChange": .statusBarDidChange,
    "willLayout": .willLayout,
    "didLayout": .didLayout,
    "deviceDidChange": .deviceDidChange,
  ]

  private static let wordsWithController: [String: @Sendable (Scenario.ControllerName) -> Self] = [
    "askMask": { .askMask($0) },
    "askAutorotate": { .askAutorotate($0) },
    "askPreferred": { .askPreferred($0) },
    "willRotate": { .willRotate($0) },
    "willShow": { .willShow($0) },
    "didShow": { .didShow($0) },
  ]
}
