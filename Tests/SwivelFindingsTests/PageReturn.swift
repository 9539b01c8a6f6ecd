import SwivelFindings
import SwivelModel
import SwivelTestKit

/// A list that comes back on screen after a page that was rotated, in an app whose containers
/// forward.
struct PageReturn {
  /// How the page goes.
  enum Way: CaseIterable, Sendable {
    case pop, dismissal, video

    /// What is found when the list is left rotated.
    var findings: Set<Detector.ID> {
      switch self {
      case .pop: ["back-navigation-rotated"]
      case .dismissal: ["dismissal-rotated"]
      case .video: ["dismissal-rotated", "video-exit-rotated"]
      }
    }
  }

  private static let tabs = ControllerID(rawValue: 0)
  private static let stack = ControllerID(rawValue: 1)
  private static let list = ControllerID(rawValue: 2)
  private static let page = ControllerID(rawValue: 3)
  private static let window = WindowID(rawValue: 0)
  /// When the transition back ends.
  private static let end: Int64 = 15_500_000

  let events: [Event]
  /// The last event before the return that recorded the interface.
  let lastSightingBefore: UInt64?

  /// Makes the events, in the order of their times.
  ///
  /// - Parameters:
  ///   - way: How the page goes.
  ///   - version: The version of iOS.
  ///   - seen: What is seen, and how many microseconds after the end of the transition.
  ///   - mask: What the list allows.
  ///   - turned: How the device is rotated then, and when.
  init(
    _ way: Way, on version: Int, seen: [(Int64, InterfaceOrientation)],
    allows mask: InterfaceOrientationMask = .portrait, turned: (Int64, DeviceOrientation)? = nil
  ) {
    var timed = Self.setUp(version, mask) + Self.visit(way) + Self.goingBack(way)
    timed += seen.map { (Self.end + $0, Self.sighting($1)) }
    if let turned {
      timed.append((Self.end + turned.0, .device(.deviceOrientation(orientation: turned.1))))
    }
    timed.append((30_000_000, .session(.phase(phase: .inactive))))
    let sorted = timed.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    events = sorted.map(\.element).enumerated().map { index, element in
      Event(
        sequence: UInt64(index), instant: Instant(rawValue: UInt64(element.0)), element.1)
    }
    lastSightingBefore =
      events.last { $0.instant.rawValue < 15_000_000 && $0.record.family == .observation }?
      .sequence
  }

  private static func sighting(_ orientation: InterfaceOrientation) -> Event.Kind {
    .observation(.interfaceOrientation(window: window, orientation: orientation))
  }

  private static func setUp(
    _ version: Int, _ mask: InterfaceOrientationMask
  ) -> [(Int64, Event.Kind)] {
    let kinds: [Event.Kind] = [
      .session(.systemVersion(version: SystemVersion(UInt16(version)))),
      .session(.linkedSDK(version: SystemVersion(UInt16(version)))),
      .app(.plistOrientation(orientation: .portrait)),
      .app(.plistOrientation(orientation: .landscapeLeft)),
      .app(.plistOrientation(orientation: .landscapeRight)),
      .controller(.controller(controller: tabs, type: .tab, name: nil)),
      .controller(.forwarding(controller: tabs, to: .leaf, hook: .override)),
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.controller(controller: list, type: .plain, name: nil)),
      .controller(.supported(controller: list, mask: mask)),
      .hierarchy(.childAdded(parent: stack, child: list)),
      .hierarchy(.childAdded(parent: tabs, child: stack)),
      .hierarchy(.childSelected(parent: tabs, child: stack)),
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: tabs)), sighting(.portrait),
      .device(.deviceOrientation(orientation: .portrait)),
    ]
    return kinds.enumerated().map { (Int64($0.offset * 100), $0.element) }
  }

  /// The page comes, the device is rotated, and the interface is seen to follow.
  private static func visit(_ way: Way) -> [(Int64, Event.Kind)] {
    let kind = way == .video ? ControllerKind.videoPlayer : .plain
    var visit: [(Int64, Event.Kind)] = [
      (4_000_000, .controller(.controller(controller: page, type: kind, name: nil)))
    ]
    if way != .video {
      visit.append((4_000_100, .controller(.supported(controller: page, mask: wide))))
    }
    visit += way == .pop ? push : presentation
    visit.append((7_900_000, .device(.deviceOrientation(orientation: .landscapeLeft))))
    visit.append((8_200_000, sighting(.landscapeRight)))
    return visit
  }

  private static let wide = InterfaceOrientationMask.allButUpsideDown

  private static var push: [(Int64, Event.Kind)] {
    [(4_002_000, willShow(page)), (4_500_000, didShow(page))]
  }

  private static var presentation: [(Int64, Event.Kind)] {
    [
      (4_001_000, style),
      (4_002_000, .presentation(.presentBegan(on: tabs, controller: page, animated: true))),
      (4_500_000, .presentation(.presentEnded(controller: page))),
    ]
  }

  private static func goingBack(_ way: Way) -> [(Int64, Event.Kind)] {
    guard way != .pop else { return [(15_000_000, willShow(list)), (end, didShow(list))] }
    return [
      (
        15_000_000,
        .presentation(.dismissBegan(controller: page, animated: true, interactive: false))
      ),
      (end, .presentation(.dismissEnded(controller: page, cancelled: false))),
    ]
  }

  private static var style: Event.Kind {
    .controller(
      .presentationStyle(controller: page, style: .fullScreen, removesPresenter: true))
  }

  private static func willShow(_ page: ControllerID) -> Event.Kind {
    .navigation(.willShow(on: stack, controller: page, animated: true, interactive: false))
  }

  private static func didShow(_ page: ControllerID) -> Event.Kind {
    .navigation(.didShow(on: stack, controller: page))
  }
}
