import SwivelFindings
import SwivelModel
import SwivelReplay

/// The requests by which an app rotates the interface itself, if nothing else is certain to.
struct SuggestedRequests {
  /// The requests, as `swivel whatif --insert` takes them.
  let insertions: [String]

  /// Makes the requests that fix a finding; `nil` if the finding does not state what is allowed.
  init?(_ search: SuggestionSearch, before place: UInt64) {
    guard let finding = search.findings.first, let from = search.ruling.from.only,
      !finding.allowed.isEmpty, !finding.allowed.allows(from), finding.maskRole.isGoal,
      let requests = Self.requests(for: finding, search.situation)
    else { return nil }
    insertions = requests.map { "\(place):{\($0)}" }
  }

  /// The requests of an app on the recorded version, as JSON objects without braces.
  private static func requests(for finding: Finding, _ situation: Situation) -> [String]? {
    guard finding.system >= SystemVersion(16) else {
      let upright = InterfaceOrientation.allCases.first(where: finding.allowed.allows)
      guard let device = upright?.device else { return nil }
      return ["\"kind\":\"setDeviceOrientation\",\"orientation\":\"\(device.word)\""]
    }
    guard let page = finding.page?.id else { return nil }
    let scene = situation.facts.windows[finding.window].scene
    let words = finding.allowed.words.map { "\"\($0)\"" }.joined(separator: ",")
    return [
      "\"kind\":\"needsUpdate\",\"controller\":\(page.rawValue)",
      "\"kind\":\"geometryRequest\",\"scene\":\(scene.rawValue),\"mask\":[\(words)]",
    ]
  }
}

extension Finding.MaskRole {
  /// Whether the mask is the expected orientation of the interface.
  fileprivate var isGoal: Bool {
    switch self {
    case .allowed, .expected: true
    case .passed, .untold: false
    }
  }
}
