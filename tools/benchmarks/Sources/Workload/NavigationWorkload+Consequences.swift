import SwivelModel

// Consequences of user actions.
extension NavigationWorkload {
  mutating func show(_ page: Page, animated: Bool, isFresh: Bool) {
    wait(180, 0.6)
    emit(
      .navigation(
        .willShow(
          on: navigation, controller: page.controller, animated: animated, interactive: false)))
    if isFresh || random.chance(0.35) {
      wait(60, 0.7)
      let mask = masks[page.controller.rawValue] ?? screens.masks[page.screen]
      emit(.controller(.supported(controller: page.controller, mask: .workload(mask))))
    }
    wait(animated ? 352_000 : 2_000, animated ? 0.03 : 0.5)
    emit(.navigation(.didShow(on: navigation, controller: page.controller)))
    settle(animated: animated)
  }

  // The interface follows the mask and the device, except once in a hundred times.
  mutating func settle(animated: Bool) {
    var result = resolvedOrientation
    if random.chance(0.01) { result = UInt8(1 + random.below(4)) }
    if result != interface {
      wait(900, 0.5)
      emit(.observation(.willTransition(controller: top.controller)))
      wait(animated ? 305_000 : 1_500, animated ? 0.02 : 0.5)
      interface = result
      observe()
    } else if random.chance(0.05) {
      wait(120, 0.6)
      observe()
    }
  }

  var resolvedOrientation: UInt8 {
    let bits: [UInt8] = [0, 1, 2, 4, 8, 0, 0, 0]
    let mask = effectiveMask
    if bits[Int(device)] & mask != 0 { return device }
    if bits[Int(interface)] & mask != 0 || mask == 0 { return interface }
    return UInt8(mask.trailingZeroBitCount) + 1
  }

  var effectiveMask: UInt8 {
    appMask & (masks[top.controller.rawValue] ?? screens.masks[top.screen])
  }

  mutating func observe() {
    guard let orientation = InterfaceOrientation(rawValue: interface) else { return }
    emit(
      .observation(
        .interfaceOrientation(window: WindowID(rawValue: 0), orientation: orientation)))
  }

  mutating func notify(_ orientation: UInt8) {
    guard let orientation = DeviceOrientation(rawValue: orientation) else { return }
    emit(.device(.deviceOrientation(orientation: orientation)))
  }
}
