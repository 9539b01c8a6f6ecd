import SwivelModel
import SwivelReplay

/// The containers that return the mask of the page that they show, though no event says so: their
/// recorded answers have changed with the page, or the interface was observed to follow its mask.
struct ForwardedAnswers: Sendable {
  // The last answer of each container that was the mask of the page that it showed.
  private var last: [ControllerID: (page: ControllerID, mask: InterfaceOrientationMask)] = [:]
  private var containers: Set<ControllerID> = []
  // The containers that were observed to heed a page: they need not heed all of them.
  private var heeding: Set<ControllerID> = []

  /// Whether a container has heeded a page, so that it must be seen where it does not.
  func mayContain(_ container: ControllerID?) -> Bool {
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

  /// Records an observation that the rules do not expect, and that the page's own mask explains.
  mutating func follow(_ sighting: Moment.Sighting, _ replayer: Replayer) {
    guard !sighting.agrees, let look = replayer.situation.lastLook(at: sighting.window),
      let page = replayer.situation.visiblePage(of: sighting.window),
      let mask = replayer.situation.statedMask(of: page), mask.allows(sighting.observed)
    else { return }
    let gates = replayer.inspect(sighting.window)
    let isUnchanged = look.from.only == sighting.observed
    guard gates.masksCount, let asked = gates.asked, asked != page,
      (isUnchanged ? look.to : look.from).isDisjoint(with: mask)
    else { return }
    heeding.insert(asked)
  }

  private mutating func forget(_ container: ControllerID) {
    last[container] = nil
    containers.remove(container)
    heeding.remove(container)
  }
}
