import SwivelModel
import SwivelTestKit
import Testing

struct SceneStateTests {
  private let a = ControllerID(rawValue: 1)
  private let b = ControllerID(rawValue: 2)
  private let c = ControllerID(rawValue: 3)
  private let stack = ControllerID(rawValue: 0)
  private let window = WindowID(rawValue: 0)

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `any sequence of records is taken in, and twice gives the same state`(seed: UInt64) {
    let events = RandomEvents(seed: seed, count: 20_000).events
    var (first, second) = (SceneState(), SceneState())

    for event in events { first.apply(event) }
    for event in events { second.apply(event) }

    #expect(first == second)
  }

  @Test func `a page is the top from willShow on when pushed, and leaves at didShow when popped`() {
    var state = pushed()
    #expect(state.controllers[stack].lastChild == b)

    state.fold(.navigation(.willShow(on: stack, controller: a, animated: true, interactive: false)))
    #expect(state.controllers[stack].poppingTo == a)
    #expect(state.controllers[stack].lastChild == b)

    state.fold(.navigation(.didShow(on: stack, controller: a)))
    #expect(state.controllers[stack].lastChild == a)
    #expect(state.controllers[b].parent == nil)
  }

  @Test func `a cancelled swipe back leaves the stack as it was`() {
    let before = pushed()
    var state = before

    state.fold(.navigation(.willShow(on: stack, controller: a, animated: true, interactive: true)))
    state.fold(.navigation(.interactivePopEnded(on: stack, cancelled: true)))

    #expect(state == before)
  }

  @Test func `a dismissed page takes those above it along`() {
    var state = pushed()
    state.fold(
      .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)))
    state.fold(.window(.rootChanged(window: window, controller: stack)))
    state.fold(.presentation(.presentBegan(on: a, controller: c, animated: false)))
    let sheet = ControllerID(rawValue: 9)
    state.fold(.presentation(.presentBegan(on: c, controller: sheet, animated: false)))
    #expect(state.windows[window].topPresented == sheet)

    state.fold(.presentation(.dismissEnded(controller: c, cancelled: false)))

    #expect(state.windows[window].topPresented == nil)
    #expect(!state.controllers[sheet].isPresented)
  }

  @Test func `a handle that ended can be used again and remembers nothing`() {
    var state = pushed()
    state.fold(.controller(.supported(controller: b, mask: .landscape)))
    state.fold(.controller(.controllerEnded(controller: b)))
    state.fold(.controller(.controller(controller: b, type: .plain, name: nil)))

    #expect(state.controllers[b].supported == nil)
    #expect(state.controllers[stack].lastChild == a)
  }

  @Test func `a root that went to another window stays there when its old window goes`() {
    var state = SceneState()
    let other = WindowID(rawValue: 1)
    for id in [window, other] {
      state.fold(
        .window(.windowAdded(window: id, scene: .init(rawValue: 0), level: 0, hidden: false)))
    }
    state.fold(.window(.rootChanged(window: window, controller: a)))
    state.fold(.window(.rootChanged(window: other, controller: b)))

    state.fold(.window(.rootChanged(window: window, controller: b)))
    state.fold(.window(.rootChanged(window: other, controller: a)))
    #expect(state.window(of: a) == other && state.window(of: b) == window)

    state.fold(.window(.rootChanged(window: window, controller: a)))
    state.fold(.window(.windowRemoved(window: other)))
    #expect(state.controllers[a].window == window)
  }

  @Test func `another run knows only the system and the device`() {
    var (state, fresh) = (pushed(), SceneState())
    for kind in [
      Event.Kind.session(.systemVersion(version: SystemVersion(17, 4))),
      .session(.device(model: .pad, identifier: nil)),
    ] {
      state.fold(kind)
      fresh.fold(kind)
    }
    state.fold(.app(.appMask(mask: .portrait)))
    #expect(state != fresh)

    state.fold(.session(.runBegan))
    #expect(state == fresh)
  }

  @Test func `the views of a window that goes are in no window`() {
    var state = SceneState()
    let other = WindowID(rawValue: 1)
    for id in [window, other] {
      state.fold(
        .window(.windowAdded(window: id, scene: .init(rawValue: 0), level: 0, hidden: false)))
    }
    for view in [a, b] { state.fold(.window(.viewAdded(window: other, controller: view))) }
    #expect([a, b].allSatisfy { state.window(of: $0) == other })

    state.fold(.window(.windowRemoved(window: other)))

    #expect([a, b].allSatisfy { state.window(of: $0) == window })
  }

  @Test func `the outermost container is who presents, until it ends`() {
    var state = pushed()
    state.fold(
      .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)))
    state.fold(.window(.rootChanged(window: window, controller: stack)))
    state.fold(.presentation(.presentBegan(on: b, controller: c, animated: false)))
    #expect(state.controllers[c].presenter == stack)

    state.fold(.controller(.controllerEnded(controller: b)))
    #expect(state.controllers[c].presenter == stack)
    state.fold(.controller(.controllerEnded(controller: stack)))

    #expect(state.controllers[c].presenter == nil)
    #expect(state.controllers[c].isPresented)
  }

  @Test func `a controller cannot be made its own ancestor`() {
    var state = pushed()
    let before = state
    state.fold(.hierarchy(.childAdded(parent: b, child: stack)))

    #expect(state == before)
  }

  @Test func `the first entry of the plist stays the first, and repeats do not count`() {
    var state = SceneState()
    for orientation in [InterfaceOrientation.landscapeLeft, .portrait, .landscapeLeft] {
      state.fold(.app(.plistOrientation(orientation: orientation)))
    }

    #expect(state.app.plist.ordered == [.landscapeLeft, .portrait])
  }

  @Test func `an answer is forgotten when the stack that gave it changes`() {
    var state = pushed()
    state.fold(.answer(.maskAnswered(controller: stack, mask: .portrait)))
    #expect(state.controllers[stack].answeredMask == .portrait)

    state.fold(.navigation(.willShow(on: stack, controller: c, animated: true, interactive: false)))

    #expect(state.controllers[stack].answeredMask == nil)
  }

  private func pushed() -> SceneState {
    var state = SceneState()
    state.fold(.controller(.controller(controller: stack, type: .navigation, name: nil)))
    for page in [a, b] {
      state.fold(.controller(.controller(controller: page, type: .plain, name: nil)))
      state.fold(.hierarchy(.childAdded(parent: stack, child: page)))
    }
    return state
  }
}
