import SwivelModel
import SwivelReplay

extension ScenarioPlayer {
  /// Records the state before the first step.
  ///
  /// The interface is observed last: while a window's interface is unknown, events are part of its
  /// setup and rotate nothing.
  mutating func setUp() {
    setUpEnvironment()
    for controller in scenario.controllers { describe(controller) }
    setUpApp()
    for controller in scenario.controllers { setUpChildren(of: controller) }
    record(.device(.deviceTurned(to: scenario.initial.device)))
    if scenario.initial.rotationLock { record(.device(.rotationLock(on: true))) }
    for window in scenario.windows { add(window) }
    for presentation in scenario.initial.presented { setUp(presentation) }
    for window in scenario.windows {
      let id = handles.window(window.name)
      record(
        .observation(
          .interfaceOrientation(window: id, orientation: scenario.initial.interface)))
    }
  }

  private mutating func setUpEnvironment() {
    let environment = scenario.environment
    record(.session(.systemVersion(version: environment.ios)))
    if environment.linkedSDK != environment.ios {
      record(.session(.linkedSDK(version: environment.linkedSDK)))
    }
    record(.session(.device(model: environment.device, identifier: nil)))
    if let windowing = environment.windowing { record(.session(.windowing(mode: windowing))) }
    if let display = environment.display { record(.device(.displayUsed(display: display))) }
    // Since iOS 27, it decides whether the app launches.
    if environment.lifecycle != .app || environment.ios.major >= 27 {
      record(.session(.appLifecycle(owner: environment.lifecycle)))
    }
    if environment.process != .app { record(.session(.process(process: environment.process))) }
    if !environment.deviceNotifications { record(.session(.deviceNotifications(on: false))) }
  }

  private mutating func setUpApp() {
    for orientation in scenario.app.infoPlist {
      record(.app(.plistOrientation(orientation: orientation)))
    }
    if scenario.app.requiresFullScreen { record(.session(.requiresFullScreen(value: true))) }
    if let version = scenario.app.fullScreenIgnoredFrom {
      record(.session(.fullScreenIgnoredFrom(version: version)))
    }
    switch scenario.app.delegate {
    case .notImplemented: break
    case .fixed(let mask): record(.app(.appMask(mask: mask)))
    case .byVisible(let masks, let otherwise):
      for (name, mask) in masks.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        record(.app(.appMaskForVisible(controller: handles.controller(name), mask: mask)))
      }
      record(.app(.appMaskForVisible(controller: nil, mask: otherwise)))
    case .byWindow(_, let otherwise):
      // The answer for a certain window is recorded once the window exists.
      record(.app(.appMaskForWindow(window: nil, mask: otherwise)))
    }
    if let mask = scenario.app.sceneDelegate { record(.app(.sceneMask(mask: mask))) }
  }

  private mutating func setUpChildren(of controller: Scenario.Controller) {
    let parent = handles.controller(controller.name)
    for child in controller.children {
      record(.hierarchy(.childAdded(parent: parent, child: handles.controller(child))))
    }
    guard controller.kind != .navigation, let front = controller.selected else { return }
    record(.hierarchy(.childSelected(parent: parent, child: handles.controller(front))))
  }

  /// Records a window with its root.
  mutating func add(_ window: Scenario.Window) {
    let id = handles.window(window.name)
    record(
      .window(
        .windowAdded(
          window: id, scene: SceneID(rawValue: 0), level: Int32(window.level.rounded()),
          hidden: window.isHidden)))
    if case .byWindow(let masks, _) = scenario.app.delegate, let mask = masks[window.name],
      replayer.situation.facts.app.delegate == .byWindow
    {
      record(.app(.appMaskForWindow(window: id, mask: mask)))
    }
    if let root = window.root {
      record(.window(.rootChanged(window: id, controller: handles.controller(root))))
    }
    for view in window.subviewsOf {
      record(.window(.viewAdded(window: id, controller: handles.controller(view))))
    }
    if window.isKey { record(.window(.windowKey(window: id))) }
  }

  private mutating func setUp(_ presentation: Scenario.Initial.Presentation) {
    let page = handles.controller(presentation.presented)
    let presenter = handles.controller(presentation.presenter)
    record(.presentation(.presentBegan(on: presenter, controller: page, animated: false)))
    record(.presentation(.presentEnded(controller: page)))
  }

  /// Records the kind of a controller, and its declarations other than the defaults.
  mutating func describe(_ declared: Scenario.Controller) {
    let id = handles.controller(declared.name)
    let name = name(declared.className ?? declared.name.rawValue)
    record(.controller(.controller(controller: id, type: declared.kind, name: name)))
    for fact in masks(of: declared, id) + presentation(of: declared, id) + policy(of: declared, id)
    {
      record(.controller(fact))
    }
  }

  private func masks(of declared: Scenario.Controller, _ id: ControllerID) -> [ControllerFact] {
    var facts: [ControllerFact] = []
    if let mask = declared.supported { facts.append(.supported(controller: id, mask: mask)) }
    if let value = declared.shouldAutorotate {
      facts.append(.shouldAutorotate(controller: id, value: value))
    }
    if let value = declared.preferred {
      facts.append(.preferred(controller: id, orientation: value))
    }
    if let mask = declared.shouldAutorotateTo {
      facts.append(.shouldAutorotateTo(controller: id, mask: mask))
    }
    if let mask = declared.customMask { facts.append(.customMask(controller: id, mask: mask)) }
    return facts
  }

  private mutating func presentation(
    of declared: Scenario.Controller, _ id: ControllerID
  ) -> [ControllerFact] {
    var facts: [ControllerFact] = []
    if let style = declared.style {
      facts.append(
        .presentationStyle(
          controller: id, style: style, removesPresenter: declared.removesPresenter))
    }
    if declared.prefersLock { facts.append(.prefersLock(controller: id, value: true)) }
    if let child = declared.lockChild {
      facts.append(.lockChild(controller: id, child: handles.controller(child)))
    }
    return facts
  }

  private func policy(of declared: Scenario.Controller, _ id: ControllerID) -> [ControllerFact] {
    var facts: [ControllerFact] = []
    if declared.forwards != .none {
      facts.append(
        .forwarding(controller: id, to: declared.forwards, hook: declared.forwardsVia))
    }
    if let mask = declared.delegateSupported {
      facts.append(.delegateMask(controller: id, mask: mask))
    }
    if declared.onWillShow != .none {
      facts.append(.willShowPolicy(controller: id, policy: declared.onWillShow))
    }
    return facts
  }
}
