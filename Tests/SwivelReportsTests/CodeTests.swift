import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

@testable import SwivelReports

/// Each piece of advice has its code, for the versions of iOS that it holds for.
struct CodeTests {
  private static let systems = [7, 9, 12, 15, 16, 18, 26, 27].map { SystemVersion($0) }

  @Test(arguments: Detector.all.map(\.id))
  func `each piece of advice has code`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))

    #expect(CodeBlock.all[id]?.count == detector.advice.count)
    for index in detector.advice.indices {
      #expect(!detector.code(at: index).isEmpty)
    }
  }

  @Test func `there is no code for other detectors`() {
    #expect(Set(CodeBlock.all.keys) == Set(Detector.all.map(\.id)))
  }

  @Test(arguments: Detector.all.map(\.id))
  func `code is of the version`(id: Detector.ID) throws {
    let detector = try #require(Detector.named(id))
    // These have no other advice, because they are not found before.
    let first = [
      "client-bug-logged": 16, "request-refused": 16, "interface-lock-ignored": 26,
      "status-bar-unavailable": 27, "lock-asked-too-early": 26, "masks-are-a-preference": 27,
    ]

    for system in Self.systems where system.major >= first[id.rawValue] ?? 0 {
      for block in detector.code(on: system) {
        let wrong = Self.words(missingOn: system).filter(block.text.contains)
        #expect(wrong == [], "\(block.title) on iOS \(system)")
      }
    }
  }

  @Test func `code depends on what led to the problem`() throws {
    let detector = try #require(Detector.named("dismissal-rotated"))
    let code = detector.code(on: SystemVersion(17), because: [.dismissalNotAsked])

    #expect(code.first?.text.contains("PhotoPage") ?? false)
    #expect(detector.code(on: SystemVersion(17)).first?.text.contains("isBeingDismissed") ?? false)
  }

  @Test(arguments: Detector.all.map(\.id))
  func `code fits beside its indentation, and is whole`(id: Detector.ID) {
    for block in (CodeBlock.all[id] ?? []).joined() {
      #expect(block.lines.allSatisfy { $0.count <= 85 })
      #expect(block.lines.count <= 45)
      #expect(block.text.last?.isNewline == false)
    }
  }

  /// What UIKit does not have on a version, or ignores there.
  private static func words(missingOn system: SystemVersion) -> [String] {
    let locks = ["prefersInterfaceOrientationLocked", "childForInterfaceOrientationLock"]
    let requests = ["setNeedsUpdateOfSupportedInterfaceOrientations", "requestGeometryUpdate"]
    let old = [
      "attemptRotationToDeviceOrientation", "override var shouldAutorotate",
      "forKey: \"orientation\"",
      "statusBarOrientation",
    ]
    return switch system.major {
    case ..<16: requests + ["effectiveGeometry"] + locks
    case ..<26: old + locks
    default: old + ["windowScene.interfaceOrientation"]
    }
  }
}
