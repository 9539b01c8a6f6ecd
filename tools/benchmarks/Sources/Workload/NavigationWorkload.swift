public import SwivelModel

/// A seeded synthetic recording of users navigating an app: pages, tabs, sheets, rotations.
///
/// The gaps are log-normal: a pause takes 1.9 s, an animated page 352 ms, a rotation 305 ms. The
/// actions, their frequencies and their gaps are independent of the kinds that record them:
///
/// | action | recorded as | % |
/// |---|---|---|
/// | a page is about to be shown; was shown | `willShow`, `didShow` | 18.2 each |
/// | a page declares its mask | `supported` | 13.8 |
/// | the interface has rotated | `interfaceOrientation` | 9.5 |
/// | the device is rotated | `deviceOrientation` | 9.1 |
/// | a rotation begins | `willTransition`; its target is the next observation | 8.6 |
/// | push; pop or pop to the root | `childAdded`; `childRemoved` | 8.5; 4.8 |
/// | the lifecycle phase of the app changes | `phase` | 3.2 |
/// | a tab; a sheet; its end | `childSelected`; `presentBegan`; `dismissBegan` | 1.6; 1.6; 1.5 |
/// | a mask is reported as changed | `needsUpdate` | 0.6 |
/// | a geometry request; its result | `geometryUpdate`; `geometryRefused`, 0: granted | 0.4 each |
///
/// Handles are reused as by a recorder, and the names of pages are not part of the events:
/// ``NamedRecording`` adds them.
public struct NavigationWorkload {
  /// The events, in order.
  public private(set) var events: ContiguousArray<Event> = []
  /// The pages, in the order of creation.
  private(set) var pages: [NewPage] = []

  struct NewPage {
    var controller: ControllerID
    var screen: Int
    /// The number of preceding events.
    var place: Int
  }

  struct Page {
    var controller: ControllerID
    var screen: Int
  }

  // The window's tab controller is 0, each tab's navigation controller is 1...5.
  static let firstPage: UInt16 = 6

  let count: Int
  let screens: ScreenGraph
  var random: WorkloadRandom
  // A clock of 24 MHz, as on Apple's devices; the events have microseconds.
  var ticks: UInt64 = 0
  var used: [Bool] = []
  var tabs: [[Page]] = []
  var tab = 0
  var sheets: [Page] = []
  var masks: [UInt16: UInt8] = [:]
  var appMask: UInt8 = 13
  var device: UInt8 = 1
  var interface: UInt8 = 1

  /// Makes a recording.
  public init(seed: UInt64, count: Int) {
    self.count = count
    random = WorkloadRandom(seed: seed)
    screens = ScreenGraph(seed: 7)
    events.reserveCapacity(count)
    run()
  }

  mutating func run() {
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

  mutating func act(_ choice: Double) {
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

// MARK: - Sessions, handles, time

extension NavigationWorkload {
  mutating func startSession() {
    used = []
    tabs = (0..<5).map { [newPage($0 * ScreenGraph.screensPerArea)] }
    tab = 0
    sheets = []
    masks = [:]
    appMask = random.chance(0.8) ? 13 : 15
    wait(1_200_000_000, 1.2)
    emit(.session(.phase(phase: .inactive)))
    wait(8_000, 0.4)
    emit(.session(.phase(phase: .active)))
    show(tabs[0][0], animated: false, isFresh: true)
  }

  mutating func endSession() {
    emit(.session(.phase(phase: .inactive)))
    wait(300_000, 0.3)
    emit(.session(.phase(phase: .background)))
  }

  var top: Page { sheets.last ?? tabs[tab][tabs[tab].count - 1] }

  var navigation: ControllerID { ControllerID(rawValue: UInt16(1 + tab)) }

  mutating func newPage(_ screen: Int) -> Page {
    let index = used.firstIndex(of: false) ?? used.count
    if index == used.count { used.append(true) }
    used[index] = true
    let controller = ControllerID(rawValue: Self.firstPage + UInt16(index))
    pages.append(NewPage(controller: controller, screen: screen, place: events.count))
    return Page(controller: controller, screen: screen)
  }

  mutating func free(_ page: Page) {
    used[Int(page.controller.rawValue - Self.firstPage)] = false
    masks[page.controller.rawValue] = nil
  }

  mutating func wait(_ medianMicroseconds: Double, _ sigma: Double) {
    ticks += random.logNormal(median: medianMicroseconds * 24, sigma: sigma)
  }

  mutating func emit(_ kind: Event.Kind) {
    guard events.count < count else { return }
    events.append(
      Event(sequence: UInt64(events.count), instant: Instant(rawValue: ticks / 24), kind))
  }
}

extension InterfaceOrientationMask {
  // The workload counts its bits from portrait, UIKit from the unused bit before it.
  static func workload(_ bits: UInt8) -> Self { Self(rawValue: bits << 1) }
}
