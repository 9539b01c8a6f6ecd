import SwivelModel
import Testing

@MainActor
struct EnvironmentTests {
  private let scene = SceneID(rawValue: 0)

  @Test func `the beginning and the end of resizing are recorded once each`() throws {
    let recording = try EnvironmentRuns.resized()

    let begin = Event.Kind.session(.sceneResizing(scene: scene, on: true))
    #expect(recording.after("begin").contains(begin))
    #expect(recording.after("nothing new") == [])
    #expect(recording.after("end").contains(.session(.sceneResizing(scene: scene, on: false))))
    #expect(recording.kinds.filter { $0 == begin }.count == 1)
  }

  @Test func `a scene on another screen is mirrored`() throws {
    let recording = try EnvironmentRuns.mirrored()

    #expect(
      recording.after("begin").prefix(2) == [
        .session(.screenChanged(scene: scene)), .session(.windowing(mode: .mirrored)),
      ])
    #expect(
      recording.after("end").prefix(2) == [
        .session(.screenChanged(scene: scene)), .session(.windowing(mode: .fullScreen)),
      ])
  }

  @Test func `a foldable phone tells its display by the size classes`() throws {
    let recording = try EnvironmentRuns.folded()

    let outer = Event.Kind.device(.displayUsed(display: .outer))
    let device = Event.Kind.session(.device(model: .foldable, identifier: NameID(rawValue: 0)))
    #expect(recording.kinds.contains(device))
    #expect(recording.kinds.first { $0.family == .device && $0 == outer } == outer)
    #expect(recording.after("unfold").contains(.device(.displayUsed(display: .inner))))
    #expect(recording.after("fold").contains(outer))
  }

  @Test func `an iPhone app on an iPad is recorded as one`() throws {
    let kinds = try EnvironmentRuns.onPad().kinds

    #expect(kinds.contains(.session(.device(model: .onPad, identifier: NameID(rawValue: 0)))))
    #expect(kinds.contains(.session(.appLifecycle(owner: .app))))
  }

  @Test func `each answer about the lock is recorded, and its value once`() throws {
    let asked = try EnvironmentRuns.askedForLock().after("asked")

    let page = ControllerID(rawValue: 0)
    let answer = Event.Kind.answer(.lockAnswered(controller: page, value: true))
    #expect(asked.filter { $0 == answer }.count == 2)
    #expect(
      asked.filter { $0.family == .controller } == [
        .controller(.prefersLock(controller: page, value: true))
      ])
  }
}
