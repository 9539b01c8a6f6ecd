import SwivelModel
import Testing

@testable import SwivelQueries

struct ChangeReaderTests {
  private static let controllerTexts: [(text: String, kind: EventCode, numbers: [UInt32])] = [
    ("controller.Page.supported=portrait", .supported, [2]),
    ("controller.Page.supported=portrait,landscapeLeft", .supported, [10]),
    ("controller.Page.supported=allButUpsideDown", .supported, [14]),
    ("controller.Page.supported=nothing", .supported, [1]),
    ("controller.Page.supported=default", .supported, [0]),
    ("controller.Page.shouldAutorotate=no", .shouldAutorotate, [1]),
    ("controller.Page.preferred=unknown", .preferred, [1]),
    ("controller.Page.forwards=selected", .forwarding, [4]),
    ("controller.Page.forwarding=selected", .forwarding, [4]),
    ("controller.Page.forwardsVia=delegate", .forwarding, [1]),
    ("controller.Page.style=popover", .presentationStyle, [8]),
    ("controller.Page.onWillShow=none", .willShowPolicy, [0]),
  ]

  @Test(arguments: controllerTexts) func `what is set of a controller is read`(
    text: String, kind: EventCode, numbers: [UInt32]
  ) throws {
    let declaration = try ChangeReader.declaration(text)

    #expect(declaration.kind == kind)
    #expect(declaration.edits.map(\.number) == numbers)
    #expect(declaration.target == .init(name: "Page"))
  }

  @Test func `a name may have points, and a handle after it`() throws {
    let long = try ChangeReader.declaration("controller.App.Host<A.B>.supported=all")
    let one = try ChangeReader.declaration("controller.Page#12.supported=all")
    let unnamed = try ChangeReader.declaration("controller.#12.supported=all")

    #expect(long.target == .init(name: "App.Host<A.B>"))
    #expect(one.target == .init(name: "Page", controller: ControllerID(rawValue: 12)))
    #expect(unnamed.target == .init(name: nil, controller: ControllerID(rawValue: 12)))
  }

  @Test func `what is set of the app and the device is read`() throws {
    #expect(try ChangeReader.declaration("app.mask=default").edits.map(\.number) == [0])
    #expect(try ChangeReader.declaration("app.requiresFullScreen=true").edits.map(\.number) == [1])
    #expect(try ChangeReader.declaration("app.plist=landscapeLeft,portrait").entries == [4, 1])
    #expect(try ChangeReader.declaration("app.plist=nothing").entries == [])
    #expect(try ChangeReader.declaration("device.rotationLock=true").target == nil)
    #expect(try ChangeReader.device("iphone-plus").edits.map(\.number) == [6, 0])
    #expect(try ChangeReader.device("iPad8,1").edits.map(\.number) == [1, 0])
    #expect(try ChangeReader.system("15.4").edits.map(\.number) == [15 << 16 | 4 << 8])
  }

  @Test func `events are reported by number`() throws {
    #expect(try ChangeReader.drop("28") == 28...28)
    #expect(try ChangeReader.drop("28-31") == 28...31)
    let insertion = try ChangeReader.insertion(#"3:{"kind":"rotationLock","on":true}"#)
    #expect(insertion == Insertion(before: 3, #"{"kind":"rotationLock","on":true}"#))
  }

  private static let malformed = [
    "", "=", ".", "a", "controller", "controller.", "controller=portrait", "controller.Page",
    "controller.Page=portrait", "controller.supported=portrait", "controller..=", "app=all",
    "app.mask", "app.a.mask=all", "controller.Page#.supported=all",
    "controller.Page#99999.supported=all", "controller.Page#-1.supported=all", "device.a.b=1",
  ]

  @Test(arguments: malformed) func `what is no declaration is refused`(text: String) {
    #expect(throws: ChangeError.self) { try ChangeReader.declaration(text) }
  }

  private static let misspelt: [(text: String, help: String)] = [
    ("controler.Page.supported=all", "did you mean controller?"),
    ("controller.Page.suported=all", "did you mean supported?"),
    ("controller.Page.supported=portait", "did you mean portrait?"),
    ("controller.Page.supported=portrait,landscapLeft", "did you mean landscapeLeft?"),
    ("controller.Page.supported=portrait,portrait", "expected one of portrait"),
    ("controller.Page.supported=", "expected one of portrait"),
    ("controller.Page.forwards=slected", "did you mean selected?"),
    ("controller.Page.forwards=default", "expected one of none, top"),
    ("controller.Page.prefersLock=default", "expected one of true, false"),
    ("controller.Page.onWillShow=forcePreferred", "can only be set to none"),
    ("app.masks=all", "did you mean mask?"), ("device.lock=true", "expected one of rotationLock"),
    ("app.plist=portrait,portrait", "each at most once"),
    ("app.plist=all", "expected one of portrait"),
    ("ios=15.4", "did you mean --ios 15.4?"), ("device=ipad", "did you mean --device ipad?"),
    ("mode=salvage", "did you mean --mode salvage?"),
    ("mask=all", "did you mean --set app.mask=all?"),
    ("rotationLock=true", "did you mean --set device.rotationLock=true?"),
  ]

  @Test(arguments: misspelt) func `what is misspelt is reported, with the nearest word`(
    text: String, help: String
  ) {
    let error = #expect(throws: ChangeError.self) { try ChangeReader.declaration(text) }

    #expect(error?.description.contains(help) == true)
  }

  @Test(arguments: ["", "-", "3-", "-3", "5-3", "3-5-7", "x", "18446744073709551616"])
  func `what is no number of an event is refused`(text: String) {
    #expect(throws: ChangeError.self) { try ChangeReader.drop(text) }
  }

  private static let unreadable = [
    "", "3", "3:", ":{}", "x:{}", "3:[]", "3:{}", #"3:{"kind":"turned"}"#,
    #"3:{"kind":"rotationLock"}"#, #"3:{"kind":"rotationLock","on":true,"off":1}"#,
    #"3:{"kind":"rotationLock","on":true,"seq":9}"#, #"3:{"loss":3,"reason":"disk"}"#,
    #"3:{"kind":"rotationLock","on":true"#, #"18446744073709551615:{"kind":"systemAlertShown"}"#,
    #"3:{"swivel":"1.0"}"#,
  ]

  @Test(arguments: unreadable) func `what is no event is refused`(text: String) {
    #expect(throws: ChangeError.self) { try ChangeReader.insertion(text) }
  }

  @Test func `a device that is none is refused, with those that there are`() {
    let error = #expect(throws: ChangeError.self) { try ChangeReader.device("ipd") }

    #expect(error?.description.contains("did you mean ipad?") == true)
    #expect(error?.description.contains("iphone-faceid, iphone-home, iphone-plus") == true)
  }

  @Test func `declarations agree unless they set the same to different values`() throws {
    let texts = [
      "app.mask=all", "app.plist=portrait", "controller.Page.supported=all",
      "controller.Page#4.supported=portrait", "controller.Page.forwards=selected",
      "controller.Page.forwardsVia=delegate", "app.mask=all",
    ]
    let changes = try texts.map { Change.set(try ChangeReader.declaration($0)) }
    try changes.checkAgreement()

    for text in [
      "app.mask=portrait", "app.plist=landscapeLeft", "controller.Page.supported=portrait",
      "controller.Page.forwarding=top",
    ] {
      let contrary = Change.set(try ChangeReader.declaration(text))
      #expect(throws: ChangeError.self) { try (changes + [contrary]).checkAgreement() }
    }
  }
}
