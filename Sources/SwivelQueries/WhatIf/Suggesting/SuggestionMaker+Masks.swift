import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText

// Declarations that a problem lacks.
extension SuggestionMaker {
  /// The app allows what the responding page allows.
  var appAllowsPage: Suggestion? {
    let shared = ruling.appMask.intersection(ruling.controllerMask)
    guard shared.isDisjoint(with: ruling.deviceMask) else { return nil }
    return app(ruling.appMask.union(ruling.controllerMask))
  }

  /// The responding page allows what the app allows.
  var pageAllowsApp: Suggestion? {
    guard let page = ruling.respondent else { return nil }
    return supported(page, ruling.controllerMask.union(ruling.appMask))
  }

  /// The responding page allows only what its window was in.
  var pageStays: Suggestion? {
    guard let page = ruling.respondent ?? finding?.page?.id, ruling.from.only != nil else {
      return nil
    }
    return supported(page, ruling.from)
  }

  /// The app allows only what is right while an alert is shown, which states no mask of its own.
  var appLimitsAlert: Suggestion? {
    guard let finding, let page = finding.page?.id, finding.maskRole == .expected,
      situation.facts.controllers[page].kind == .alert
    else { return nil }
    return "app.mask=\(Self.words(finding.allowed))"
  }

  /// The page of the problem allows also what the interface was in before.
  var pageAllowsPrevious: Suggestion? {
    guard let page = ruling.respondent ?? finding?.page?.id else { return nil }
    return supported(page, ruling.controllerMask.union(ruling.from))
  }

  /// The page prefers an orientation that it allows.
  var preferred: Suggestion? {
    guard let page = finding?.page?.id,
      let first = finding?.allowed.orientations.first
    else { return nil }
    return "\(scope(page)).preferred=\(first.word)"
  }

  /// The page prefers no orientation, where that is what rotated it.
  var withoutPreference: Suggestion? {
    guard let finding, let page = finding.page?.id,
      finding.rules.contains(.preferredOnPresentation)
    else { return nil }
    return "\(scope(page)).preferred=default"
  }

  /// The app's Info.plist lists only what is right.
  var plist: Suggestion? { launch.map { "app.plist=\(Self.words($0))" } }

  /// The same, and so does the root return.
  var plistAndRoot: Suggestion? {
    guard let launch, let plist, let root = situation.facts.windows[ruling.window].root else {
      return nil
    }
    return supported(root, launch).map(plist.adding)
  }

  /// What is right at a launch: where the interface has passed through another orientation, the
  /// one in the end.
  private var launch: InterfaceOrientationMask? {
    let mask = finding.map { $0.maskRole == .passed ? $0.orientation : $0.allowed }
    return mask.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The controller that UIKit asks prefers the lock of the page.
  var interfaceLock: Suggestion? {
    finding?.decider.map { "\(scope($0.id)).prefersLock=true" }
  }

  /// The page keeps its orientation where UIKit reads no masks, in a full-screen scene (26+).
  var lockPreference: Suggestion? {
    let session = situation.facts.session
    guard let page = finding?.page?.id, session.system >= SystemVersion(26),
      session.windowing == .fullScreen,
      !session.isResized(situation.facts.windows[ruling.window].scene)
    else { return nil }
    return "\(scope(page)).prefersLock=true"
  }

  /// A controller that forwards in a circle does not ask the page above it, or answers for itself.
  var answersItself: Suggestion? {
    guard let controller = finding?.decider?.id ?? ruling.respondent ?? ruling.asked else {
      return nil
    }
    let isOfTop = situation.facts.controllers[controller].forwarding == .visible
    return "\(scope(controller)).forwards=\((isOfTop ? Forwarding.top : .none).word)"
  }

  /// The presented page fills the window.
  var fullScreen: Suggestion? {
    situation.facts.windows[ruling.window].topStaying.map { "\(scope($0)).style=fullScreen" }
  }

  /// UIKit reads the masks of an app on an iPad, until the key is to be ignored.
  var fullScreenKey: Suggestion? {
    let session = situation.facts.session
    guard !ruling.masksCount, session.device.idiom == .pad, !session.requiresFullScreen,
      session.system < SystemVersion(26)
    else { return nil }
    return "app.requiresFullScreen=true"
  }

  /// The page is the root of its window.
  var root: Suggestion? {
    guard let page = finding?.page?.id, situation.facts.windows[ruling.window].root == nil,
      let first = evidence.first?.sequence
    else { return nil }
    let event =
      "\"kind\":\"rootChanged\",\"window\":\(ruling.window.rawValue),\"controller\":\(page.rawValue)"
    return Suggestion(insertions: ["\(first):{\(event)}"])
  }
}
