import Foundation
import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText
import Testing

/// Sessions as people record them of common bugs, with what a colleague would say of each.
struct SessionTests {
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
