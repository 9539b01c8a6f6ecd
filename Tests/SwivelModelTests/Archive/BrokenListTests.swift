import SwivelModel
import SwivelTestKit
import Testing

/// Lists of children and presented pages that no events lead to, and in which a walk would not end.
struct BrokenListTests {
  // Handles that stand nowhere else in the bytes, so that they can be put in place of each other.
  private let parent = ControllerID(rawValue: 101)
  private let first = ControllerID(rawValue: 102)
  private let second = ControllerID(rawValue: 103)

  @Test(arguments: [101, 102, 103] as [UInt8], [101, 102, 103] as [UInt8])
  func `a child in a wrong place of a list is noticed`(handle: UInt8, other: UInt8) {
    var state = SceneState()
    state.fold(.hierarchy(.childAdded(parent: parent, child: first)))
    state.fold(.hierarchy(.childAdded(parent: parent, child: second)))

    expectNoOther(in: state.archived, handle, other)
  }

  @Test(arguments: [101, 102, 103] as [UInt8], [101, 102, 103] as [UInt8])
  func `a page in a wrong place among those presented is noticed`(handle: UInt8, other: UInt8) {
    var state = SceneState()
    let window = WindowID(rawValue: 0)
    state.fold(
      .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)))
    state.fold(.presentation(.presentBegan(on: parent, controller: first, animated: true)))
    state.fold(.presentation(.presentBegan(on: parent, controller: second, animated: true)))

    expectNoOther(in: state.archived, handle, other)
  }

  @Test func `a ring of parents is noticed`() {
    // A chain of four, whose first and last are made a chain and the two in the middle a ring.
    let chain = [111, 121, 131, 141] as [UInt8]
    var state = SceneState()
    for (above, below) in zip(chain, chain.dropFirst()) {
      let (above, below) = (UInt16(above), UInt16(below))
      state.fold(
        .hierarchy(.childAdded(parent: .init(rawValue: above), child: .init(rawValue: below))))
    }
    var bytes = state.archived
    let places = bytes.indices.filter { chain.contains(bytes[$0]) }
    #expect(
      places.map { bytes[$0] } == [121, 121, 121, 111, 131, 131, 131, 121, 141, 141, 141, 131])

    let ring = [141, 141, 141, 131, 131, 131, 131, 121, 121, 121, 121, 111] as [UInt8]
    for (place, handle) in zip(places, ring) { bytes[place] = handle }

    #expect(SceneState(archived: bytes) == nil)
  }

  /// Puts one handle in place of another, wherever it stands; what can be read can be gone on with.
  private func expectNoOther(in bytes: [UInt8], _ handle: UInt8, _ other: UInt8) {
    for offset in bytes.indices where bytes[offset] == handle && handle != other {
      var changed = bytes
      changed[offset] = other
      guard var state = SceneState(archived: changed) else { continue }
      for controller in [parent, first, second] {
        state.fold(.controller(.controllerEnded(controller: controller)))
      }
      state.fold(.window(.windowRemoved(window: WindowID(rawValue: 0))))
    }
  }
}
