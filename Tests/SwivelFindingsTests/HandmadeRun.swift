import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit

/// A run put together from facts by hand, in one window.
struct HandmadeRun {
  static let window = WindowID(rawValue: 0)
  static let root = ControllerID(rawValue: 0)
  static let page = ControllerID(rawValue: 1)
  static let other = ControllerID(rawValue: 2)
  static let wide: InterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight]

  private var kinds: [Event.Kind]

  /// A run on a version of iOS, of an app whose Info.plist lists some orientations.
  init(
    _ version: UInt16 = 15, on device: Device = [], lists: InterfaceOrientationMask = Self.wide,
    _ facts: [Event.Kind] = []
  ) {
    kinds = [
      .session(.systemVersion(version: SystemVersion(version))),
      .session(.device(model: device, identifier: nil)),
    ]
    kinds += InterfaceOrientation.allCases.filter(lists.allows).map {
      .app(.plistOrientation(orientation: $0))
    }
    kinds += facts
  }

  /// Shows a root in an orientation, and holds the device so.
  func shown(in orientation: InterfaceOrientation, held: DeviceOrientation) -> Self {
    adding(
      .window(
        .windowAdded(window: Self.window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: Self.window, controller: Self.root)),
      .observation(.interfaceOrientation(window: Self.window, orientation: orientation)),
      .device(.deviceTurned(to: held)))
  }

  func adding(_ more: Event.Kind...) -> Self {
    var run = self
    run.kinds += more
    return run
  }

  /// Presents a page over another one.
  func presenting(
    _ page: ControllerID, over below: ControllerID = Self.root, _ style: PresentationStyle
  ) -> Self {
    adding(
      .controller(
        .presentationStyle(controller: page, style: style, removesPresenter: false)),
      .presentation(.presentBegan(on: below, controller: page, animated: true)),
      .presentation(.presentEnded(controller: page)))
  }

  /// Shows a page of the root, which is a stack.
  func showing(_ page: ControllerID) -> Self {
    adding(
      .navigation(
        .willShow(on: Self.root, controller: page, animated: true, interactive: false)),
      .navigation(.didShow(on: Self.root, controller: page)))
  }

  /// What is found, the end of the run included.
  var findings: [Finding] { findings(apart: 1_000) }

  /// What is found where the events are some microseconds apart.
  func findings(apart gap: UInt64) -> [Finding] { analysis(apart: gap).findings }

  /// What is known where the events are some microseconds apart, or have no times.
  func analysis(apart gap: UInt64?) -> Analysis {
    var analysis = Analysis()
    for (index, kind) in kinds.enumerated() {
      let instant = Instant(rawValue: UInt64(index) * (gap ?? 1_000))
      analysis.apply(
        Event(sequence: UInt64(index), instant: gap == nil ? instant.assumed : instant, kind))
    }
    analysis.finish()
    return analysis
  }

  /// The kinds of what is found where the events are some microseconds apart, or have no times.
  func ids(apart gap: UInt64?) -> [Detector.ID] { analysis(apart: gap).findings.map(\.id) }

  /// The kinds of what is found.
  var ids: Set<Detector.ID> { Set(findings.map(\.id)) }

  /// The number of its last event.
  var last: UInt64 { UInt64(kinds.count - 1) }
}
