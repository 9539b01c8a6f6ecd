import Testing

/// Values of steps and expectations that are wrong by themselves.
struct BrokenStepTests {
  @Test(arguments: steps + expectations)
  func `a wrong value of a step is named`(breakage: Breakage) {
    #expect(breakage.outcome == breakage.message)
  }

  private static let orientations =
    "; expected one of portrait, portraitUpsideDown, landscapeLeft, landscapeRight"

  private static let steps = [
    Breakage(
      #""attemptRotation""#, #""atemptRotation""#,
      #"scenarios[0] (sample).steps[4].op: unknown op "atemptRotation" (did you mean attemptRotation?)"#
    ),
    Breakage(
      #"{"op": "attemptRotation"}"#, "{}", "scenarios[0] (sample).steps[4]: no op"),
    Breakage(
      #"{"op": "attemptRotation"}"#, #""attemptRotation""#,
      #"scenarios[0] (sample).steps[4]: expected an object, found "attemptRotation""#),
    Breakage(
      #"{"op": "attemptRotation"}"#, #"{"op": "attemptRotation", "animated": true}"#,
      #"scenarios[0] (sample).steps[4]: unknown key "animated""#),
    Breakage(
      #", "to": "unknown""#, "", "scenarios[0] (sample).steps[3]: no to"),
    Breakage(
      #""to": "portraitUpsideDown""#, #""to": "faceUp""#,
      #"scenarios[0] (sample).steps[7].to: unknown orientation "faceUp"\#(orientations)"#),
    Breakage(
      "0.25", "1",
      "scenarios[0] (sample).steps[13].progress: 1.0 is not between 0 and 1, and neither of them"),
    Breakage(
      #""cancelled": true"#, #""cancelled": null"#,
      "scenarios[0] (sample).steps[14].cancelled: expected true or false, found null"),
    Breakage(
      #", "value": null"#, "", "scenarios[0] (sample).steps[9]: no value"),
    Breakage(
      "-90", #""90""#,
      #"scenarios[0] (sample).steps[27].degrees: expected a number, found "90""#),
    Breakage(
      "-90", "-1e999",
      "scenarios[0] (sample).steps[27].degrees: expected a number nearer to 0, found -1e999"),
  ]

  private static let expectations = [
    Breakage(
      #""interface": ["landscapeLeft", "landscapeRight"]"#, #""interface": []"#,
      "scenarios[0] (sample).steps[1].expect.interface: expected 1 to 4 elements, found 0"),
    Breakage(
      #"{"side": ["portrait"]}"#, "{}",
      "scenarios[0] (sample).steps[1].expect.windows: expected at least 1 element, found 0"),
    Breakage(
      #""recursion""#, #""loop""#,
      #"scenarios[0] (sample).steps[1].expect.exception: unknown exception "loop"; expected one of none, noCommonOrientation, preferredNotSupported, recursion, other"#
    ),
    Breakage(
      #""geometryDenied""#, #""denied""#,
      #"scenarios[0] (sample).steps[1].expect.error: unknown error "denied"; expected geometryDenied"#
    ),
    Breakage(
      #""kvcUnsupported""#, #""kvc""#,
      #"scenarios[0] (sample).steps[1].expect.log: unknown message "kvc"; expected kvcUnsupported"#),
    Breakage(
      #""windowBounds": "landscape""#, #""windowBounds": "square""#,
      #"scenarios[0] (sample).steps[1].expect.windowBounds: unknown shape "square"; expected one of portrait, landscape"#
    ),
    Breakage(
      #""passes": ["portrait", "landscapeLeft"]"#, #""passes": ["portrait"]"#,
      "scenarios[0] (sample).steps[1].expect.passes: expected at least 2 elements, found 1"),
    Breakage(
      #""didLayout""#, #""layout""#,
      #"scenarios[0] (sample).steps[1].expect.events[9]: "layout" is not an event"#),
    Breakage(
      #""askAppMask""#, #""askAppMask:A""#,
      #"scenarios[0] (sample).steps[1].expect.events[3]: "askAppMask:A" is not an event"#),
    Breakage(
      #"["deviceDidChange", "willShow:A", "didShow:A"]"#, "[]",
      "scenarios[0] (sample).steps[1].expect.noEvents: expected at least 1 element, found 0"),
    Breakage(
      #"["flat-misread"]"#, #"["flat-missread"]"#,
      #"scenarios[0] (sample).expect.findings[0]: unknown finding "flat-missread" (did you mean flat-misread?)"#
    ),
    Breakage(
      #"["flat-misread"]"#, #"["flat-misread", "flat-misread"]"#,
      #"scenarios[0] (sample).expect.findings[1]: "flat-misread" appears twice"#),
    Breakage(
      #""consulted": ["A", "nav"]"#, #""consulted": ["A", "A"]"#,
      #"scenarios[0] (sample).expect.consulted[1]: "A" appears twice"#),
  ]
}
