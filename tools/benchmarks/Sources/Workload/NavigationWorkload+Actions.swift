import SwivelModel

// User actions.
extension NavigationWorkload {
  mutating func push() {
    guard tabs[tab].count <= 7, sheets.isEmpty else { return rotate() }
    let links = screens.links[top.screen]
    // The first links are more likely.
    let page = newPage(links[min(random.below(links.count), random.below(links.count))])
    let animated = random.chance(0.95)
    tabs[tab].append(page)
    emit(.hierarchy(.childAdded(parent: navigation, child: page.controller)))
    show(page, animated: animated, isFresh: true)
  }

  mutating func pop() {
    guard tabs[tab].count >= 2, sheets.isEmpty else { return rotate() }
    let gone = tabs[tab].removeLast()
    let animated = random.chance(0.97)
    emit(.hierarchy(.childRemoved(parent: navigation, child: gone.controller)))
    show(top, animated: animated, isFresh: false)
    free(gone)
  }

  mutating func popToRoot() {
    guard tabs[tab].count >= 3, sheets.isEmpty else { return }
    let gone = tabs[tab][1...]
    tabs[tab].removeSubrange(1...)
    for page in gone.suffix(1) {
      emit(.hierarchy(.childRemoved(parent: navigation, child: page.controller)))
    }
    show(top, animated: true, isFresh: false)
    for page in gone { free(page) }
  }

  mutating func selectTab() {
    guard sheets.isEmpty else { return }
    let other = random.below(5)
    tab = other == tab ? (other + 1) % 5 : other
    emit(.hierarchy(.childSelected(parent: ControllerID(rawValue: 0), child: navigation)))
    show(top, animated: false, isFresh: false)
  }

  mutating func present() {
    guard sheets.count <= 1 else { return }
    let presenter = top
    let page = newPage(random.below(screens.links.count))
    let animated = random.chance(0.93)
    sheets.append(page)
    _ = random.below(5)
    emit(
      .presentation(
        .presentBegan(
          on: presenter.controller, controller: page.controller, animated: animated)))
    show(page, animated: animated, isFresh: true)
  }

  mutating func dismiss(_ sheet: Page) {
    sheets.removeLast()
    let animated = random.chance(0.93)
    emit(
      .presentation(
        .dismissBegan(controller: sheet.controller, animated: animated, interactive: false)))
    show(top, animated: animated, isFresh: false)
    free(sheet)
  }

  mutating func rotate() {
    // Rotating a device often passes through flat: one to three notifications.
    let extra = random.below(10)
    if extra >= 6 {
      notify(random.chance(0.8) ? 5 : 0)
      wait(240_000, 0.5)
    }
    var next = UInt8(1 + random.below(4))
    if next == 2, random.chance(0.7) { next = 1 }
    if next == device { next = device == 1 ? 3 : 1 }
    device = next
    notify(next)
    settle(animated: true)
    if extra == 9 {
      wait(700_000, 0.5)
      notify(5)
    }
  }

  mutating func changeMask() {
    let mask: UInt8 = [1, 13, 12, 15][random.below(4)]
    masks[top.controller.rawValue] = mask
    emit(.controller(.supported(controller: top.controller, mask: .workload(mask))))
    wait(30, 0.5)
    emit(.request(.needsUpdate(controller: top.controller, cause: nil)))
    settle(animated: true)
  }

  mutating func requestGeometry() {
    let mask: UInt8 = [1, 4, 8, 12][random.below(4)]
    emit(
      .request(
        .geometryRequest(scene: SceneID(rawValue: 0), mask: .workload(mask), cause: nil)))
    wait(1_800, 0.6)
    let isAllowed = mask & effectiveMask != 0
    emit(.outcome(.geometryRefused(code: isAllowed ? 0 : 7, request: Cause(rawValue: 1))))
    if isAllowed { settle(animated: true) }
  }

  mutating func leaveAndReturn() {
    emit(.session(.phase(phase: .inactive)))
    wait(400_000, 0.5)
    emit(.session(.phase(phase: .background)))
    wait(25_000_000, 1.2)
    emit(.session(.phase(phase: .inactive)))
    wait(30_000, 0.4)
    emit(.session(.phase(phase: .active)))
  }
}
