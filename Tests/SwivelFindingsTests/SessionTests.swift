import Foundation
import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText
import Testing

/// Sessions as people record them of common bugs, with what a colleague would say of each.
struct SessionTests {
  private static let expected = [
    "alert-recursion-throws-later": ["error forwarding-recursion 14"],
    "alert-turns-a-landscape-page": ["warning overlay-window-rotates 14"],
    "alert-window-as-the-page": [],
    "alert-window-over-a-flat-device": [],
    "app-delegate-holds-a-free-page": ["note app-mask-limits-page 13"],
    "app-delegate-widened-beside-a-scene-delegate": ["note app-mask-limits-page 15"],
    "app-lock-of-a-cover": ["warning lock-outlives-page 18"],
    "app-lock-of-a-cover-without-ends": ["warning lock-outlives-page 21"],
    "app-lock-of-a-hosted-view": ["warning lock-outlives-page 20"],
    "app-lock-set-back-before-another-page": ["note app-mask-limits-page 33"],
    "app-lock-set-back-then-another-page-left": [],
    "app-lock-set-back-unread": ["warning lock-outlives-page 27"],
    "app-mask-beside-that-of-another-window": [],
    "app-mask-of-an-instant": [],
    "app-mask-of-an-instant-before-a-clip": [],
    "app-mask-set-back-after-a-cover": [],
    "app-mask-set-for-a-clip": [],
    "app-mask-widened-for-a-new-root": [],
    "autorotate-false-there-and-back": [
      "warning autorotate-ignored 25", "thus autorotate-ignored 27",
    ],
    "autorotate-false-with-a-mask-in-a-stack": ["warning autorotate-ignored 14"],
    "autorotate-false-without-a-device": ["warning autorotate-ignored 9"],
    "back-rotated-without-ends": ["warning back-navigation-rotated 67"],
    "banner-in-a-locked-scene": [],
    "bar-beside-the-selected-stack": [],
    "bounds-before-the-device": [],
    "bounds-before-the-turn-is-over": [],
    "broken-chain-without-a-device": ["warning container-ignores-child 15"],
    "browser-in-a-portrait-app": [],
    "canceled-dismissal-that-turns-back": [
      "warning turned-mid-gesture 27", "thus rotation-bounce 31",
    ],
    "clip-over-a-locked-page": [],
    "container-and-app-exclude-a-player": ["warning container-ignores-child 14"],
    "container-answers-after-the-device": ["warning container-ignores-child 17"],
    "container-keeps-a-page-that-autorotates": ["warning container-ignores-child 16"],
    "container-refuses-a-landscape-page": ["warning container-ignores-child 13"],
    "container-refuses-autorotation": [],
    "container-returns-false-on-16": ["warning autorotate-ignored 12"],
    "cover-dismissed-held-upright": ["warning dismissal-rotated 17"],
    "cover-dismissed-side-unknown": [],
    "custom-dismissal-in-landscape": ["note stale-layout 28"],
    "custom-dismissal-then-device-set": [],
    "default-page-in-a-portrait-app": [],
    "delegate-answers-after-the-device": ["warning app-mask-limits-page 20"],
    "delegate-answers-for-the-leaving-page": ["warning dismissal-rotated 23"],
    "detail-of-a-split-view-turns": ["warning container-ignores-child 15"],
    "device-put-back-after-a-lock": [],
    "device-set-and-attempted-in-vain": ["warning force-ineffective 20"],
    "device-set-beyond-the-plist": ["warning force-ineffective 6"],
    "device-set-on-16": ["warning force-ineffective 10"],
    "device-set-on-a-multitasking-pad": ["warning force-ineffective 13"],
    "device-set-with-the-earlier-sdk": [],
    "dismissal-after-an-unobserved-turn": [],
    "dismissal-after-an-unrecorded-turn": ["note unexplained-rotation 20"],
    "dismissal-seen-before-the-device-turns": [],
    "dismissal-seen-late": ["warning dismissal-rotated 18"],
    "dismissal-without-its-end": ["warning dismissal-rotated 21"],
    "drawing-declines-rotation": [],
    "extension-without-masks": [],
    "external-display": [],
    "external-display-beside-a-pad": [],
    "external-display-without-a-device": [],
    "flat-device-read-and-forced": ["note flat-misread 24"],
    "flat-phone-flipped-by-a-lock": ["note flat-misread 14"],
    "flip-and-back": ["warning rotation-bounce 8"],
    "forced-after-an-unended-push": [],
    "form-sheet-logged-as-excluded": ["warning empty-intersection 13"],
    "form-sheet-runs-on-after-a-message": ["warning empty-intersection 13"],
    "form-sheet-turned-on-a-large-phone": ["error orientation-exception 19"],
    "form-sheet-without-a-message": ["warning empty-intersection 13"],
    "forwarded-pop": ["warning back-navigation-rotated 19"],
    "gallery-dragged-away-in-landscape": ["warning turned-mid-gesture 20"],
    "game-in-portrait-for-a-moment": [],
    "held-in-landscape-before-the-window": [],
    "inner-display-turns-before-the-notification": ["warning masks-are-a-preference 18"],
    "interface-lock-released": [],
    "interface-lock-without-times": [],
    "keyboard-keeps-its-shape": ["warning stale-layout 10"],
    "keyboard-laid-out-before-the-device": [],
    "keyboard-over-a-portrait-page": [],
    "keyboard-seen-over-a-portrait-page": [],
    "keyboard-whose-host-stays": [],
    "laid-flat-after-a-dismissal": [],
    "laid-flat-before-a-dismissal": [],
    "landscape-app-follows-the-pad": ["warning ipad-masks-not-consulted 13"],
    "landscape-page-pushed-in-a-portrait-app": [
      "warning app-mask-limits-page 15", "thus pushed-page-not-rotated 13",
    ],
    "last-child-shown-unselected": [],
    "launch-seen-after-the-device": ["warning launch-orientation-wrong 12"],
    "launch-seen-before-the-root": ["warning launch-orientation-wrong 10"],
    "launch-seen-turning-without-a-device": ["warning launch-orientation-wrong 10"],
    "launch-without-a-window": ["error launch-needs-scenes 5"],
    "launched-before-the-device-reports": [],
    "launched-outside-the-mask": ["warning launch-orientation-wrong 12"],
    "lock-and-request-in-vain": ["warning force-ineffective 16"],
    "lock-answered-by-the-delegate": ["warning lock-outlives-page 19"],
    "lock-before-a-push-of-a-free-app": ["warning lock-outlives-page 25"],
    "lock-by-device-to-the-other-side": ["warning force-ineffective 12"],
    "lock-by-mask-and-device": ["warning force-ineffective 10"],
    "lock-felt-before-the-notification": ["warning lock-outlives-page 29"],
    "lock-from-before-the-recording": [],
    "lock-of-each-of-two-covers": [],
    "lock-of-each-page-of-a-stack": [],
    "lock-of-the-root-outlives-a-tab": ["warning lock-outlives-page 22"],
    "lock-over-a-page-that-states-all": ["warning lock-outlives-page 43"],
    "lock-read-before-the-second-cover": ["warning lock-outlives-page 39"],
    "lock-released-after-a-while": ["warning lock-outlives-page 20"],
    "lock-released-and-followed": [],
    "lock-released-before-a-pop": [],
    "lock-released-with-an-update": ["warning force-ineffective 28"],
    "lock-seen-before-its-page": ["warning lock-outlives-page 23"],
    "lock-set-after-a-landscape-launch": ["warning launch-orientation-wrong 11"],
    "lock-set-back": [],
    "lock-set-back-after-dismissal": ["warning force-ineffective 23", "thus dismissal-rotated 24"],
    "lock-set-back-for-a-canceled-swipe": [],
    "lock-set-back-under-the-rotation-lock": [
      "warning lock-outlives-page 23", "warning dismissal-rotated 26",
    ],
    "lock-set-back-unseen": [],
    "lock-set-before-a-tab-is-shown": [],
    "lock-stays-after-an-unended-pop": ["warning lock-outlives-page 20"],
    "lock-stays-and-no-device-is-reported": [
      "warning lock-outlives-page 20", "thus force-ineffective 19",
      "thus back-navigation-rotated 20",
    ],
    "lock-while-a-page-is-presented": ["warning lock-asked-too-early 19"],
    "lock-without-an-update": ["warning interface-lock-ignored 14"],
    "lock-without-ends": ["warning lock-outlives-page 71"],
    "locked-page-in-a-window": ["warning interface-lock-ignored 22"],
    "locked-page-reports-late": [],
    "locked-page-without-ends": [],
    "logged-lock-stays": ["warning lock-outlives-page 26"],
    "mask-declared-early-and-widened": ["warning force-ineffective 14"],
    "mask-narrowed-and-not-read": ["warning force-ineffective 18"],
    "mask-not-read-before-a-request": ["warning request-refused 13", "thus force-ineffective 14"],
    "mask-of-tabs-in-a-panel": ["warning container-ignores-child 24", "thus dismissal-rotated 25"],
    "mask-read-by-an-unrecorded-call": [],
    "mask-set-back-after-dismissal": [
      "warning force-ineffective 23", "thus dismissal-rotated 24", "thus video-exit-rotated 24",
    ],
    "mask-set-back-before-a-dismissal-in-vain": [
      "warning dismissal-rotated 25", "thus video-exit-rotated 25",
    ],
    "mask-set-back-before-dismissal": [],
    "nothing-in-common-and-runs-on": ["warning empty-intersection 11"],
    "other-side-requested-and-refused": ["warning request-refused 14"],
    "overlay-apart-without-a-device": ["warning overlay-window-rotates 16"],
    "overlay-that-does-not-follow": ["warning overlay-window-rotates 13"],
    "overlay-turns-just-before-the-app": [],
    "overlay-turns-with-the-app-without-a-device": [],
    "pad-app-locked-to-portrait": [
      "warning ipad-masks-not-consulted 11", "thus request-refused 13",
    ],
    "pad-launched-before-the-device-is-known": [],
    "pad-lock-not-read": ["warning force-ineffective 17"],
    "pad-page-in-a-plain-stack": ["warning ipad-masks-not-consulted 17"],
    "pad-page-refuses-autorotation": ["warning autorotate-freezes 15"],
    "pad-that-never-rotates": [],
    "pad-turned-without-a-device": ["warning ipad-masks-not-consulted 13"],
    "pad-turns-before-the-notification": ["warning ipad-masks-not-consulted 16"],
    "pad-window-ignores-the-full-screen-key": [
      "warning ipad-masks-not-consulted 11", "thus launch-orientation-wrong 11",
      "thus force-ineffective 13",
    ],
    "pad-with-four-orientations": ["warning ipad-masks-not-consulted 11"],
    "pad-with-nothing-in-common": ["warning empty-intersection 16"],
    "page-frozen-in-spite-of-its-mask": ["warning autorotate-freezes 10"],
    "page-heeded-by-an-unrecorded-container": ["note unexplained-rotation 12"],
    "page-that-follows-the-device-after-a-pop": [],
    "phone-app-resized-on-a-pad": [],
    "pictures-long-after-leaving": [],
    "pictures-of-a-hidden-app": [],
    "player-first-seen-turned": [],
    "player-held-upside-down": [],
    "player-left-by-a-page-that-answered-before": [
      "warning dismissal-rotated 21", "thus video-exit-rotated 21",
    ],
    "player-of-a-portrait-app-never-seen-turned": [],
    "player-of-the-app-stays": ["warning app-mask-limits-page 12"],
    "player-over-a-portrait-page": ["warning dismissal-rotated 19", "thus video-exit-rotated 19"],
    "player-polled": [],
    "player-turned-by-requests": [],
    "player-window-turned-by-a-request": [],
    "player-without-ends": [],
    "pop-after-an-unobserved-turn": [],
    "pop-cured-by-an-update-seen-late": [],
    "pop-cured-by-uidevice-not-seen": [],
    "popover-with-another-mask": [],
    "popped-in-full-screen-on-a-pad": ["warning back-navigation-rotated 25"],
    "portrait-app-holds-a-free-page": ["note app-mask-limits-page 10"],
    "portrait-app-holds-a-landscape-page": ["warning app-mask-limits-page 10"],
    "portrait-app-holds-a-viewer": ["warning app-mask-limits-page 15"],
    "portrait-modal-without-a-device-report": ["warning modal-forced-portrait 11"],
    "portrait-root-stays-in-landscape": ["warning launch-orientation-wrong 13"],
    "portrait-stack-that-does-not-autorotate": [],
    "preference-that-uikit-logs": ["warning preferred-not-supported 13"],
    "preferred-side-after-a-dismissal": ["warning dismissal-rotated 20"],
    "presented-after-an-unended-pop": [],
    "pull-down-canceled": [],
    "pulled-down-cover-turns": ["warning turned-mid-gesture 23", "thus rotation-bounce 26"],
    "push-without-its-end": ["warning pushed-page-not-rotated 18"],
    "pushed-again-after-an-unended-pop": [],
    "pushed-page-turned-by-its-request": [],
    "pushed-without-ends": ["warning pushed-page-not-rotated 63"],
    "quick-turn-seen-late": [],
    "recursion-that-uikit-logs": ["warning forwarding-recursion 15"],
    "refused-by-the-windowing-mode": ["warning request-refused 7", "thus force-ineffective 8"],
    "refused-during-a-pop": ["warning request-refused 23", "thus back-navigation-rotated 26"],
    "refused-twice-in-a-window": ["warning request-refused 13", "thus force-ineffective 17"],
    "request-above-a-portrait-modal": ["warning empty-intersection 18", "thus request-refused 19"],
    "request-back-after-a-cover": ["warning force-ineffective 21"],
    "request-back-in-vain": ["warning force-ineffective 14"],
    "request-before-the-mask": ["warning request-refused 9", "thus force-ineffective 10"],
    "request-completed-by-the-mask": [],
    "request-during-a-pop": ["warning back-navigation-rotated 25"],
    "request-followed-then-user-turns": [],
    "request-in-a-windowed-scene": ["warning request-refused 13", "thus force-ineffective 14"],
    "request-in-mirroring": ["warning request-refused 15"],
    "request-made-early-and-again": ["note request-refused 19"],
    "request-of-a-scene-polled": [],
    "request-of-a-scene-seen-above": [],
    "request-refused-by-the-delegate": ["warning request-refused 21"],
    "request-seen-below-first": [],
    "request-seen-early-then-a-push": [],
    "request-seen-early-and-late": [],
    "request-shown-by-scene": [],
    "request-shown-by-second-window": [],
    "request-while-a-page-is-pushed": ["warning request-refused 15"],
    "root-lock-before-a-push": ["warning lock-outlives-page 22"],
    "root-lock-of-a-cover": ["warning lock-outlives-page 23"],
    "root-mask-widened-without-a-device": [],
    "run-after-another": [],
    "scene-lock-outlives-its-page": ["warning lock-outlives-page 25"],
    "scene-mask-logged-before-a-turn": [],
    "sheet-locked-by-the-root": [],
    "sheet-turned-without-a-device": ["warning sheet-mask-ignored 13"],
    "sheet-turns-before-the-notification": ["warning sheet-mask-ignored 19"],
    "side-copied-from-the-device": ["warning left-right-swapped 19"],
    "side-forced-without-a-device": ["warning forced-needlessly 18"],
    "side-locked-and-requested": ["warning left-right-swapped 16"],
    "side-passed-on-after-a-push": ["warning left-right-swapped 20", "thus forced-needlessly 20"],
    "side-read-and-passed-on": ["warning left-right-swapped 16"],
    "side-read-and-requested": ["warning left-right-swapped 21", "thus forced-needlessly 21"],
    "side-swapped-after-a-push": ["warning left-right-swapped 16"],
    "stack-answers-for-its-pages": ["warning back-navigation-rotated 25"],
    "stack-turns-behind-an-alert": [
      "warning container-ignores-child 15", "thus overlay-window-rotates 16",
    ],
    "stale-bounds-soon-after-the-turn": ["warning stale-layout 10"],
    "status-bar-read-before-the-turn-is-seen": ["warning status-bar-unavailable 16"],
    "swipe-canceled-after-a-turn": ["warning turned-mid-gesture 19"],
    "swipe-canceled-after-a-turn-and-back": ["warning turned-mid-gesture 23"],
    "swipe-canceled-without-a-turn": [],
    "swipe-to-a-page-with-its-own-lock": [],
    "swipe-turned-by-an-update": ["warning turned-mid-gesture 21"],
    "system-alert-over-a-portrait-page": [],
    "system-camera-in-portrait": ["note modal-forced-portrait 34"],
    "tab-pages-exclude-upside-down": [],
    "tab-selected-after-an-unended-pop": [],
    "tab-shows-a-portrait-page": ["warning pushed-page-not-rotated 21"],
    "tabs-turn-before-the-notification": ["warning container-ignores-child 16"],
    "toast-over-a-flat-device": [],
    "toast-window-turns": ["warning overlay-window-rotates 12"],
    "touches-in-a-window-without-a-root": [],
    "turn-long-after-an-update-without-a-device": [],
    "turned-back-by-an-update": ["warning rotation-bounce 16"],
    "turned-over-after-a-dismissal": ["warning dismissal-rotated 19"],
    "turned-phone-reports-late": [],
    "turns-without-a-device": [],
    "two-masks-in-a-row-without-times": [],
    "unfolded-page": ["warning masks-are-a-preference 14", "warning request-refused 16"],
    "update-after-each-pop-seen-late": [],
    "update-before-the-mask-is-set-back": ["warning force-ineffective 24"],
    "update-missing-then-another-page": ["warning force-ineffective 21"],
    "update-while-a-page-is-pushed": ["warning pushed-page-not-rotated 18"],
    "update-with-nothing-in-common": ["warning empty-intersection 11"],
    "usual-mask-set-back-above-a-locked-page": [],
    "usual-mask-set-back-on-a-pad": [],
    "viewer-held-by-its-presenter": ["warning presenter-limits-mask 17"],
    "viewer-leaves-the-app-unlocked": ["warning lock-outlives-page 19"],
    "window-becomes-full-screen": [
      "warning ipad-masks-not-consulted 14", "thus request-refused 17",
    ],
    "window-moved-to-another-screen": [],
    "window-of-a-call-is-hidden": [],
    "window-of-another-scene": [],
    "zoomed-page-closed-and-updated": [],
    "zoomed-page-over-a-grid": [],
  ]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Sessions")

  @Test(arguments: expected.keys.sorted())
  func `a session has the findings that a colleague would name`(name: String) throws {
    let diagnoses = Diagnosis.of(try Self.findings(in: name))
    let lines = diagnoses.flatMap { diagnosis in
      [Self.line(diagnosis.root.severity.rawValue, diagnosis.root)]
        + diagnosis.consequences.map { Self.line("thus", $0) }
    }

    #expect(lines == Self.expected[name])
  }

  @Test func `each session is judged`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)

    #expect(files.sorted() == Self.expected.keys.map { $0 + ".ndjson" }.sorted())
  }

  @Test(arguments: [
    ("forwarded-pop", "a pop does not make UIKit read masks"),
    ("request-during-a-pop", "after the transition"),
    ("keyboard-keeps-its-shape", "extension's view"),
    ("request-above-a-portrait-modal", "presented page"),
    ("request-in-a-windowed-scene", "UIRequiresFullScreen has no effect"),
    ("mask-set-back-after-dismissal", "after each change of the app's mask"),
    ("device-set-on-16", "in place of setting UIDevice's orientation"),
    ("lock-and-request-in-vain", "the app has requested it"),
    ("lock-released-with-an-update", "alone, nothing has rotated"),
    ("gallery-dragged-away-in-landscape", "the gesture that dismisses the page"),
    ("device-set-on-a-multitasking-pad", "UIRequiresFullScreen"),
    ("pad-app-locked-to-portrait", "error 90474"),
    ("landscape-page-pushed-in-a-portrait-app", "in the Info.plist"),
    ("app-lock-of-a-cover", "when the page has disappeared (after the transition)"),
    ("form-sheet-turned-on-a-large-phone", "only what the page below allows"),
    ("app-lock-set-back-unread", "after the mask is restored"),
    ("cover-dismissed-held-upright", "rotates the interface as the device is held"),
    ("flip-and-back", "between the two rotations"),
    ("scene-lock-outlives-its-page", "supportedInterfaceOrientations(for:) of the scene delegate"),
    ("request-refused-by-the-delegate", "application(_:supportedInterfaceOrientationsFor:)"),
    ("turned-over-after-a-dismissal", "call attemptRotationToDeviceOrientation"),
    ("preferred-side-after-a-dismissal", "remove preferredInterfaceOrientation"),
    ("pulled-down-cover-turns", "disable the gesture that dismisses the page"),
    ("refused-by-the-windowing-mode", "on the inner display of a foldable iPhone"),
    ("request-in-mirroring", "in iPhone Mirroring, the interface is in portrait"),
  ])
  func `the advice is for what the session shows`(name: String, words: String) throws {
    for diagnosis in Diagnosis.of(try Self.findings(in: name)) {
      let detector = try #require(Detector.named(diagnosis.root.id))

      #expect(detector.advice(for: diagnosis.root)?.text.contains(words) == true)
    }
  }

  @Test func `a message in the log is not explained by an exception`() throws {
    let finding = try #require(try Self.findings(in: "form-sheet-logged-as-excluded").first)

    #expect(finding.rules == [.intersection])
    #expect(finding.severity == .warning)
  }

  private static func line(_ kind: String, _ finding: Finding) -> String {
    "\(kind) \(finding.id.rawValue) \(finding.sequence)"
  }

  private static func findings(in name: String) throws -> [Finding] {
    let file = folder.appendingPathComponent(name + ".ndjson")
    var (reader, analysis) = (EventTextReader(), Analysis())
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if let item = try reader.read(line: ArraySlice(line.utf8)) { analysis.apply(item) }
    }
    analysis.finish(isWhole: true)
    return analysis.findings
  }
}
