import Testing

/// Names of controllers and windows that there are not.
struct BrokenNameTests {
  @Test(arguments: controllers)
  func `a controller that is nowhere declared is named`(breakage: Breakage) {
    #expect(breakage.outcome == breakage.message)
  }

  @Test(arguments: windows)
  func `a window that is not there is named`(breakage: Breakage) {
    #expect(breakage.outcome == breakage.message)
  }

  private static let controllers = [
    Breakage(
      #"{"byVisible": {"A""#, #"{"byVisible": {"Z""#,
      #"scenarios[0] (sample).app.delegate.byVisible.Z: no controller "Z""#),
    Breakage(
      #""children": ["A", "B"]"#, #""children": ["A", "Z"]"#,
      #"scenarios[0] (sample).controllers.nav.children[1]: no controller "Z""#),
    Breakage(
      #""lockChild": "B""#, #""lockChild": "Z""#,
      #"scenarios[0] (sample).controllers.A.lockChild: no controller "Z""#),
    Breakage(
      #""root": "nav""#, #""root": "naw""#,
      #"scenarios[0] (sample).windows[0].root: no controller "naw" (did you mean nav?)"#),
    Breakage(
      #""subviewsOf": ["C"]"#, #""subviewsOf": ["Z"]"#,
      #"scenarios[0] (sample).windows[1].subviewsOf[0]: no controller "Z""#),
    Breakage(
      #"{"on": "nav", "vc": "alert"}"#, #"{"on": "main", "vc": "alert"}"#,
      #"scenarios[0] (sample).initial.presented[0].on: no controller "main""#),
    Breakage(
      #""visible": "B""#, #""visible": "side""#,
      #"scenarios[0] (sample).steps[1].expect.visible: no controller "side""#),
    Breakage(
      #""willRotate:C""#, #""willRotate:Z""#,
      #"scenarios[0] (sample).steps[1].expect.events[4]: no controller "Z""#),
    Breakage(
      #""setNeedsUpdate", "vc": "A""#, #""setNeedsUpdate", "vc": "Z""#,
      #"scenarios[0] (sample).steps[5].vc: no controller "Z""#),
    Breakage(
      #""root": "halves""#, #""root": "halve""#,
      #"scenarios[0] (sample).steps[21].root: no controller "halve" (did you mean halves?)"#),
    Breakage(
      #""consulted": ["A", "nav"]"#, #""consulted": ["A", "main"]"#,
      #"scenarios[0] (sample).expect.consulted[1]: no controller "main""#),
  ]

  private static let windows = [
    Breakage(
      #""embed", "on": "side""#, #""embed", "on": "late""#,
      #"scenarios[0] (sample).steps[18].on: no controller or window "late""#),
    Breakage(
      #""window": "side""#, #""window": "late""#,
      #"scenarios[0] (sample).steps[20].window: no window "late""#),
    Breakage(
      #"{"byVisible": {"A""#, #"{"byWindow": {"sidd""#,
      #"scenarios[0] (sample).app.delegate.byWindow.sidd: no window "sidd" (did you mean side?)"#),
    Breakage(
      #""windows": {"side""#, #""windows": {"late""#,
      #"scenarios[0] (sample).steps[1].expect.windows.late: no window "late""#),
    Breakage(
      #"{"op": "showSystemAlert"}"#, #"{"op": "removeWindow", "id": "late"}"#,
      #"scenarios[0] (sample).steps[23].id: no window "late""#),
    Breakage(
      #"{"op": "showSystemAlert"}"#,
      #"{"op": "background", "expect": {"windows": {"late": ["portrait"]}}}"#,
      #"scenarios[0] (sample).steps[23].expect.windows.late: no window "late""#),
  ]

  @Test func `a mask can be given for a window that comes later`() {
    let breakage = Breakage(#"{"byVisible": {"A""#, #"{"byWindow": {"late""#, "")

    #expect(breakage.outcome == nil)
    #expect(SampleScenario.text.contains(breakage.old))
  }
}
