import Foundation
import SwivelModel
import SwivelRecorder
import SwivelTestKit
import Testing

@testable import SwivelTesting

/// What is kept of one attempt after the other.
struct AttemptTests {
  private static let identity = TestIdentity(module: "App", test: ["PlayerTests", "opens()"])
  private static let folder = "kept/App/PlayerTests.opens"

  /// Makes an attempt that records a page with a mask.
  private func attempt(
    _ mask: InterfaceOrientationMask, _ retention: Retention = .retainOnFailure, hasFailed: Bool
  ) throws {
    let attempt = try TraceAttempt(Self.identity, retention)
    try record(mask, in: attempt)
    _ = try attempt.end(hasFailed: hasFailed)
  }

  private func record(_ mask: InterfaceOrientationMask, in attempt: TraceAttempt) throws {
    try TraceAttempt.$current.withValue(attempt) {
      _ = try swivelTrace { recorder in
        let app = RecordedApp.open("PlayerPage", allowing: mask, recorder)
        app.rotate(.landscapeLeft)
      }
    }
  }

  private static func files(_ names: String...) -> [String] { names.map { "\(folder)/\($0)" } }

  @Test func `a test that passes as ever leaves nothing`() async throws {
    try await TemporaryFolder.with { folder in
      try attempt(.all, hasFailed: false)

      #expect(folder.files == [])
      #expect(!folder.exists(Self.folder))
    }
  }

  @Test func `the failing and the next passing attempt are kept, and compared`() async throws {
    try await TemporaryFolder.with { folder in
      try attempt(.portrait, hasFailed: true)
      #expect(folder.files == Self.files("failing/trace.swivel", "failing/trace.txt"))

      try attempt(.all, hasFailed: false)
      #expect(
        folder.files
          == Self.files(
            "diff.txt", "failing/trace.swivel", "failing/trace.txt", "passing/trace.swivel",
            "passing/trace.txt"))
      let difference = try folder.text("\(Self.folder)/diff.txt").split(separator: "\n")
      #expect(difference.prefix(2).map { $0.prefix(1) } == ["-", "+"])
      #expect(difference[0].contains("/passing/trace.swivel"))
      #expect(difference[1].contains("/failing/trace.swivel"))
      #expect(difference.contains("  + PlayerPage allows portrait"))
      #expect(difference.contains("  + main window portrait"))
      #expect(try folder.text("\(Self.folder)/failing/trace.txt").contains("to stay in portrait"))
    }
  }

  @Test func `a page is written beside each log by the command that the environment names`()
    async throws
  {
    try await TemporaryFolder.with(program: "a command") { folder in
      let script = """
        #!/bin/sh
        [ "$1 $2 $4 $#" = "report -o -- 5" ] && [ -f "$5" ] && echo "a page of ${5##*/}" >"$3"
        echo noise
        """
      let command = try folder.write(script.utf8, to: "a command")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: command)
      try attempt(.portrait, hasFailed: true)

      #expect(
        folder.files.filter { $0 != "a command" }
          == Self.files("failing/trace.html", "failing/trace.swivel", "failing/trace.txt"))
      let page = try folder.text("\(Self.folder)/failing/trace.html")
      #expect(page == "a page of trace.swivel\n")
      let bytes = TracePage.bytes(of: folder.path("\(Self.folder)/failing/trace.swivel"))
      #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == page)
    }
  }

  @Test func `a command that is not there leaves all but the page`() async throws {
    try await TemporaryFolder.with(program: "none") { folder in
      try attempt(.portrait, hasFailed: true)

      #expect(folder.files == Self.files("failing/trace.swivel", "failing/trace.txt"))
      #expect(TracePage.bytes(of: folder.path("\(Self.folder)/failing/trace.swivel")) == nil)
    }
  }

  @Test func `the attempts after those leave all as it is`() async throws {
    try await TemporaryFolder.with { folder in
      try attempt(.portrait, hasFailed: true)
      try attempt(.all, hasFailed: false)
      let difference = try folder.text("\(Self.folder)/diff.txt")
      try attempt(.landscape, hasFailed: false)

      #expect(folder.files.count == 5)
      #expect(try folder.text("\(Self.folder)/diff.txt") == difference)
    }
  }

  @Test func `another failure takes the place of what was kept`() async throws {
    try await TemporaryFolder.with { folder in
      try attempt(.portrait, hasFailed: true)
      try attempt(.all, hasFailed: false)
      try attempt(.landscape, hasFailed: true)

      #expect(folder.files == Self.files("failing/trace.swivel", "failing/trace.txt"))
    }
  }

  @Test func `an attempt that never ended has failed`() async throws {
    try await TemporaryFolder.with { folder in
      let crashed = try TraceAttempt(Self.identity, .retainOnFailure)
      try record(.portrait, in: crashed)
      try attempt(.all, hasFailed: false)

      #expect(folder.exists("\(Self.folder)/failing/trace.swivel"))
      #expect(folder.exists("\(Self.folder)/diff.txt"))
      #expect(!folder.exists("\(Self.folder)/running"))
    }
  }

  @Test func `all last attempts are kept where that is wanted`() async throws {
    try await TemporaryFolder.with { folder in
      try attempt(.all, .retainAlways, hasFailed: false)
      #expect(folder.files == Self.files("passing/trace.swivel", "passing/trace.txt"))

      try attempt(.landscape, .retainAlways, hasFailed: false)
      let kept = try Trace(contentsOf: folder.path("\(Self.folder)/passing/trace.swivel"))
      try kept.expect { Never(.portraitUpsideDown) }
      #expect(kept.text.contains("PlayerPage allows LL LR"))
    }
  }

  @Test func `a failure names the place where the log will be`() async throws {
    try await TemporaryFolder.with { folder in
      let attempt = try TraceAttempt(Self.identity, .retainOnFailure)
      let error = TraceAttempt.$current.withValue(attempt) {
        #expect(throws: ExpectationError.self) {
          try swivelTrace { RecordedApp.open("PlayerPage", allowing: .all, $0) }.expect {
            Ends(.landscape)
          }
        }
      }
      _ = try attempt.end(hasFailed: true)

      let place = folder.path("\(Self.folder)/failing")
      let text = try #require(error?.description)
      #expect(text.contains("  log       cd \(place)\n"))
      #expect(text.contains("  next      swivel why trace.swivel --event 9\n"))
      #expect(text.contains("  report    swivel report trace.swivel -o trace.html"))
      #expect(text.components(separatedBy: place).count == 2)
      #expect(folder.exists("\(Self.folder)/failing/trace.swivel"))
    }
  }

  @Test func `what is behind a link is left alone`() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("precious".utf8, to: "precious.txt")
      let attempt = try TraceAttempt(Self.identity, .retainOnFailure)
      try FileManager.default.createSymbolicLink(
        atPath: "\(attempt.running)/link", withDestinationPath: folder.path)
      _ = try attempt.end(hasFailed: false)

      #expect(!folder.exists(Self.folder))
      #expect(try folder.text("precious.txt") == "precious")
    }
  }

  @Test func `a failure leaves the last passing attempt where all are kept`() async throws {
    try await TemporaryFolder.with { folder in
      try attempt(.all, .retainAlways, hasFailed: false)
      try attempt(.portrait, .retainAlways, hasFailed: true)

      #expect(folder.exists("\(Self.folder)/passing/trace.swivel"))
      #expect(try folder.text("\(Self.folder)/diff.txt").contains("allows portrait"))
    }
  }

  @Test func `a log that is read by its path is named by its later place, too`() async throws {
    try await TemporaryFolder.with { folder in
      let attempt = try TraceAttempt(Self.identity, .retainOnFailure)
      try TraceAttempt.$current.withValue(attempt) {
        let recorded = try swivelTrace { RecordedApp.open("PlayerPage", allowing: .all, $0) }
        let read = try Trace(contentsOf: recorded.path)

        #expect(read.keptPath == folder.path("\(Self.folder)/failing/trace.swivel"))
      }
    }
  }
}
