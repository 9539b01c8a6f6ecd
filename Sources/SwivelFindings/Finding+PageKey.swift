import SwivelModel

extension Finding {
  /// What tells two findings of one detector apart: the page, its state, and what was allowed.
  struct PageKey: Hashable {
    let name: NameID?
    // Two pages of one type are one page to people; without a name only the handle tells them apart.
    let page: ControllerID?
    let orientation: InterfaceOrientationMask
    let allowed: InterfaceOrientationMask
  }

  var pageKey: PageKey {
    PageKey(
      name: name, page: name == nil ? page : nil, orientation: orientation, allowed: allowed)
  }
}
