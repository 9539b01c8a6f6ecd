import SwivelModel
import SwivelTestKit
import Testing

struct ArchivedStateTests {
  @Test(arguments: 0..<16 as Range<UInt64>)
  func `a state is the same after it was stored, whatever happened`(seed: UInt64) {
    var state = SceneState()

    for event in RandomEvents(seed: seed, count: 800, of: EventSchema.known).events {
      state.apply(event)
      let bytes = state.archived
      let read = SceneState(archived: bytes)
      #expect(read == state, "a stored property that `pass` leaves out?")
      #expect(read?.archived == bytes)
    }
  }

  @Test func `the tables are as long as they were, up to the highest handles`() {
    var state = SceneState()
    let (page, window) = (ControllerID(rawValue: .max), WindowID(rawValue: .max))
    state.fold(.controller(.supported(controller: page, mask: .landscape)))
    state.fold(.controller(.controllerEnded(controller: page)))
    state.fold(
      .window(.windowAdded(window: window, scene: .init(rawValue: 7), level: .min, hidden: true)))
    state.fold(.window(.windowKey(window: window)))

    let read = SceneState(archived: state.archived)

    #expect(read == state)
    #expect(read?.windows.handleCount == 256)
    #expect(state.archived.count < 40)
  }

  @Test func `nothing at all is a few bytes`() {
    #expect(SceneState(archived: SceneState().archived) == SceneState())
    #expect(SceneState().archived.count < 16)
  }

  @Test func `a page that declares little takes few bytes`() {
    let state = Self.pushed(pageCount: 100)
    let few = Self.pushed(pageCount: 50)

    #expect(SceneState(archived: state.archived) == state)
    #expect(state.archived.count - few.archived.count <= 50 * 18)
  }

  /// A navigation stack of pages that each allow some orientations.
  static func pushed(pageCount: UInt16) -> SceneState {
    var state = SceneState()
    let stack = ControllerID(rawValue: 0)
    state.fold(.controller(.controller(controller: stack, type: .navigation, name: nil)))
    for number in 1...pageCount {
      let page = ControllerID(rawValue: number)
      let name = NameID(rawValue: UInt32(number) + 200)
      state.fold(.controller(.controller(controller: page, type: .plain, name: name)))
      state.fold(.controller(.supported(controller: page, mask: .portrait)))
      state.fold(
        .navigation(.willShow(on: stack, controller: page, animated: true, interactive: false)))
      state.fold(.navigation(.didShow(on: stack, controller: page)))
    }
    return state
  }
}
