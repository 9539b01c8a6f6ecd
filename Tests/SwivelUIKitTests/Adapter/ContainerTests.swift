import SwivelModel
import Testing

@MainActor
struct ContainerTests {
  @Test func `a tab that is chosen is reported at once, and an unreported one is observed`() throws
  {
    let (recording, heard) = try ContainerRuns.tabs()
    let tabs = try #require(recording.controller("UITabBarController"))
    let first = try #require(recording.controller("FirstPage"))
    let second = try #require(recording.controller("SecondPage"))
    let third = try #require(recording.controller("ThirdPage"))

    let seen = Event.Kind.observation(
      .sceneOrientation(scene: SceneID(rawValue: 0), orientation: .portrait))
    let name = try #require(recording.names.id(of: "UITabBarController"))
    #expect(
      recording.kinds.contains(.controller(.controller(controller: tabs, type: .tab, name: name))))
    #expect(
      recording.after("tapped") == [.hierarchy(.childSelected(parent: tabs, child: second)), seen])
    #expect(heard == 1)
    #expect(recording.after("selected").isEmpty)
    #expect(
      recording.after("seen") == [.hierarchy(.childSelected(parent: tabs, child: third)), seen])
    #expect(
      Set(recording.after("fewer").filter { $0.family == .hierarchy }) == [
        .hierarchy(.childRemoved(parent: tabs, child: first)),
        .hierarchy(.childRemoved(parent: tabs, child: second)),
      ])
  }

  @Test func `a tab that is chosen is reported where only the method of iOS 18 is called`() throws {
    let (recording, heard) = try ContainerRuns.tabsOf18()
    let tabs = try #require(recording.controller("UITabBarController"))
    let second = try #require(recording.controller("SecondPage"))

    let chosen = Event.Kind.hierarchy(.childSelected(parent: tabs, child: second))
    #expect(recording.after("tapped").first == chosen)
    #expect(heard.map { $0.map { "\(type(of: $0))" } } == ["FirstPage", "SecondPage"])
  }

  @Test func `a page of the system is no stack, though its class is one`() throws {
    let recording = try ContainerRuns.stackOfSystem()
    let kinds = recording.kinds.compactMap { kind in
      if case .controller(.controller(_, let type, _)) = kind { type } else { nil }
    }

    #expect(kinds.contains(.navigation))
    #expect(kinds.contains(.system))
  }
}
