import UIKit

extension ConformanceRun {
  /// All runs.
  public static let all = device + containers + presentations + requests

  private static let device = [
    Self(
      "every-side",
      [.turn(.landscapeLeft), .turn(.faceUp), .turn(.portraitUpsideDown), .turn(.landscapeRight)]
    ) { $0.page("root", .all) },
    Self("portrait-page", [.turn(.landscapeLeft), .turn(.portrait)]) { $0.page("root", .portrait) },
    Self("app-mask", [.turn(.landscapeLeft)]) {
      $0.page("root", .all)
      $0.mask = .portrait
    },
    Self("no-autorotation", [.turn(.landscapeLeft)]) {
      $0.page("root", .allButUpsideDown, autorotates: false)
    },
    Self("window-above", [.overlay("message"), .turn(.landscapeLeft)]) {
      $0.page("root", .portrait)
      $0.page("message", .allButUpsideDown)
    },
    Self("other-root", [.root("next")]) {
      $0.page("root", .portrait)
      $0.page("next", .landscapeRight)
    },
  ]

  private static let containers = [
    Self("tabs-ignore-page", [.turn(.landscapeLeft)]) {
      $0.page("page", .portrait)
      $0.tabs("root", of: "page")
    },
    Self("stack-asks-page", [.turn(.landscapeLeft)]) {
      $0.page("list", .portrait)
      $0.stack("root", of: "list", forwards: true)
    },
    Self("push-and-pop", [.push("player"), .turn(.landscapeLeft), .pop]) {
      $0.page("list", .portrait)
      $0.page("player", .allButUpsideDown)
      $0.stack("root", of: "list", forwards: true)
    },
    Self("push-landscape", [.push("map")]) {
      $0.page("list", .allButUpsideDown)
      $0.page("map", .landscapeRight)
      $0.stack("root", of: "list", forwards: true)
    },
  ]

  private static let presentations = [
    Self("full-screen", [.present("player"), .dismiss("player")]) {
      $0.page("root", .portrait)
      $0.page("player", .landscapeRight, style: .fullScreen)
    },
    Self("preferred", [.present("player"), .dismiss("player")]) {
      $0.page("root", .portrait)
      $0.page("player", .allButUpsideDown, prefers: .landscapeRight, style: .fullScreen)
    },
    Self("sheet", [.present("form"), .turn(.landscapeLeft)]) {
      $0.page("root", .allButUpsideDown)
      $0.page("form", .portrait, style: .pageSheet)
    },
    Self("over-full-screen", [.present("video"), .turn(.landscapeLeft)]) {
      $0.page("root", .portrait)
      $0.page("video", .allButUpsideDown, style: .overFullScreen)
    },
  ]

  private static let requests = [
    Self(
      "allow-and-update",
      [.turn(.landscapeLeft), .allow(.allButUpsideDown, page: "root"), .update("root")]
    ) { $0.page("root", .portrait) },
    Self("request", on: 16...Int.max, [.request(.landscapeRight), .turn(.landscapeLeft)]) {
      $0.page("root", .allButUpsideDown)
    },
    Self("request-refused", on: 16...Int.max, [.request(.landscapeRight)]) {
      $0.page("root", .portrait)
    },
    Self("set-device", [.force(.landscapeLeft)]) { $0.page("root", .allButUpsideDown) },
    Self(
      "lock", on: 26...Int.max,
      [.lock(true, page: "root"), .turn(.landscapeLeft), .lock(false, page: "root")]
    ) { $0.page("root", .allButUpsideDown) },
  ]
}
