import Testing

/// Values of the set-up that are wrong by themselves.
struct BrokenValueTests {
  @Test(arguments: head + environment + app)
  func `a wrong value at the top is named`(breakage: Breakage) {
    #expect(breakage.outcome == breakage.message)
  }

  @Test(arguments: controllers + windows + initial)
  func `a wrong value of the set-up is named`(breakage: Breakage) {
    #expect(breakage.outcome == breakage.message)
  }

  private static let orientations =
    "; expected one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight"

  private static let head = [
    Breakage(
      "swivel.scenario/1", "swivel.scenario/2",
      #"scenarios[0].schema: unknown format "swivel.scenario/2"; expected swivel.scenario/1"#),
    Breakage(
      #""schema": "swivel.scenario/1", "#, "", "scenarios[0]: no schema"),
    Breakage(
      #""id": "sample", "#, "", "scenarios[0]: no id"),
    Breakage(
      #""id": "sample""#, #""id": "Sample""#,
      #"scenarios[0].id: "Sample" is not a scenario id: a small letter or a digit, then letters, digits and -"#
    ),
    Breakage(
      #""A sample", "#, "7, ", "scenarios[0] (sample).title: expected a string, found 7"),
    Breakage(
      #""title": "A sample", "#, "", "scenarios[0] (sample): no title"),
    Breakage(
      #""source": "none""#, #""source": null"#,
      "scenarios[0] (sample).source: expected a string, found null"),
    Breakage(
      #""blog""#, #""novel""#,
      #"scenarios[0] (sample).source_kind: unknown source kind "novel"; expected one of seed, github-issue, blog, apple-doc, release-notes, stackoverflow"#
    ),
    Breakage(
      #"["R1", "R22"]"#, "[]", "scenarios[0] (sample).rules: expected at least 1 element, found 0"),
    Breakage(
      #""R22""#, #""R1""#, #"scenarios[0] (sample).rules[1]: "R1" appears twice"#),
    Breakage(
      #""R22""#, #""R""#,
      #"scenarios[0] (sample).rules[1]: "R" is not a rule: R and its number"#),
    Breakage(
      #""oracle": "none""#, #""oracle": "firm""#,
      #"scenarios[0] (sample).oracle: unknown oracle "firm"; expected one of hard, soft, none"#),
    Breakage(
      #""oracle""#, #""orcale""#,
      #"scenarios[0] (sample): unknown key "orcale" (did you mean oracle?)"#),
    Breakage(
      #""why""#, #""per\u001bhaps so""#,
      #"scenarios[0] (sample): unknown key "per\u001bhaps so""#),
  ]

  private static let environment = [
    Breakage(
      #""16.4""#, #""16""#,
      #"scenarios[0] (sample).environment.ios: "16" is not a version: major.minor or major.minor.patch"#
    ),
    Breakage(
      #""15.2.1""#, #""15.+2.1""#,
      #"scenarios[0] (sample).environment.linkedSDK: "15.+2.1" is not a version: major.minor or major.minor.patch"#
    ),
    Breakage(
      #""15.2.1""#, #""15.256""#,
      #"scenarios[0] (sample).environment.linkedSDK: "15.256" is not a version: major.minor or major.minor.patch"#
    ),
    Breakage(
      "16...18", "16..18",
      #"scenarios[0] (sample).environment.iosRange: "16..18" is not a range of major versions: 8, 6...15 or 16+"#
    ),
    Breakage(
      "16...18", "16...18+",
      #"scenarios[0] (sample).environment.iosRange: "16...18+" is not a range of major versions: 8, 6...15 or 16+"#
    ),
    Breakage(
      #""iosRange": "16...18", "#, "", "scenarios[0] (sample).environment: no iosRange"),
    Breakage(
      #""ipad""#, #""iPad""#,
      #"scenarios[0] (sample).environment.device: unknown device "iPad"; expected one of iphone-faceid, iphone-home, iphone-plus, iphone-duo, iphone-on-ipad, ipad"#
    ),
    Breakage(
      #""splitView""#, #""slideOver""#,
      #"scenarios[0] (sample).environment.windowing: unknown windowing "slideOver"; expected one of fullScreen, windowed, splitView, mirrored"#
    ),
    Breakage(
      #""scene", "process""#, #""window", "process""#,
      #"scenarios[0] (sample).environment.lifecycle: unknown lifecycle "window"; expected one of app, scene"#
    ),
    Breakage(
      #""extension""#, #""widget""#,
      #"scenarios[0] (sample).environment.process: unknown process "widget"; expected one of app, extension"#
    ),
    Breakage(
      #""deviceNotifications": false"#, #""deviceNotifications": 0"#,
      "scenarios[0] (sample).environment.deviceNotifications: expected true or false, found 0"),
  ]

  private static let app = [
    Breakage(
      #""infoPlist": ["landscapeRight", "portrait"], "#, "",
      "scenarios[0] (sample).app: no infoPlist"),
    Breakage(
      #""sceneDelegate": ["landscapeLeft"]"#, #""sceneDelegate": ["landscape"]"#,
      #"scenarios[0] (sample).app.sceneDelegate[0]: unknown orientation "landscape"\#(orientations)"#
    ),
    Breakage(
      #", "sceneDelegate": ["landscapeLeft"]"#, "",
      "scenarios[0] (sample).app: no sceneDelegate"),
    Breakage(
      #"["landscapeRight", "portrait"]"#, #"["landscapeRight", "landscapeRight"]"#,
      #"scenarios[0] (sample).app.infoPlist[1]: "landscapeRight" appears twice"#),
    Breakage(
      #"{"byVisible": {"A": ["portrait"], "*": []}}"#, "true",
      "scenarios[0] (sample).app.delegate: expected null, an array or an object, found true"),
    Breakage(
      #"{"A": ["portrait"], "*": []}"#, #"{"A": ["portrait"]}"#,
      "scenarios[0] (sample).app.delegate.byVisible: no *"),
    Breakage(
      #"{"byVisible": {"A": ["portrait"], "*": []}}"#, "{}",
      "scenarios[0] (sample).app.delegate: no byVisible or byWindow"),
  ]

  private static let controllers = [
    Breakage(
      #""A": {"kind": "plain", "class""#, #""A": {"kind": "page", "class""#,
      #"scenarios[0] (sample).controllers.A.kind: unknown kind "page"; expected one of plain, navigation, tab, split, container, alert, system"#
    ),
    Breakage(
      #""C": {"kind": "plain", "style": null}"#, #""C": {}"#,
      "scenarios[0] (sample).controllers.C: no kind"),
    Breakage(
      #""C": {"kind": "plain", "style": null}"#, #""C": 3"#,
      "scenarios[0] (sample).controllers.C: expected an object, found 3"),
    Breakage(
      #""halves": {"#, #""one half": {"#,
      #"scenarios[0] (sample).controllers["one half"]: "one half" is not an id: a letter, then letters, digits and _"#
    ),
    Breakage(
      #""supported": ["portrait", "landscapeLeft"]"#, #""supported": ["portrait", "landscape"]"#,
      #"scenarios[0] (sample).controllers.A.supported[1]: unknown orientation "landscape"\#(orientations)"#
    ),
    Breakage(
      #""supported": ["portrait""#, #""suported": ["portrait""#,
      #"scenarios[0] (sample).controllers.A: unknown key "suported" (did you mean supported?)"#),
    Breakage(
      #""preferred": "unknown""#, #""preferred": "faceUp""#,
      #"scenarios[0] (sample).controllers.A.preferred: unknown orientation "faceUp"; expected one of unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft"#
    ),
    Breakage(
      #""shouldAutorotate": false"#, #""shouldAutorotate": "NO""#,
      #"scenarios[0] (sample).controllers.A.shouldAutorotate: expected true or false, found "NO""#),
    Breakage(
      #"["landscapeRight"], "prefersLock""#, #"null, "prefersLock""#,
      "scenarios[0] (sample).controllers.A.customMask: expected an array, found null"),
    Breakage(
      #""forwards": "visible""#, #""forwards": "bottom""#,
      #"scenarios[0] (sample).controllers.nav.forwards: unknown forwarding "bottom"; expected one of none, top, visible, visibleUnlessDismissing, selected, leaf, leafCustom, presenter"#
    ),
    Breakage(
      #""forwardsVia": "delegate""#, #""forwardsVia": "swizzle""#,
      #"scenarios[0] (sample).controllers.nav.forwardsVia: unknown hook "swizzle"; expected one of override, delegate"#
    ),
    Breakage(
      #""automatic""#, #""none""#,
      #"scenarios[0] (sample).controllers.halves.style: unknown style "none"; expected one of fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, automatic"#
    ),
    Breakage(
      #""forcePreferred""#, #""force""#,
      #"scenarios[0] (sample).controllers.nav.onWillShow: unknown policy "force"; expected one of none, forcePreferred, forcePreferredIfUnsupported"#
    ),
    Breakage(
      #""children": ["A", "B"]"#, #""children": ["A", "A"]"#,
      #"scenarios[0] (sample).controllers.nav.children[1]: "A" appears twice"#),
    Breakage(
      #""children": ["A", "B"], "#, "", "scenarios[0] (sample).controllers.nav: no children"),
  ]

  private static let windows = [
    Breakage(
      #""id": "main""#, #""id": "1st""#,
      #"scenarios[0] (sample).windows[0].id: "1st" is not an id: a letter, then letters, digits and _"#
    ),
    Breakage(
      #""root": null, "#, "", "scenarios[0] (sample).windows[1]: no root"),
  ]

  private static let initial = [
    Breakage(
      #""faceUp""#, #""flat""#,
      #"scenarios[0] (sample).initial.device: unknown device orientation "flat"; expected one of unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown"#
    ),
    Breakage(
      #", "rotationLock": true"#, "", "scenarios[0] (sample).initial: no rotationLock"),
    Breakage(
      #"[{"on": "nav", "vc": "alert"}]"#, "[]",
      "scenarios[0] (sample).initial.presented: expected at least 1 element, found 0"),
    Breakage(
      #"{"on": "nav", "vc": "alert"}"#, #"{"on": "nav", "by": "A", "vc": "alert"}"#,
      #"scenarios[0] (sample).initial.presented[0]: unknown key "by""#),
  ]
}
