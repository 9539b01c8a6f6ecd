public import SwivelModel

/// A seeded, made-up recording of people who walk through an app: pages, tabs, sheets, rotations.
///
/// The gaps are log-normal: a thought takes 1.9 s, an animated page 352 ms, a rotation 305 ms. What
/// people do, how often, and after what gap does not depend on the kinds that tell it:
///
/// | what happens | told by | % |
/// |---|---|---|
/// | a page is about to be shown; was shown | `willShow`, `didShow` | 18.2 each |
/// | a page says what it allows | `supported` | 13.8 |
/// | the interface is seen to have turned | `interfaceOrientation` | 9.5 |
/// | the device is turned | `deviceOrientation` | 9.1 |
/// | a rotation begins | `willTransition`; where to is told by what is seen after it | 8.6 |
/// | push; pop or pop to the root | `childAdded`; `childRemoved` | 8.5; 4.8 |
/// | the app goes away or comes back | `phase` | 3.2 |
/// | another tab; a sheet; no sheet | `childSelected`; `presentBegan`; `dismissBegan` | 1.6; 1.6; 1.5 |
/// | the mask is said to have changed | `needsUpdate` | 0.6 |
/// | a geometry is asked for; the answer | `geometryUpdate`; `geometryRefused`, 0 for yes | 0.4 each |
///
/// Handles are used again as a recorder would, and the names of pages are no part of the events:
/// ``NamedRecording`` adds them.
public struct NavigationWorkload {
  /// The events, in order.
  public private(set) var events: ContiguousArray<Event> = []
  /// The pages, in the order in which they were made.
  private(set) var pages: [NewPage] = []

  struct NewPage {
    var controller: ControllerID
    var screen: Int
    /// How many events there were before.
    var place: Int
  }

  private struct Page {
    var controller: ControllerID
    var screen: Int
  }

  // The window's tab controller is 0, each tab's navigation controller is 1...5.
  private static let firstPage: UInt16 = 6

  private let count: Int
  private let screens: ScreenGraph
  private var random: WorkloadRandom
  // A clock of 24 MHz, as Apple's devices have; the events have microseconds.
  private var ticks: UInt64 = 0
  private var used: [Bool] = []
  private var tabs: [[Page]] = []
  private var tab = 0
  private var sheets: [Page] = []
  private var masks: [UInt16: UInt8] = [:]
  private var appMask: UInt8 = 13
  private var device: UInt8 = 1
  private var interface: UInt8 = 1

  /// Makes a recording.
  public init(seed: UInt64, count: Int) {
    self.count = count
    random = WorkloadRandom(seed: seed)
    screens = ScreenGraph(seed: 7)
    events.reserveCapacity(count)
    run()
  }

  private mutating func run() {
    startSession()
    var actionsLeft = 40 + random.below(120)
    while events.count < count {
      wait(1_900_000, 0.9)
      actionsLeft -= 1
      guard actionsLeft > 0 else {
        endSession()
        startSession()
        actionsLeft = 40 + random.below(120)
        continue
      }
      act(random.unit())
    }
  }

  private mutating func act(_ choice: Double) {
    if let sheet = sheets.last, choice < 0.45 { return dismiss(sheet) }
    switch choice {
    case ..<0.40: push()
    case ..<0.66: pop()
    case ..<0.69: popToRoot()
    case ..<0.76: selectTab()
    case ..<0.82: present()
    case ..<0.94: rotate()
    case ..<0.965: changeMask()
    case ..<0.98: requestGeometry()
    default: leaveAndReturn()
    }
  }
}

// MARK: - What people do

extension NavigationWorkload {
  private mutating func push() {
    guard tabs[tab].count <= 7, sheets.isEmpty else { return rotate() }
    let links = screens.links[top.screen]
    // The first links are the likelier ones.
    let page = newPage(links[min(random.below(links.count), random.below(links.count))])
    let animated = random.chance(0.95)
    tabs[tab].append(page)
    emit(.hierarchy(.childAdded(parent: navigation, child: page.controller)))
    show(page, animated: animated, isFresh: true)
  }

  private mutating func pop() {
    guard tabs[tab].count >= 2, sheets.isEmpty else { return rotate() }
    let gone = tabs[tab].removeLast()
    let animated = random.chance(0.97)
    emit(.hierarchy(.childRemoved(parent: navigation, child: gone.controller)))
    show(top, animated: animated, isFresh: false)
    free(gone)
  }

  private mutating func popToRoot() {
    guard tabs[tab].count >= 3, sheets.isEmpty else { return }
    let gone = tabs[tab][1...]
    tabs[tab].removeSubrange(1...)
    for page in gone.suffix(1) {
      emit(.hierarchy(.childRemoved(parent: navigation, child: page.controller)))
    }
    show(top, animated: true, isFresh: false)
    for page in gone { free(page) }
  }

  private mutating func selectTab() {
    guard sheets.isEmpty else { return }
    let other = random.below(5)
    tab = other == tab ? (other + 1) % 5 : other
    emit(.hierarchy(.childSelected(parent: ControllerID(rawValue: 0), child: navigation)))
    show(top, animated: false, isFresh: false)
  }

  private mutating func present() {
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

  private mutating func dismiss(_ sheet: Page) {
    sheets.removeLast()
    let animated = random.chance(0.93)
    emit(
      .presentation(
        .dismissBegan(controller: sheet.controller, animated: animated, interactive: false)))
    show(top, animated: animated, isFresh: false)
    free(sheet)
  }

  private mutating func rotate() {
    // Turning a device often passes through flat: one to three notifications.
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

  private mutating func changeMask() {
    let mask: UInt8 = [1, 13, 12, 15][random.below(4)]
    masks[top.controller.rawValue] = mask
    emit(.controller(.supported(controller: top.controller, mask: .workload(mask))))
    wait(30, 0.5)
    emit(.request(.needsUpdate(controller: top.controller, cause: nil)))
    settle(animated: true)
  }

  private mutating func requestGeometry() {
    let mask: UInt8 = [1, 4, 8, 12][random.below(4)]
    emit(
      .request(
        .geometryUpdate(scene: SceneID(rawValue: 0), mask: .workload(mask), cause: nil)))
    wait(1_800, 0.6)
    let isAllowed = mask & effectiveMask != 0
    emit(.outcome(.geometryRefused(code: isAllowed ? 0 : 7, request: Cause(rawValue: 1))))
    if isAllowed { settle(animated: true) }
  }

  private mutating func leaveAndReturn() {
    emit(.session(.phase(.inactive)))
    wait(400_000, 0.5)
    emit(.session(.phase(.background)))
    wait(25_000_000, 1.2)
    emit(.session(.phase(.inactive)))
    wait(30_000, 0.4)
    emit(.session(.phase(.active)))
  }
}

// MARK: - What follows

extension NavigationWorkload {
  private mutating func show(_ page: Page, animated: Bool, isFresh: Bool) {
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

  // The interface follows the mask and the device, but for one time in a hundred.
  private mutating func settle(animated: Bool) {
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

  private var resolvedOrientation: UInt8 {
    let bits: [UInt8] = [0, 1, 2, 4, 8, 0, 0, 0]
    let mask = effectiveMask
    if bits[Int(device)] & mask != 0 { return device }
    if bits[Int(interface)] & mask != 0 || mask == 0 { return interface }
    return UInt8(mask.trailingZeroBitCount) + 1
  }

  private var effectiveMask: UInt8 {
    appMask & (masks[top.controller.rawValue] ?? screens.masks[top.screen])
  }

  private mutating func observe() {
    guard let orientation = InterfaceOrientation(rawValue: interface) else { return }
    emit(
      .observation(
        .interfaceOrientation(window: WindowID(rawValue: 0), orientation: orientation)))
  }

  private mutating func notify(_ orientation: UInt8) {
    guard let orientation = DeviceOrientation(rawValue: orientation) else { return }
    emit(.device(.notified(orientation)))
  }
}

// MARK: - Sessions, handles, time

extension NavigationWorkload {
  private mutating func startSession() {
    used = []
    tabs = (0..<5).map { [newPage($0 * ScreenGraph.screensPerArea)] }
    tab = 0
    sheets = []
    masks = [:]
    appMask = random.chance(0.8) ? 13 : 15
    wait(1_200_000_000, 1.2)
    emit(.session(.phase(.inactive)))
    wait(8_000, 0.4)
    emit(.session(.phase(.active)))
    show(tabs[0][0], animated: false, isFresh: true)
  }

  private mutating func endSession() {
    emit(.session(.phase(.inactive)))
    wait(300_000, 0.3)
    emit(.session(.phase(.background)))
  }

  private var top: Page { sheets.last ?? tabs[tab][tabs[tab].count - 1] }

  private var navigation: ControllerID { ControllerID(rawValue: UInt16(1 + tab)) }

  private mutating func newPage(_ screen: Int) -> Page {
    let index = used.firstIndex(of: false) ?? used.count
    if index == used.count { used.append(true) }
    used[index] = true
    let controller = ControllerID(rawValue: Self.firstPage + UInt16(index))
    pages.append(NewPage(controller: controller, screen: screen, place: events.count))
    return Page(controller: controller, screen: screen)
  }

  private mutating func free(_ page: Page) {
    used[Int(page.controller.rawValue - Self.firstPage)] = false
    masks[page.controller.rawValue] = nil
  }

  private mutating func wait(_ medianMicroseconds: Double, _ sigma: Double) {
    ticks += random.logNormal(median: medianMicroseconds * 24, sigma: sigma)
  }

  private mutating func emit(_ kind: Event.Kind) {
    guard events.count < count else { return }
    events.append(
      Event(sequence: UInt64(events.count), instant: Instant(rawValue: ticks / 24), kind))
  }
}

extension InterfaceOrientationMask {
  // The workload counts its bits from portrait, UIKit from the unused bit before it.
  fileprivate static func workload(_ bits: UInt8) -> Self { Self(rawValue: bits << 1) }
}
