import SwivelFindings
import SwivelModel
import SwivelReplay

extension Remedies {
  /// Those for a finding, the first choice first: what its advice says.
  static func all(for finding: Finding) -> [Remedy] {
    let remedies = ofProblems[finding.id] ?? []
    // What the app requests once more helps by the rules only, as did the request before.
    let all = finding.isUnfulfilledRequest ? remedies.filter { $0 != \.requests } : remedies
    guard let (condition, first) = ofConditions[finding.id],
      finding.conditions.contains(condition)
    else { return all }
    return [first] + all.filter { $0 != first }
  }

  /// What advice begins with where the trace shows more than the problem.
  private static let ofConditions: [Detector.ID: (Finding.Condition, Remedy)] = [
    "back-navigation-rotated": (.requestedInTransition, \.requests),
    "dismissal-rotated": (.isAllowed, \.requests),
    "lock-outlives-page": (.maskIsRestored, \.update),
    "empty-intersection": (.isPresented, \.pageAllowsApp),
    "request-refused": (.requestedInTransition, \.laterRequest),
  ]

  private static let ofProblems: [Detector.ID: [Remedy]] = [
    "app-mask-limits-page": [\.appMask, \.appAllowsPage, \.together],
    "autorotate-freezes": [\.autorotation],
    "autorotate-ignored": [\.pageStays],
    "back-navigation-rotated": [\.forwarding, \.update, \.requests],
    "container-ignores-child": [\.forwarding, \.root, \.presentation, \.together],
    "dismissal-rotated": [\.withoutPreference, \.forwarding, \.update, \.requests],
    "empty-intersection": [\.forwarding, \.appAllowsPage, \.pageAllowsApp],
    "flat-misread": [\.withoutRequest],
    "force-ineffective": [
      \.fullScreenKey, \.workingRequest, \.update, \.appMask, \.pageMask, \.autorotation, \.lock,
      \.requests,
    ],
    "forced-needlessly": [\.withoutRequest],
    "forwarding-recursion": [\.answersItself],
    "interface-lock-ignored": [\.interfaceLock],
    "ipad-masks-not-consulted": [\.fullScreenKey, \.lockPreference],
    "launch-needs-scenes": [\.scenes],
    "launch-orientation-wrong": [\.plist, \.plistAndRoot],
    "left-right-swapped": [\.sides.suggestion],
    "lock-outlives-page": [
      \.restoredMask, \.restoredMaskAndRotation, \.requestAlone, \.requests,
    ],
    "masks-are-a-preference": [\.lockPreference],
    "modal-forced-portrait": [\.pageAllowsPrevious],
    "orientation-exception": [\.fullScreen],
    "overlay-window-rotates": [\.appLimitsAlert, \.pageStays, \.withoutRequest],
    "preferred-not-supported": [\.preferred],
    "presenter-limits-mask": [\.fullScreen],
    "pushed-page-not-rotated": [\.forwarding, \.update, \.requests, \.appAndRequest],
    "request-refused": [
      \.presentation, \.forwarding, \.earlierUpdate, \.appMask, \.pageMask, \.appAllowsPage,
      \.together, \.fullScreenKey, \.laterRequest,
    ],
    "rotation-bounce": [\.withoutRequest],
    "sheet-mask-ignored": [\.presentation, \.fullScreen],
    "transform-fakes-rotation": [\.withoutTransform],
    "upside-down-unavailable": [\.pageMask, \.appMask],
    "video-exit-rotated": [\.update, \.requests],
  ]
}

extension Explanation {
  /// Why there is no change to try.
  package var obstacle: String {
    guard let problem = findings.first else { return "no finding is about this event" }
    return Self.obstacle(to: problem) ?? "none that is known makes a difference in a replay"
  }

  /// Why changes of a run need not show the cure of a problem; `nil` if they should.
  ///
  /// A run has what UIKit was given, and not what the app draws or why.
  static func obstacle(to problem: Finding) -> String? {
    if problem.isUnfulfilledRequest {
      return "the rules carry out what the app requested, and the observation contradicts them"
    }
    if problem.isAboutSystemPage { return "the page is the system's, so its mask stays as it is" }
    return obstacles[problem.id]
      ?? (problem.isAgainstRules ? "\(contradiction), and the observation contradicts them" : nil)
  }

  private static let contradiction = "the rules lead to something else without a change"

  private static let obstacles: [Detector.ID: String] = [
    "client-bug-logged": "the cure is to remove the call that sets UIDevice's orientation",
    "flat-misread": "what the app does with the device orientation that it read is not recorded",
    "full-screen-key-ignored": "the cure is a layout for every size",
    "ipad-masks-not-consulted": "the cure is a layout for every orientation",
    "lock-asked-too-early": "the cure is when the app asks for the lock",
    "masks-are-a-preference": "the cure is a layout for every size",
    "orientation-exception": "UIKit itself has reported it, and does not say what was wrong",
    "rotation-bounce": "the cure is the order of what the app does during the transition",
    "stale-layout": "the cure is in the app's layout",
    "status-bar-unavailable": "the cure is not to use the status bar's orientation",
    "turned-mid-gesture": "the cure is when the gesture may begin",
    "unexplained-rotation": "what caused it is not in the trace",
    "upside-down-unavailable": "the hardware may rule it out",
  ]
}

extension Finding {
  /// Whether only a page of the system, which an app cannot change, limits the interface.
  fileprivate var isAboutSystemPage: Bool {
    id == "modal-forced-portrait" && page?.kind == .system
  }

  /// Whether the masks allow what the app requested, and only an observation contradicts it.
  fileprivate var isUnfulfilledRequest: Bool {
    guard case .observed(_, let instead) = basis, instead != nil else { return false }
    return id == "force-ineffective" && conditions.contains(.requestIsAllowed)
  }
}
