import SwivelModel

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
      name = page?.name
      handle = page?.name == nil ? page?.id : nil
    }
  }

  var key: Key {
    Key(id: id, page: PageKey(page), orientation: orientation, allowed: allowed)
  }
}
