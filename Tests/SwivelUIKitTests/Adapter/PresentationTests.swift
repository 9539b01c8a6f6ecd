import SwivelModel
import Testing

@MainActor
struct PresentationTests {
  @Test func `a presentation by the recorder is distinguished from its beginning to its end`()
    throws
  {
    let recording = try PresentationRuns.told()
    let root = try #require(recording.controller("FirstPage"))
    let page = try #require(recording.controller("SecondPage"))

    #expect(
      recording.after("present").filter { $0.family == .presentation || $0.isStyle } == [
        .controller(
          .presentationStyle(controller: page, style: .fullScreen, removesPresenter: false)),
        .presentation(.presentBegan(on: root, controller: page, animated: true)),
        .presentation(.presentEnded(controller: page)),
      ])
    #expect(
      recording.after("dismiss").filter { $0.family == .presentation } == [
        .presentation(.dismissBegan(controller: page, animated: true, interactive: false)),
        .presentation(.dismissEnded(controller: page, cancelled: false)),
      ])
    #expect(recording.after("afterwards").isEmpty)
  }

  @Test func `an unreported presentation is observed, and so is its end`() throws {
    let recording = try PresentationRuns.untold()
    let root = try #require(recording.controller("FirstPage"))
    let page = try #require(recording.controller("SecondPage"))

    #expect(
      recording.after("presented").filter { $0.family == .presentation } == [
        .presentation(.presentBegan(on: root, controller: page, animated: false)),
        .presentation(.presentEnded(controller: page)),
      ])
    #expect(recording.after("nothing new").isEmpty)
    #expect(
      recording.after("dismissed").first
        == .presentation(.dismissEnded(controller: page, cancelled: false)))
  }

  @Test func `a page that died is dismissed before its handle is free`() throws {
    let recording = try PresentationRuns.forgotten()
    let page = try #require(recording.controller("SecondPage"))
    let seen = Event.Kind.observation(
      .sceneOrientation(scene: SceneID(rawValue: 0), orientation: .portrait))

    #expect(
      recording.after("look") == [
        .presentation(.dismissEnded(controller: page, cancelled: false)), .gone(page), seen,
      ])
  }

  @Test func `what the user does to a sheet is reported, and the app's delegate hears of it`()
    throws
  {
    let (recording, calls) = try PresentationRuns.pulled()
    let page = try #require(recording.controller("SecondPage"))

    let began = Event.Kind.presentation(
      .dismissBegan(controller: page, animated: true, interactive: true))
    #expect(
      recording.after("not far enough").filter { $0.family == .presentation } == [
        began, .presentation(.dismissEnded(controller: page, cancelled: true)),
      ])
    #expect(
      recording.after("away").filter { $0.family == .presentation } == [
        began, .presentation(.dismissEnded(controller: page, cancelled: false)),
      ])
    #expect(calls == ["should", "will", "should", "will", "did"])
  }
}

extension Event.Kind {
  fileprivate var isStyle: Bool {
    if case .controller(.presentationStyle) = self { true } else { false }
  }
}
