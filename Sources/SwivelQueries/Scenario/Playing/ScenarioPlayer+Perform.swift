import SwivelModel

extension ScenarioPlayer {
  mutating func perform(_ operation: Scenario.Operation) {
    let scene = SceneID(rawValue: 0)
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
    case .rotateDevice(let to, _): record(.device(.deviceTurned(to: to)))
    case .lockRotation(let isOn): record(.device(.rotationLock(on: isOn)))
    case .readDeviceOrientation: record(.device(.deviceOrientationRead(orientation: nil)))
    case .resize(let isBeginning):
      record(.session(.sceneResizing(scene: scene, on: isBeginning)))
    case .fold(let display): record(.device(.displayUsed(display: display)))
    case .mirror(let isOn): record(.session(.windowing(mode: isOn ? .mirrored : .fullScreen)))

    case .setDeviceOrientation(let to):
      record(.request(.setDeviceOrientation(orientation: to, cause: nil)))
    case .attemptRotation: record(.request(.attemptRotation(cause: nil)))
    case .setNeedsUpdate(let page): record(.request(.needsUpdate(controller: id(page), cause: nil)))
    case .requestGeometryUpdate(let mask, _):
      record(.request(.geometryRequest(scene: scene, mask: mask, cause: nil)))
    case .setStatusBarOrientation(let to):
      record(.request(.setStatusBarOrientation(orientation: to, cause: nil)))

    case .setSupported(let page, let mask):
      record(.controller(.supported(controller: id(page), mask: mask)))
    case .setShouldAutorotate(let page, let value):
      record(.controller(.shouldAutorotate(controller: id(page), value: value)))
    case .setAppMask(let mask): record(.app(.appMask(mask: mask)))
    case .applyTransform(let page, let degrees):
      let degrees = Int32(min(max(degrees.rounded(), -1e9), 1e9))
      record(.observation(.viewTransform(controller: id(page), degrees: degrees)))

    case .push, .pop, .swipeBackBegin, .swipeBackEnd, .present, .dismiss, .select, .embed, .setRoot,
      .addWindow, .removeWindow, .showSystemAlert:
      performOnPages(operation)
    }
  }

  /// Performs what changes pages and windows.
  private mutating func performOnPages(_ operation: Scenario.Operation) {
    switch operation {
    case .push(let stack, let page, let animated):
      show(id(page), on: id(stack), animated: animated)
    case .pop(let stack, let page, let animated):
      guard let page = page.map({ id($0) }) ?? previous(on: id(stack)) else { return }
      show(page, on: id(stack), animated: animated)
    case .swipeBackBegin(let stack, let progress, let isCustom):
      beginSwipe(on: id(stack), progress: progress, isCustom: isCustom)
    case .swipeBackEnd(let stack, let isCancelled):
      endSwipe(on: id(stack), isCancelled: isCancelled)

    case .present(let presenter, let page, let animated, _):
      let (presenter, page) = (id(presenter), id(page))
      record(.presentation(.presentBegan(on: presenter, controller: page, animated: animated)))
      pendingEnd.append(.presentation(.presentEnded(controller: page)))
    case .dismiss(let page, let animated, let isInteractive):
      let page = id(page)
      record(
        .presentation(
          .dismissBegan(controller: page, animated: animated, interactive: isInteractive)))
      pendingEnd.append(.presentation(.dismissEnded(controller: page, cancelled: false)))

    case .select(let parent, let child):
      record(.hierarchy(.childSelected(parent: id(parent), child: id(child))))
    case .embed(.controller(let parent), let child):
      record(.hierarchy(.childAdded(parent: id(parent), child: id(child))))
    case .embed(.window(let window), let child):
      record(.window(.viewAdded(window: handles.window(window), controller: id(child))))
    case .setRoot(let window, let root):
      record(.window(.rootChanged(window: handles.window(window), controller: id(root))))
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

  private mutating func id(_ name: Scenario.ControllerName) -> ControllerID {
    handles.controller(name)
  }
}
