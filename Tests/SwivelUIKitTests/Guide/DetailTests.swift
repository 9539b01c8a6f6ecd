import SwivelModel
import SwivelTesting
import SwivelUIKit
import Testing

@MainActor struct DetailTests {
  @Test func `the detail page stays in portrait`() throws {
    let mask = InterfaceOrientationMask(supportedBy: DetailController(article: 1))
    let trace = try swivelTrace { recorder in
      let app = RecordedApp(recorder)
      let list = app.page("ListController", allowing: .allButUpsideDown)
      let detail = app.page("DetailController", allowing: mask)
      let settings = app.page("SettingsController", allowing: .portrait)
      let stack = app.container("StackController", .navigation, of: list, forwarding: .top)
      app.open(app.container("TabController", .tab, of: stack, settings, forwarding: .selected))
      app.push(detail, on: stack)
      app.rotate(.landscapeLeft)
    }

    try trace.expect {
      Starts(.portrait)
      Never(.landscape)
    }
  }
}
