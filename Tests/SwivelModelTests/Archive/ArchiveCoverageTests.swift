import SwivelModel
import SwivelTestKit
import Testing

/// The round trip of random states reports a property that was forgotten only if they set it.
struct ArchiveCoverageTests {
  @Test func `random events set every stored property of every state`() {
    var unset = Dictionary(uniqueKeysWithValues: Self.parts(of: SceneState()))
    for seed in 0..<8 as Range<UInt64> {
      var state = SceneState()
      let events =
        RandomEvents(seed: seed, count: 1_500).events
        + RandomEvents(seed: seed, count: 300, of: EventSchema.known).events
      for (index, event) in events.enumerated() {
        state.apply(event)
        guard index % 20 == 0 else { continue }
        let parts = Self.parts(of: state)
        unset = unset.filter { name, usual in parts.contains { $0 == name && $1 == usual } }
      }
    }

    #expect(
      unset.keys.sorted() == [],
      """
      No random event sets these properties, so that no test shows whether they are stored. Pass them \
      in the type's `pass`, raise `SceneState.archiveVersion`, freeze a new blob, and see to it that \
      an event sets them.
      """)
  }

  /// What stands in each stored property, all pages being one and all windows being one.
  private static func parts(of state: SceneState) -> [(name: String, text: String)] {
    let page = ControllerID(rawValue: 1)
    let window = WindowID(rawValue: 1)
    return [
      properties(of: state.session), properties(of: state.app), properties(of: state.app.plist),
      properties(of: state.device), properties(of: state.windows),
      properties(of: state.controllers), properties(of: state.controllers[page]),
      properties(of: state.windows[window]),
    ].flatMap { $0 }
  }

  private static func properties(of value: Any) -> [(name: String, text: String)] {
    Mirror(reflecting: value).children.map {
      ("\(type(of: value)).\($0.label ?? "")", String(describing: $0.value))
    }
  }
}
