import SwivelModel
import SwivelReplay

/// The masks that UIKit logged for scenes, and what is wrong by them.
///
/// UIKit follows such a mask: it counts more than what rules derive from declarations.
struct LoggedMasks: Sendable {
  /// A mask that UIKit logged.
  struct Entry {
    let mask: InterfaceOrientationMask
    let event: Event
  }

  /// What has settled with the last event.
  private(set) var settled: [MaskClaim] = []
  private var masks: [SceneID: Entry] = [:]
  private var pending: [MaskClaim] = []
  private var judged: [MaskClaim] = []
  /// The page that was visible after the last event, and by page the mask with which it was left.
  var page: ControllerID?
  var left: [ControllerID: Entry] = [:]

  mutating func take(_ event: Event, _ replayer: Replayer) {
    if !settled.isEmpty { settled = [] }
    if event.record.is(.sceneMaskTold),
      case .outcome(.sceneMaskTold(let scene, _, let mask)) = event.kind
    {
      masks[scene] = Entry(mask: mask, event: event)
    }
    guard !masks.isEmpty else { return }
    drop(event, replayer)
    // Something happens in a scene.
    let isInUse = [.observation, .request, .navigation, .presentation, .answer, .device]
      .contains(event.record.family)
    settle(at: event.instant, replayer, isInUse: isInUse)
    look(event, replayer)
  }

  /// Settles what has lasted until a moment after the last event.
  mutating func end(at now: Instant, _ replayer: Replayer) {
    settled = []
    settle(at: now, replayer, isInUse: false)
  }

  /// Replaces what is open of some kinds, unless it is the same.
  mutating func renew(_ kinds: [MaskClaim.Kind], with claim: MaskClaim?) {
    let isKnown = claim.map { (pending + judged).contains(where: $0.repeats) } ?? false
    pending.removeAll { kinds.contains($0.kind) && claim?.repeats($0) != true }
    if let claim, !isKnown { pending.append(claim) }
  }

  /// Forgets what UIKit logged, in a run that has diverged from the one in which it did.
  mutating func forget() { (masks, pending) = ([:], []) }

  /// Forgets a handle, which refers to another controller from now on.
  mutating func forget(_ page: ControllerID) {
    left[page] = nil
    judged.removeAll { $0.report.page == page }
  }

  /// Drops what is no longer so, and what UIKit itself reports.
  private mutating func drop(_ event: Event, _ replayer: Replayer) {
    guard !pending.isEmpty else { return }
    let facts = replayer.situation.facts
    if event.record.is(.exceptionRaised) || facts.session.phase == .background { pending = [] }
    if event.record.is(.geometryRefused) { pending.removeAll { $0.kind == .refused } }
    pending = pending.filter { claim in
      let isSeen = replayer.sighting.map { claim.isRefuted(by: $0.observed) } ?? false
      let isMet = mask(of: claim.scene, facts).map { claim.isMet(by: $0.mask) } ?? true
      return !isSeen && !isMet
    }
  }

  private mutating func settle(at now: Instant, _ replayer: Replayer, isInUse: Bool) {
    guard !pending.isEmpty else { return }
    let scenes = masks.count
    let isSettled = { (claim: MaskClaim) in
      now.isWithin(Look.settlingMicroseconds, of: claim.event.instant) == false
        // A scene that is not in use may just be gone, for another one.
        && (claim.kind != .empty || isInUse && scenes == 1)
    }
    let old = pending.filter(isSettled)
    pending.removeAll(where: isSettled)
    judged += old
    settled = old.filter { replayer.inspect($0.report.window).masksCount }
  }
}

extension LoggedMasks {
  /// What UIKit logged last for a scene.
  func mask(of scene: SceneID, _ facts: SceneState) -> Entry? {
    guard masks[scene] == nil, masks.count == 1 else { return masks[scene] }
    // A console may log a scene before the app numbers it.
    return facts.windows.existing.allSatisfy { facts.windows[$0].scene == scene }
      ? masks.first?.value : nil
  }

  /// Whether UIKit allows any of some orientations in a window, by what it logged.
  func allows(
    _ wish: InterfaceOrientationMask, in window: WindowID, _ facts: SceneState
  ) -> Bool {
    mask(of: facts.windows[window].scene, facts).map { !$0.mask.isDisjoint(with: wish) } ?? false
  }

  /// Whether the mask that UIKit logged last leaves an orientation of a window for another one.
  func turns(
    _ window: WindowID, from: InterfaceOrientationMask, to: InterfaceOrientation,
    _ facts: SceneState
  ) -> Bool {
    mask(of: facts.windows[window].scene, facts).map {
      $0.mask.allows(to) && $0.mask.isDisjoint(with: from)
    } ?? false
  }
}
