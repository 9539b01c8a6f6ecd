import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

/// A page that overrides only the question of iOS 5, after others that pass the question on to it.
struct SynthesizedMaskTests {
  private let stack = ControllerID(rawValue: 0)
  private let page = ControllerID(rawValue: 1)
  private let above = ControllerID(rawValue: 2)
  private let window = WindowID(rawValue: 0)

  @Test func `a stack that passes the question on gets what UIKit makes of the old answers`() {
    let ruling = replayed(start(on: 6)).inspect(window)

    #expect(ruling.respondent == page && ruling.controllerMask == .portrait)
  }

  @Test func `what a delegate or the app's own protocol answers is another object's`() {
    let delegate = start(on: 7) + [.controller(.delegateMask(controller: stack, mask: .landscape))]
    let custom: [Event.Kind] =
      start(on: 6) + [
        .controller(.customMask(controller: page, mask: .landscape)),
        .controller(.forwarding(controller: stack, to: .leafCustom, hook: .override)),
      ]

    #expect(replayed(delegate).inspect(window).controllerMask == .landscape)
    #expect(replayed(custom).inspect(window).controllerMask == .landscape)
  }

  @Test func `a page over it that leaves it in place is limited by the same`() {
    let covered: [Event.Kind] =
      start(on: 9) + [
        .controller(
          .presentationStyle(controller: above, style: .overFullScreen, removesPresenter: false)),
        .presentation(.presentBegan(on: page, controller: above, animated: false)),
      ]

    let ruling = replayed(covered).inspect(window)

    #expect(ruling.asked == above && ruling.controllerMask == .portrait)
    #expect(ruling.isLimitedByPresenter)
  }

  /// A page in a stack that forwards to its top page.
  private func start(on version: UInt16) -> [Event.Kind] {
    [
      .session(.systemVersion(version: SystemVersion(version))),
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.forwarding(controller: stack, to: .top, hook: .override)),
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .controller(.shouldAutorotateTo(controller: page, mask: .portrait)),
      .hierarchy(.childAdded(parent: stack, child: page)),
      .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: stack)),
    ]
  }

  private func replayed(_ kinds: [Event.Kind]) -> Replayer {
    var replayer = Replayer()
    for event in EventList.of(kinds) { _ = replayer.apply(event) }
    return replayer
  }
}
