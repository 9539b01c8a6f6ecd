import SwivelDiff
import SwivelModel
import Testing

struct EventRoleTests {
  @Test(arguments: EventSchema.known) func `each kind has a role`(
    schema: EventSchema
  ) {
    #expect(EventRole.known(schema.code) != nil, "\(schema.name) has no role in a run")
  }

  @Test func `a code that no kind has declares`() {
    let known = Set(EventSchema.known.map(\.code))

    for code in UInt8.min...UInt8.max where !known.contains(code) {
      #expect(EventRole.known(code) == nil)
      #expect(EventRole(Record(code: code)) == .declaration)
    }
  }

  @Test(
    arguments: [
      (.outcome(.supportedTold(mask: .portrait, request: nil)), .outcome),
      (.observation(.appeared(controller: ControllerID(rawValue: 0))), .outcome),
      (.device(.notifiedAmong(sides: .landscape)), .action),
      (.device(.notified(.portrait)), .action),
      (.request(.attemptRotation(cause: nil)), .action),
      (.request(.attemptRotation(cause: Cause(rawValue: 1))), .outcome),
      (.answer(.sceneMask(scene: SceneID(rawValue: 0), mask: .all)), .declaration),
    ] as [(Event.Kind, EventRole)])
  func `what is seen comes of something, and what is done begins something`(
    kind: Event.Kind, role: EventRole
  ) {
    #expect(EventRole(kind.record) == role)
  }
}
