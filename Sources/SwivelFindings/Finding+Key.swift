import SwivelModel
import SwivelRules

extension Finding {
  /// What tells two findings of one detector apart: the page, its state, and what was allowed.
  struct Key: Hashable {
    let id: Detector.ID
    let page: PageKey
    let orientation: InterfaceOrientationMask
    let allowed: InterfaceOrientationMask
  }

  /// A page as people tell pages apart: by their types, and by handles only where those are unknown.
  struct PageKey: Hashable {
    let name: NameID?
    let handle: ControllerID?

    init(_ page: Party?) {
      self.init(page?.id, name: page?.name)
    }

    init(_ page: ControllerID?, name: NameID?) {
      (self.name, handle) = (name, name == nil ? page : nil)
    }
  }

  var key: Key {
    Key(id: id, page: PageKey(page), orientation: orientation, allowed: allowed)
  }
}

extension Finding.Key {
  /// The key of what a report will be a finding of.
  init(_ id: Detector.ID, _ report: Detector.Report, _ situation: Situation) {
    let name = report.page.flatMap { situation.facts.controllers[$0].name }
    self.init(
      id: id, page: Finding.PageKey(report.page, name: name),
      orientation: situation.interface[report.window], allowed: report.allowed)
  }
}
