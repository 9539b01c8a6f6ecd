import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelRules

/// The requests by which an app turns the interface itself, where nothing else is sure to.
struct SuggestedRequests {
  /// The requests, as `swivel whatif --insert` takes them.
  let insertions: [String]

  private let goal: InterfaceOrientationMask
  private let window: WindowID
  /// The interface as it would be if the disputed rule did nothing.
  private let unturned: String

  /// Makes the requests that cure a finding; `nil` if the finding does not say what is allowed.
  init?(_ search: SuggestionSearch, before place: UInt64) {
    guard let finding = search.findings.first, let from = search.ruling.from.only,
      !finding.allowed.isEmpty, !finding.allowed.allows(from), finding.maskRole.isGoal,
      let requests = Self.requests(for: finding, search.situation)
    else { return nil }
    (goal, window) = (finding.allowed, finding.window)
    insertions = requests.map { "\(place):{\($0)}" }
    unturned =
      "\(place):{\"kind\":\"interfaceOrientation\",\"window\":\(window.rawValue),"
      + "\"orientation\":\"\(from.word)\"}"
  }

  /// Whether they turn an interface that the disputed rule has not turned.
  func suffice(beside suggestion: Suggestion, _ replay: SuggestionSearch.Replay) throws -> Bool {
    guard let changes = try? suggestion.changes(),
      let added = try? ([unturned] + insertions).map({ try ChangeReader.insertion($0) })
    else { return false }
    var (isSure, interface) = (true, InterfaceOrientationMask.all)
    let comparison = try replay(changes + added.map(Change.insert)) { step in
      guard step.fate == .inserted, let moment = step.after else { return }
      isSure = isSure && moment.rulings.allSatisfy { $0.disputedRule == nil && $0.exception == nil }
      interface = step.changed.situation.interface[window]
    }
    return comparison != nil && isSure && interface.isSubset(of: goal)
  }

  /// What an app does on the version that ran, as objects of JSON without their braces.
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
  /// Whether the mask says what the interface should be in.
  fileprivate var isGoal: Bool {
    switch self {
    case .allowed, .expected: true
    case .passed, .untold: false
    }
  }
}
