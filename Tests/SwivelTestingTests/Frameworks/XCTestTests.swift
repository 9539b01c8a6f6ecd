import Foundation
import SwivelModel
import SwivelQueries
import SwivelRecorder
import SwivelTestKit
@testable import SwivelTesting
import Testing
import XCTest

#if !canImport(ObjectiveC)
/// A case of XCTest, run by hand, so that it may fail.
private final class PlayerCase: SwivelTestCase {
  /// Runs a test of XCTest outside of all others.
  ///
  /// - Returns: How many failures it had.
  static func attempt(
    in folder: TemporaryFolder, _ body: @escaping @Sendable (PlayerCase) throws -> Void
  ) async -> Int {
    let environment = TestEnvironment(base: folder.path("kept"))
    return await withCheckedContinuation { continuation in
      // A thread of its own: XCTest waits for tasks, which need those that tests run on.
      Thread.detachNewThread {
        // XCTest polls a run loop without a source in a busy loop, for as long as other tests run.
        RunLoop.current.add(Timer(timeInterval: 1, repeats: true) { _ in }, forMode: .default)
        let count = TestEnvironment.$current.withValue(environment) {
          let test = PlayerCase(name: "PlayerCase.opens") { test in
            if let test = test as? PlayerCase { try body(test) }
          }
          test.run()
          return test.testRun?.totalFailureCount ?? -1
        }
        continuation.resume(returning: count)
      }
    }
  }

  func record(_ mask: InterfaceOrientationMask) throws -> Trace {
    try swivelTrace { recorder in
      let app = RecordedApp.open("PlayerPage", allowing: mask, recorder)
      app.rotate(.landscapeLeft)
    }
  }
}

// XCTest knows one test at a time.
@Suite(.serialized)
struct XCTestTests {
  @Test func `logs are kept over two attempts, of which one fails`() async throws {
    try await TemporaryFolder.with { folder in
      let failures = await PlayerCase.attempt(in: folder) { test in
        try test.record(.portrait).expect { Ends(.landscape) }
      }
      #expect(failures == 1)
      let kept = "kept/SwivelTestingTests/PlayerCase.opens"
      #expect(folder.files == ["\(kept)/failing/trace.swivel", "\(kept)/failing/trace.txt"])

      let others = await PlayerCase.attempt(in: folder) { test in
        try test.record(.all).expect { Ends(.landscape) }
      }
      #expect(others == 0)
      #expect(folder.files.count == 5)
      #expect(folder.exists("\(kept)/diff.txt"))
    }
  }

  @Test func `a golden is asserted as in Swift Testing`() async throws {
    try await TemporaryFolder.with { folder in
      let first = await PlayerCase.attempt(in: folder) { test in
        let trace = try test.record(.portrait)
        // There is none yet: it is recorded, and the test fails.
        test.assert(trace, in: folder)
        test.assert(trace, in: folder)
      }

      #expect(first == 1)
      #expect(folder.exists("__Traces__/PlayerTests/player.swivel"))
    }
  }
}

extension PlayerCase {
  fileprivate func assert(_ trace: Trace, in folder: TemporaryFolder) {
    let goldens = GoldenFolder(besides: folder.path("PlayerTests.swift"))
    do {
      guard let failure = try goldens.check(trace, named: "player") else { return }
      TestFramework.fail(failure, at: SourcePlace(#fileID, #filePath, #line, #column), trace)
    } catch {
      XCTFail("\(error)")
    }
  }
}
#endif

struct XCTestIdentityTests {
  @Test(arguments: ["XCTestIdentityTests.testOpens", "-[XCTestIdentityTests testOpens]"])
  func `a test is named by its class and its function`(name: String) {
    let identity = TestIdentity(xctest: name, of: Self.self)

    #expect(identity.folder == "SwivelTestingTests/XCTestIdentityTests.testOpens")
  }
}
