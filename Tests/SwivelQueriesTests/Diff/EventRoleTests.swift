import SwivelQueries
import SwivelModel
import Testing

struct EventRoleTests {
  @Test func `a code that no kind has declares`() {
    #expect(EventRole(Record(code: 0x7F)) == .declaration)
  }

  @Test(
    arguments: [
      (.outcome(.supportedTold(mask: .portrait, request: nil)), .outcome),
      (.observation(.appeared(controller: ControllerID(rawValue: 0))), .outcome),
      (.device(.deviceOrientationAmong(sides: .landscape)), .action),
      (.device(.deviceOrientation(orientation: .portrait)), .action),
      (.request(.attemptRotation(cause: nil)), .action),
      (.request(.attemptRotation(cause: Cause(rawValue: 1))), .outcome),
      (.answer(.sceneMaskAnswered(scene: SceneID(rawValue: 0), mask: .all)), .declaration),
    ] as [(Event.Kind, EventRole)])
  func `what is seen comes of something, and what is done begins something`(
    kind: Event.Kind, role: EventRole
  ) {
    #expect(EventRole(kind.record) == role)
  }
}
