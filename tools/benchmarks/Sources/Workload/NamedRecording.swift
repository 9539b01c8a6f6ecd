public import SwivelModel

/// The contents of a workload's log besides its events: the facts of the app's start, and the
/// description of each controller.
public struct NamedRecording {
  /// The log's header.
  public private(set) var header = TraceHeader()
  /// The names that the events use.
  public private(set) var vocabulary = Vocabulary()
  /// The events, in order.
  public private(set) var events: ContiguousArray<Event> = []

  private let count: Int
  private var instant = Instant.start

  /// Makes a recording with a total number of events.
  public init(seed: UInt64, count: Int) {
    self.count = count
    let workload = NavigationWorkload(seed: seed, count: count)
    describeItself()
    start()
    var pages = workload.pages[...]
    for (place, event) in workload.events.enumerated() {
      while let page = pages.first, page.place <= place {
        describe(page.controller, .plain, ScreenGraph.name(of: page.screen))
        pages.removeFirst()
      }
      instant = event.instant
      emit(event.kind)
    }
  }

  private mutating func describeItself() {
    let facts: [(TraceHeader.Key, String)] = [
      (.id, "4f1c7a90be5d4c6f8a3b2d1e0f9c8b7a"), (.start, "2026-01-15T09:41:00Z"),
      (.source, "recorder"), (.app, "com.example.reader"), (.system, "iOS 16.4"),
      (.device, "iPhone15,2"),
    ]
    for (key, value) in facts {
      guard header.set(key, to: value) else { preconditionFailure("a header takes \(key)") }
    }
  }

  private mutating func start() {
    let (window, scene) = (WindowID(rawValue: 0), SceneID(rawValue: 0))
    emit(.session(.systemVersion(version: SystemVersion(16, 4))))
    emit(.session(.linkedSDK(version: SystemVersion(16, 4))))
    emit(.session(.device(model: [], identifier: vocabulary.names.intern("iPhone15,2"))))
    emit(.app(.appMask(mask: .allButUpsideDown)))
    emit(.window(.windowAdded(window: window, scene: scene, level: 0, hidden: false)))
    describe(ControllerID(rawValue: 0), .tab, "MainTabController")
    emit(.window(.rootChanged(window: window, controller: ControllerID(rawValue: 0))))
    for tab in UInt16(1)...5 {
      describe(ControllerID(rawValue: tab), .navigation, "UINavigationController")
      emit(
        .hierarchy(
          .childAdded(parent: ControllerID(rawValue: 0), child: ControllerID(rawValue: tab))))
    }
  }

  private mutating func describe(
    _ controller: ControllerID, _ kind: ControllerKind, _ name: String
  ) {
    let name = vocabulary.names.intern(name)
    emit(.controller(.controller(controller: controller, type: kind, name: name)))
  }

  private mutating func emit(_ kind: Event.Kind) {
    guard events.count < count else { return }
    events.append(Event(sequence: UInt64(events.count), instant: instant, kind))
  }
}

extension Event {
  /// Whether it describes a controller, which other formats repeat in each event about it.
  public var isDescription: Bool {
    if case .controller(.controller) = kind { true } else { false }
  }
}
