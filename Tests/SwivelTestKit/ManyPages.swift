package import SwivelModel

/// A tab bar controller that answers for many pages, each of which is seen in landscape.
package enum ManyPages {
  private static let (bar, window) = (ControllerID(rawValue: 0), WindowID(rawValue: 0))

  /// A mistake for each page.
  package static func of(count: Int) -> [Event.Kind] {
    start + (1...count).flatMap { visit(ControllerID(rawValue: UInt16($0))) }
  }

  private static let start: [Event.Kind] = [
    .session(.systemVersion(version: SystemVersion(17))),
    .controller(.controller(controller: bar, type: .tab, name: nil)),
    .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
    .window(.rootChanged(window: window, controller: bar)),
    .observation(.interfaceOrientation(window: window, orientation: .portrait)),
  ]

  private static func visit(_ page: ControllerID) -> [Event.Kind] {
    let isEven = page.rawValue.isMultiple(of: 2)
    return [
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .controller(.supported(controller: page, mask: .portrait)),
      .hierarchy(.childAdded(parent: bar, child: page)),
      .device(.deviceTurned(to: isEven ? .landscapeLeft : .landscapeRight)),
      .observation(
        .interfaceOrientation(
          window: window, orientation: isEven ? .landscapeRight : .landscapeLeft)),
      .hierarchy(.childRemoved(parent: bar, child: page)),
    ]
  }
}
