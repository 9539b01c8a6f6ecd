import SwivelModel
import SwivelReplay
import SwivelRules
import Testing

/// What changes between two turns of the device, or two pages, counts, though a fold keeps the
/// gates from one to the next.
struct SettledGatesTests {
  private static let root = ControllerID(rawValue: 0)
  private static let page = ControllerID(rawValue: 1)
  private static let other = ControllerID(rawValue: 2)
  private static let window = WindowID(rawValue: 0)
  private static let overlay = WindowID(rawValue: 1)

  private static let systems = [5, 9, 15, 18, 26, 27].map { SystemVersion($0) }

  // In each list the last event is what a turn depends on.
  private static let changes: [[Event.Kind]] = [
    [.controller(.supported(controller: root, mask: .portrait))],
    [.controller(.supported(controller: page, mask: .portrait))],
    [.controller(.shouldAutorotate(controller: root, value: false))],
    [.controller(.shouldAutorotateTo(controller: root, mask: .portrait))],
    [.controller(.delegateMask(controller: root, mask: .portrait))],
    [
      .controller(.supported(controller: page, mask: .portrait)),
      .controller(.forwarding(controller: root, to: .top, hook: .override)),
    ],
    [.controller(.described(controller: root, kind: .videoPlayer, name: nil))],
    [.controller(.ended(controller: root))],
    [.controller(.prefersLock(controller: root, value: true))],
    [
      .controller(.prefersLock(controller: page, value: true)),
      .controller(.lockChild(controller: root, child: page)),
    ],
    [
      .controller(.lockChild(controller: root, child: page)), .device(.turned(to: .portrait)),
      .controller(.prefersLock(controller: page, value: true)),
    ],
    [.answer(.mask(controller: root, mask: .portrait))],
    [
      .answer(.mask(controller: root, mask: .portrait)), .device(.turned(to: .portrait)),
      .hierarchy(.childAdded(parent: root, child: other)),
    ],
    [.answer(.shouldAutorotate(controller: root, value: false))],
    [.answer(.appMask(window: nil, mask: .portrait))],
    [.answer(.sceneMask(scene: SceneID(rawValue: 0), mask: .portrait))],
    [.app(.plistOrientation(.portrait))],
    [.app(.appMask(.portrait))],
    [.app(.appMaskForWindow(window: window, mask: .portrait))],
    [
      .app(.appMaskForVisible(controller: page, mask: .portrait)),
      .app(.appMaskForVisible(controller: nil, mask: .all)), .device(.turned(to: .portrait)),
      .navigation(.willShow(on: root, controller: other, animated: true, interactive: false)),
    ],
    [.session(.process(.extension))],
    [.session(.windowing(.windowed)), .session(.device(.pad, identifier: nil))],
    [.device(.rotationLock(on: true))],
    [.session(.phase(.background))],
    [.window(.root(window: window, controller: other))],
    [.window(.root(window: window, controller: nil))],
    [.window(.hidden(window: window, hidden: true))],
    [
      .window(.added(window: overlay, scene: SceneID(rawValue: 0), level: 1, hidden: false)),
      .window(.root(window: overlay, controller: other)),
    ],
    [
      .window(.added(window: overlay, scene: SceneID(rawValue: 0), level: 1, hidden: false)),
      .window(.root(window: overlay, controller: other)), .device(.turned(to: .portrait)),
      .controller(.ended(controller: other)),
    ],
    [
      .controller(.supported(controller: other, mask: .portrait)),
      .controller(
        .presentationStyle(controller: other, style: .fullScreen, removesPresenter: false)),
      .presentation(.presentBegan(on: page, controller: other, animated: false)),
    ],
    [.navigation(.willShow(on: root, controller: page, animated: true, interactive: true))],
  ]

  @Test(arguments: systems, changes.indices)
  func `a turn behind a change finds what the change made`(system: SystemVersion, index: Int) throws
  {
    try compare(Self.start(system) + Self.changes[index] + Self.turns)
  }

  @Test(arguments: systems, changes.indices)
  func `a page behind a change finds what the change made`(system: SystemVersion, index: Int) throws
  {
    for page in Self.pages {
      try compare(Self.start(system) + Self.pages + Self.changes[index] + [page] + Self.turns)
    }
  }

  private func compare(_ kinds: [Event.Kind]) throws {
    var (folding, telling) = (Replayer(), Replayer())
    for (sequence, kind) in kinds.enumerated() {
      let event = Event(sequence: UInt64(sequence), instant: .start, kind)
      folding.fold(event)
      _ = telling.apply(event)
      try #require(folding.situation == telling.situation, "after \(kind)")
    }
  }

  private static func start(_ system: SystemVersion) -> [Event.Kind] {
    [
      .session(.systemVersion(system)), .session(.linkedSDK(system)),
      .window(.added(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .controller(.described(controller: root, kind: .navigation, name: nil)),
      .controller(.shouldAutorotateTo(controller: root, mask: .all)),
      .window(.root(window: window, controller: root)),
      .hierarchy(.childAdded(parent: root, child: page)),
    ] + turns
  }

  private static let pages: [Event.Kind] = [
    .navigation(.willShow(on: root, controller: page, animated: true, interactive: false)),
    .navigation(.didShow(on: root, controller: page)),
    .navigation(.willShow(on: root, controller: other, animated: true, interactive: false)),
    .hierarchy(.childSelected(parent: root, child: page)),
  ]

  private static let turns: [Event.Kind] = [
    .device(.turned(to: .landscapeLeft)), .device(.turned(to: .portrait)),
    .device(.turned(to: .landscapeRight)), .device(.turned(to: .portraitUpsideDown)),
    .device(.turned(to: .landscapeLeft)),
  ]
}
