import SwivelModel
import SwivelReplay

/// The containers whose recorded answers have changed with the page that they show: they return its
/// mask, although UIKit may not have asked them since another page appeared.
struct ForwardedAnswers: Sendable {
  // The last answer of each container that was the mask of the page that it showed.
  private var last: [ControllerID: (page: ControllerID, mask: InterfaceOrientationMask)] = [:]
  private var containers: Set<ControllerID> = []

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

  private mutating func forget(_ container: ControllerID) {
    last[container] = nil
    containers.remove(container)
  }
}
