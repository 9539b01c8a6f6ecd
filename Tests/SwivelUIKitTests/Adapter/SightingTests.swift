import SwivelModel
import Testing

/// When an interface is recorded that has not changed.
@MainActor
struct SightingTests {
  private let seen = Event.Kind.observation(
    .sceneOrientation(scene: SceneID(rawValue: 0), orientation: .portrait))
  private let seenInSecond = Event.Kind.observation(
    .sceneOrientation(scene: SceneID(rawValue: 1), orientation: .portrait))

  @Test func `an interface is recorded when a page is shown, before the app's delegate acts`()
    throws
  {
    let recording = try SightingRuns.pages()
    let stack = try #require(recording.controller("UINavigationController"))
    let first = try #require(recording.controller("FirstPage"))
    let second = try #require(recording.controller("SecondPage"))
    let note = try #require(recording.names.id(of: "the app"))

    for (mark, page) in [("push", second), ("pop", first)] {
      let end = recording.after(mark).drop {
        $0 != .navigation(.didShow(on: stack, controller: page))
      }
      #expect(
        end.dropFirst().filter { $0.family != .controller } == [seen, .remark(.note(text: note))])
    }
  }

  @Test func `an interface is recorded once more when it has settled, and then no more`() throws {
    let recording = try SightingRuns.pages()

    for mark in ["launched", "pushed", "popped"] {
      #expect(recording.after(mark).filter { $0.family == .observation } == [seen])
    }
    #expect(recording.after("nothing happens") == [])
  }

  @Test func `an interface is recorded when a presentation ends, before the app's completion runs`()
    throws
  {
    let recording = try SightingRuns.presentation()
    let page = try #require(recording.controller("SecondPage"))
    let note = try #require(recording.names.id(of: "the app"))

    #expect(
      recording.after("present").suffix(3) == [
        .presentation(.presentEnded(controller: page)), seen, .remark(.note(text: note)),
      ])
    #expect(
      recording.after("dismiss").suffix(3) == [
        .presentation(.dismissEnded(controller: page, cancelled: false)), seen,
        .remark(.note(text: note)),
      ])
    #expect(recording.after("presented") == [seen])
    #expect(recording.after("dismissed") == [seen])
  }

  @Test func `an interface is recorded when a swipe that was given up has slid back`() throws {
    let recording = try SightingRuns.cancelledSwipe()
    let stack = try #require(recording.controller("UINavigationController"))

    #expect(
      recording.after("swipe").suffix(2) == [
        .navigation(.interactivePopEnded(on: stack, cancelled: true)), seen,
      ])
    #expect(recording.after("settled") == [seen])
  }

  @Test func `requests that turn nothing have one sighting, when all have settled`() throws {
    let recording = try SightingRuns.requests()

    #expect(recording.after("requests").count == 6)
    #expect(recording.after("requests").allSatisfy { $0.family == .request })
    #expect(recording.after("settled") == [seen])
    #expect(recording.after("nothing happens") == [])
  }

  @Test func `another root in one scene has the interfaces of all scenes recorded`() throws {
    let recording = try SightingRuns.scenes()

    #expect(recording.after("other root").suffix(2) == [seen, seenInSecond])
    #expect(
      recording.after("settled").filter { $0.family == .observation } == [seen, seenInSecond])
  }

  @Test func `an interface in the background is not recorded until the app is active again`()
    throws
  {
    let recording = try SightingRuns.away()

    for mark in ["leave", "push behind the scenes", "settled in the background"] {
      #expect(!recording.after(mark).contains(seen))
    }
    #expect(recording.after("return").last == seen)
    #expect(recording.after("return").filter { $0 == seen }.count == 1)
    #expect(recording.after("settled") == [seen])
  }

  @Test func `an interface that is not observed is not recorded until it is again`() throws {
    let recording = try SightingRuns.away()

    #expect(!recording.after("push without an observer").contains(seen))
    #expect(recording.after("observed again").filter { $0 == seen }.count == 1)
    #expect(recording.after("observed as before") == [])
  }
}
