import SwivelModel

extension ScenarioPlayer {
  /// Records the operation of a step.
  mutating func perform(_ operation: Scenario.Operation) {
    switch operation {
    case .launch, .background, .foreground, .sleepWake: performPhase(operation)
    case .rotateDevice(let to, _): record(.device(.deviceTurned(to: to)))
    case .lockRotation(let isOn): record(.device(.rotationLock(on: isOn)))
    case .readDeviceOrientation: record(.device(.deviceOrientationRead(orientation: nil)))
    case .resize(let isBeginning):
      record(.session(.sceneResizing(scene: SceneID(rawValue: 0), on: isBeginning)))
    case .fold(let display): record(.device(.displayUsed(display: display)))
    case .mirror(let isOn): record(.session(.windowing(mode: isOn ? .mirrored : .fullScreen)))
    case .setDeviceOrientation, .attemptRotation, .setNeedsUpdate, .requestGeometryUpdate,
      .setStatusBarOrientation:
      performRequest(operation)
    case .setSupported, .setShouldAutorotate, .setAppMask, .applyTransform:
      performChange(operation)
    case .push, .pop, .swipeBackBegin, .swipeBackEnd: performNavigation(operation)
    case .present, .dismiss: performPresentation(operation)
    case .select, .embed, .setRoot, .addWindow, .removeWindow, .showSystemAlert:
      performHierarchy(operation)
    }
  }

  private mutating func performPhase(_ operation: Scenario.Operation) {
    switch operation {
    case .launch:
      record(.session(.phase(phase: .launched)))
      pendingEnd.append(.session(.phase(phase: .active)))
    case .background: record(.session(.phase(phase: .background)))
    case .foreground:
      record(.session(.phase(phase: .foreground)))
      record(.session(.phase(phase: .active)))
    case .sleepWake:
      record(.session(.phase(phase: .sleep)))
      record(.session(.phase(phase: .wake)))
    default: break
    }
  }

  private mutating func performRequest(_ operation: Scenario.Operation) {
    switch operation {
    case .setDeviceOrientation(let to):
      record(.request(.setDeviceOrientation(orientation: to, cause: nil)))
    case .attemptRotation: record(.request(.attemptRotation(cause: nil)))
    case .setNeedsUpdate(let page):
      record(.request(.needsUpdate(controller: handles.controller(page), cause: nil)))
    case .requestGeometryUpdate(let mask, _):
      let scene = SceneID(rawValue: 0)
      record(.request(.geometryRequest(scene: scene, mask: mask, cause: nil)))
    case .setStatusBarOrientation(let to):
      record(.request(.setStatusBarOrientation(orientation: to, cause: nil)))
    default: break
    }
  }

  private mutating func performChange(_ operation: Scenario.Operation) {
    switch operation {
    case .setSupported(let page, let mask):
      record(.controller(.supported(controller: handles.controller(page), mask: mask)))
    case .setShouldAutorotate(let page, let value):
      record(.controller(.shouldAutorotate(controller: handles.controller(page), value: value)))
    case .setAppMask(let mask): record(.app(.appMask(mask: mask)))
    case .applyTransform(let page, let degrees):
      let rounded = Int32(degrees.rounded().clamped(to: -1e9...1e9))
      let id = handles.controller(page)
      record(.observation(.viewTransform(controller: id, degrees: rounded)))
    default: break
    }
  }

  private mutating func performHierarchy(_ operation: Scenario.Operation) {
    switch operation {
    case .select(let parent, let child):
      let (parent, child) = (handles.controller(parent), handles.controller(child))
      record(.hierarchy(.childSelected(parent: parent, child: child)))
    case .embed(.controller(let parent), let child):
      let (parent, child) = (handles.controller(parent), handles.controller(child))
      record(.hierarchy(.childAdded(parent: parent, child: child)))
    case .embed(.window(let window), let child):
      let (window, child) = (handles.window(window), handles.controller(child))
      record(.window(.viewAdded(window: window, controller: child)))
    case .setRoot(let window, let root):
      let (window, root) = (handles.window(window), handles.controller(root))
      record(.window(.rootChanged(window: window, controller: root)))
    case .addWindow(let window): add(window)
    case .removeWindow(let name):
      let window = handles.window(name)
      record(.window(.windowHidden(window: window, hidden: true)))
      record(.window(.windowRemoved(window: window)))
      handles.release(name)
    case .showSystemAlert: record(.window(.systemAlertShown))
    default: break
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
