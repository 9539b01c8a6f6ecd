import SwivelModel
import SwivelReplay

extension Detector {
  static let launchNeedsScenes = Detector(
    id: "launch-needs-scenes", severity: .error,
    problem: "the app was built with the SDK of iOS 27, has no scene delegate, and does not launch",
    explanation: """
      Since iOS 27, an app that was built with that SDK must use the scene-based life cycle: \
      otherwise, it is terminated at launch. An app that was built with an earlier SDK still \
      launches, so that the failure appears with the first build by the new Xcode. The finding \
      requires that the life cycle is recorded.
      """,
    help: [
      .from(27): """
      add a UIApplicationSceneManifest to the Info.plist and a scene delegate that creates the \
      window (or UISceneStoryboardFile, if the app has a storyboard); move what the app delegate \
      did for its window there
      """
    ],
    rules: [.scenesRequired],
    reports: [
      "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
    ],
    loudExample: "launch-without-scenes", quietExample: "launch-with-scenes",
    interest: [.rulings(.launch), .kinds(.phase)],
    meanwhile: [.sightings, .kinds(.windowRemoved)],
    isFollowing: { past, _ in past.screen.unlaunched != nil },
    look: { past, run in
      if case .window(.windowRemoved) = run.kind {
        past.screen.unlaunched = nil
        return nil
      }
      if let sighting = run.sighting, let launch = past.screen.unlaunched {
        // What is observed has launched.
        past.screen.unlaunched = nil
        return .retracting(because: launch, in: sighting.window, .untold)
      }
      let windows = run.facts.windows
      if case .session(.phase(let phase)) = run.kind, phase != .launched, phase != .terminated {
        // It has launched.
        return windows.main == nil ? .retracting(in: windows.mainOrFirst, .untold) : nil
      }
      // An app that does not launch need not have a window.
      let ruling =
        run.rulings.first { $0.trigger == .launch }
        ?? (windows.main == nil ? run.replayer.inspect(windows.mainOrFirst, at: .launch) : nil)
      guard let ruling, ruling.heldBy == .scenesRequired else { return nil }
      past.screen.unlaunched = run.event.sequence
      return run.situation.report(
        in: ruling.window, allowed: [], maskRole: .untold, rule: .scenesRequired)
    })
}
