import SwivelModel
import Testing

@MainActor
struct NavigationTests {
  @Test func `a swipe back that is given up is reported to its end, and nothing else of it`() throws
  {
    let recording = try NavigationRuns.cancelledSwipe()
    let stack = try #require(recording.controller("UINavigationController"))
    let first = try #require(recording.controller("FirstPage"))
    let second = try #require(recording.controller("SecondPage"))

    #expect(
      recording.after("push").filter(\.isNavigation) == [
        .navigation(
          .willShow(on: stack, controller: second, animated: true, interactive: false)),
        .navigation(.didShow(on: stack, controller: second)),
      ])
    #expect(
      recording.after("swipe").filter(\.isNavigation) == [
        .navigation(.willShow(on: stack, controller: first, animated: true, interactive: true))
      ])
    #expect(
      recording.after("let go").filter(\.isNavigation) == [
        .navigation(.interactivePopEnded(on: stack, cancelled: true))
      ])
    #expect(recording.after("afterwards").isEmpty)
  }

  @Test func `a swipe back ends before its page is shown`() throws {
    let recording = try NavigationRuns.swipe()
    let stack = try #require(recording.controller("UINavigationController"))
    let first = try #require(recording.controller("FirstPage"))
    let second = try #require(recording.controller("SecondPage"))

    #expect(
      recording.after("swipe").filter { $0.isNavigation || $0 == .gone(second) } == [
        .navigation(.willShow(on: stack, controller: first, animated: true, interactive: true)),
        .navigation(.interactivePopEnded(on: stack, cancelled: false)),
        .navigation(.didShow(on: stack, controller: first)),
        .gone(second),
      ])
  }

  @Test func `unreported pages are observed`() throws {
    let recording = try NavigationRuns.untold()
    let stack = try #require(recording.controller("UINavigationController"))
    let firsts = recording.controllers("FirstPage")
    let second = try #require(recording.controller("SecondPage"))
    let third = try #require(recording.controller("ThirdPage"))

    #expect(recording.after("push").isEmpty)
    #expect(
      recording.after("seen").contains(.navigation(.didShow(on: stack, controller: second))))
    let replaced = recording.after("replaced")
    #expect(
      replaced.filter { $0.family == .hierarchy } == [
        .hierarchy(.childRemoved(parent: stack, child: second)),
        .hierarchy(.childRemoved(parent: stack, child: firsts[0])),
        .hierarchy(.childAdded(parent: stack, child: firsts[1])),
        .hierarchy(.childAdded(parent: stack, child: third)),
      ])
    #expect(
      recording.after("popped").filter(\.isNavigation) == [
        .navigation(.didShow(on: stack, controller: firsts[1]))
      ])
    #expect(recording.after("nothing new").isEmpty)
  }

  @Test func `handles are used again`() throws {
    let recording = try NavigationRuns.manyPages()
    let pages = recording.controllers("SecondPage")

    #expect(pages.count == 10)
    #expect(Set(pages).count == 1)
    #expect(recording.kinds.filter { $0 == .gone(pages[0]) }.count == 10)
    // Each declares its mask anew, and where.
    let declared = Event.Kind.controller(.supported(controller: pages[0], mask: .portrait))
    #expect(recording.kinds.filter { $0 == declared }.count == 10)
  }

  @Test func `what a delegate asks for is caused by its notification`() throws {
    let recording = try NavigationRuns.forcedInWillShow()
    let push = recording.after("push")
    let told = try #require(push.firstIndex { $0.isNavigation })
    let forced = try #require(push.firstIndex { $0.family == .request })

    let cause = Cause(rawValue: UInt32(forced - told))
    #expect(push[forced] == .request(.setDeviceOrientation(orientation: .portrait, cause: cause)))
    // UIKit's notification of it is no turn of the hand.
    #expect(!push.contains { $0.family == .device })
  }
}

extension Event.Kind {
  var isNavigation: Bool { family == .navigation }
  var family: Event.Family? { record.family }

  static func gone(_ id: ControllerID) -> Self { .controller(.controllerEnded(controller: id)) }
}
