import SwivelModel
import SwivelReplay

/// The containers that return the mask of the page that they show, though no event says so: their
/// recorded answers have changed with the page, or the interface was observed to follow its mask.
struct ForwardingContainers: Sendable {
  // The last answer of each container that was the mask of the page that it showed.
  private var last: [ControllerID: (page: ControllerID, mask: InterfaceOrientationMask)] = [:]
  private var containers: Set<ControllerID> = []
  // The containers that were observed to heed a page: they need not heed all of them.
  private var heeding: Set<ControllerID> = []

  /// Whether a container has heeded a page, so that it must be seen where it does not.
  func hasHeededPage(_ container: ControllerID?) -> Bool {
    container.map(heeding.contains) ?? false
  }

  func contains(_ container: ControllerID?) -> Bool {
    container.map(containers.contains) ?? false
  }

  mutating func follow(_ event: Event, _ situation: Situation) {
    switch event.kind {
    case .answer(.maskAnswered(let container, let mask)):
      guard situation.facts.controllers[container].kind.isContainer else { return }
      let page = situation.shownPage(in: container)
      guard let own = situation.statedMask(of: page) else { return }
      guard mask == own else { return forget(container) }
      if let last = last[container], last.page != page, last.mask != mask {
        containers.insert(container)
      }
      last[container] = (page, mask)
    case .controller(.controller(let controller, _, _)): forget(controller)
    default: break
    }
  }

  /// Records an observation that the rules do not expect, and that the page's own mask explains; or
  /// one of a page that its container does not heed after all.
  mutating func follow(
    _ sighting: Moment.Sighting, at event: Event, _ replayer: Replayer
  ) {
    guard !sighting.agrees || !heeding.isEmpty,
      let look = replayer.situation.lastLook(at: sighting.window),
      !look.isTurning(at: event.instant),
      let page = replayer.situation.visiblePage(of: sighting.window),
      let mask = replayer.situation.statedMask(of: page)
    else { return }
    let gates = replayer.inspect(sighting.window)
    guard gates.masksCount, let asked = gates.asked, asked != page else { return }
    let isUnchanged = look.from.only == sighting.observed
    if !mask.allows(sighting.observed) {
      if !isUnchanged { heeding.remove(asked) }
    } else if !sighting.agrees, (isUnchanged ? look.to : look.from).isDisjoint(with: mask) {
      heeding.insert(asked)
    }
  }

  private mutating func forget(_ container: ControllerID) {
    last[container] = nil
    containers.remove(container)
    heeding.remove(container)
  }
}
