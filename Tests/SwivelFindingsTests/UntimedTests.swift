import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

/// A trace that states only the order of its events.
struct UntimedTests {
  private static let (root, page, other) = (
    HandmadeRun.root, HandmadeRun.page, HandmadeRun.other
  )
  private static let turn = Event.Kind.device(.deviceTurned(to: .landscapeLeft))

  private static func seen(_ orientation: InterfaceOrientation) -> Event.Kind {
    .observation(.interfaceOrientation(window: HandmadeRun.window, orientation: orientation))
  }

  @Test func `an observation against the rules is no rotation that has yet to end`() {
    let run = HandmadeRun(17).shown(in: .portrait, held: .portrait)
      .adding(Self.turn, Self.seen(.portrait))

    #expect(run.ids(apart: nil) == ["unexplained-rotation"])
    #expect(run.ids(apart: 1_000) == [])
    #expect(run.ids(apart: 3_000_000) == ["unexplained-rotation"])
    #expect(run.adding(Self.seen(.landscapeRight)).ids(apart: nil) == [])
  }

  @Test func `an observation belongs to what happened before it, however much lies between`() {
    let asked = Event.Kind.answer(.maskAnswered(controller: Self.root, mask: HandmadeRun.wide))
    let run = HandmadeRun(17).shown(in: .portrait, held: .portrait)
      .adding(Self.seen(.landscapeRight), asked, asked, Self.turn)

    #expect(run.ids(apart: nil) == [])
    #expect(run.ids(apart: 3_000_000) == ["unexplained-rotation"])
  }

  @Test func `two rotations are one motion only if their times show it`() {
    let run = HandmadeRun(
      17,
      [
        .controller(.supported(controller: Self.root, mask: .portrait)),
        .controller(.supported(controller: Self.page, mask: HandmadeRun.wide)),
      ]
    )
    .shown(in: .portrait, held: .portrait).presenting(Self.page, .fullScreen)
    .adding(
      Self.turn, Self.seen(.landscapeRight),
      .presentation(.dismissEnded(controller: Self.page, cancelled: false)),
      Self.seen(.portrait))

    #expect(run.ids(apart: nil) == [])
    #expect(run.ids(apart: 1_000) == ["rotation-bounce"])
  }

  @Test func `a pop without an end is judged once it must have ended`() {
    let run = Self.popped(Self.seen(.landscapeRight))

    #expect(run.ids(apart: 3_000_000) == ["back-navigation-rotated"])
    for gap in [nil, 1_000] as [UInt64?] {
      #expect(run.analysis(apart: gap).verdict == .unjudged([.end(of: .pop)]))
    }
  }

  @Test func `with its end it is judged by the order`() {
    let shown = Event.Kind.navigation(.didShow(on: Self.root, controller: Self.page))

    #expect(
      Self.popped(shown, Self.seen(.landscapeRight)).ids(apart: nil) == ["back-navigation-rotated"])
    #expect(
      Self.popped(Self.seen(.landscapeRight), shown, Self.seen(.portrait)).analysis(apart: nil)
        .verdict == .clean)
  }

  @Test func `another transition does not hide that one had no end`() {
    let run = Self.popped(Self.seen(.landscapeRight)).showing(Self.other)

    #expect(run.analysis(apart: nil).verdict == .unjudged([.end(of: .pop)]))
  }

  @Test func `a presenter in no window is a forgotten fact`() {
    let run = HandmadeRun(17, Self.masks).shown(in: .portrait, held: .portrait)
      .presenting(Self.other, over: Self.page, .fullScreen).adding(Self.seen(.portrait))
    let child = Event.Kind.hierarchy(.childAdded(parent: Self.root, child: Self.page))

    #expect(run.analysis(apart: nil).verdict == .unjudged([.attachment(of: Self.page)]))
    #expect(run.adding(child).analysis(apart: nil).verdict == .clean)
    #expect(run.analysis(apart: 1_000).verdict == .clean)
  }

  @Test func `a window that was not added is a forgotten fact until it is`() {
    let other = WindowID(rawValue: 2)
    let root = Event.Kind.window(.rootChanged(window: other, controller: Self.other))
    let added = Event.Kind.window(
      .windowAdded(window: other, scene: SceneID(rawValue: 0), level: 1, hidden: false))
    let run = HandmadeRun(17, Self.masks).shown(in: .portrait, held: .portrait)
    let seen = Event.Kind.observation(.interfaceOrientation(window: other, orientation: .portrait))

    for kind in [root, seen] {
      #expect(
        run.adding(kind).analysis(apart: nil).verdict == .unjudged([.addition(of: other)]))
      #expect(run.adding(kind, added).analysis(apart: nil).verdict == .clean)
      #expect(run.adding(added, kind).analysis(apart: nil).verdict == .clean)
      #expect(run.adding(kind).analysis(apart: 1_000).verdict == .clean)
    }
  }

  @Test func `an empty container, and a page that is asked and in no window, are forgotten facts`()
  {
    let tabs = Event.Kind.controller(
      .controller(controller: Self.root, type: .tab, name: nil))
    let run = HandmadeRun(17, [tabs] + Self.masks).shown(in: .portrait, held: .portrait)
    let asked = Event.Kind.answer(.maskAnswered(controller: Self.page, mask: .portrait))
    let child = Event.Kind.hierarchy(.childAdded(parent: Self.root, child: Self.page))

    #expect(run.analysis(apart: nil).verdict == .unjudged([.child(of: Self.root)]))
    #expect(
      run.adding(asked).analysis(apart: nil).verdict
        == .unjudged([.attachment(of: Self.page), .child(of: Self.root)]))
    #expect(run.adding(asked, child).analysis(apart: nil).verdict == .clean)
  }

  @Test func `the child that a container shows is a forgotten fact if the masks differ`() {
    let run = HandmadeRun(
      17,
      Self.masks + [
        .controller(.controller(controller: Self.root, type: .container, name: nil)),
        .hierarchy(.childAdded(parent: Self.root, child: Self.page)),
        .hierarchy(.childAdded(parent: Self.root, child: Self.other)),
      ]
    ).shown(in: .portrait, held: .portrait)
    let selected = Event.Kind.hierarchy(.childSelected(parent: Self.root, child: Self.other))
    let same = Event.Kind.controller(
      .supported(controller: Self.page, mask: HandmadeRun.wide))

    #expect(run.analysis(apart: nil).verdict == .unjudged([.selection(in: Self.root)]))
    #expect(run.adding(selected).analysis(apart: nil).verdict == .clean)
    #expect(run.analysis(apart: 1_000).verdict == .clean)
    #expect(
      HandmadeRun(17, Self.masks + [same]).shown(in: .portrait, held: .portrait)
        .analysis(apart: nil).verdict == .clean)
  }

  private static let masks: [Event.Kind] = [
    .controller(.supported(controller: page, mask: .portrait)),
    .controller(.supported(controller: other, mask: HandmadeRun.wide)),
  ]

  /// A page is pushed over one for portrait, rotated to landscape, and popped.
  private static func popped(_ rest: Event.Kind...) -> HandmadeRun {
    var run = HandmadeRun(
      17,
      masks + [
        .controller(.controller(controller: root, type: .navigation, name: nil)),
        .controller(.forwarding(controller: root, to: .top, hook: .override)),
        .hierarchy(.childAdded(parent: root, child: page)),
      ]
    )
    .shown(in: .portrait, held: .portrait).showing(other)
    .adding(
      turn, seen(.landscapeRight),
      .navigation(.willShow(on: root, controller: page, animated: true, interactive: false)))
    for kind in rest { run = run.adding(kind) }
    return run
  }
}
