import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Recorders that start in the same moment: one of them records, and the others learn that.
@Suite(.serialized)
struct StartingTogetherTests {
  enum Form: String, CaseIterable {
    case file, folder

    func recorder(in folder: TemporaryFolder) throws -> Recorder {
      switch self {
      case .file: try Recorder(path: folder.path("kill.swivel"))
      case .folder: try Recorder(directory: folder.path, name: "kill", byteLimit: 1 << 19)
      }
    }

    func path(in folder: TemporaryFolder) -> String {
      self == .file ? folder.path("kill.swivel") : folder.path
    }

    /// Leaves what a recorder leaves that was killed.
    func leaveOrphan(in folder: TemporaryFolder) throws {
      var orphan = try OrphanedFiles(sealing: 0..<10, 10..<20, inFolder: self == .folder)
      orphan.name = "kill"
      try orphan.write(to: folder)
    }
  }

  /// What is there when they start.
  enum Before: CaseIterable {
    case nothing, ended, killed
  }

  @Test(arguments: Form.allCases, Before.allCases)
  func `of several in one process one records`(form: Form, before: Before) throws {
    for round in 0..<20 {
      try withFolder { folder in
        try Self.prepare(before, form, folder)
        let attempts = Attempts()
        Threads.run(2 + round % 2) { _ in
          attempts.add(Result { try form.recorder(in: folder) })
        }

        let recorders = attempts.recorders
        #expect(recorders.count == 1)
        for error in attempts.errors {
          guard
            case LogError.beingRecorded(folder.path("kill.swivel.hot"), UInt64(getpid())) = error
          else {
            Issue.record(error)
            continue
          }
        }
        recorders.first?.note("the one that records")
        try recorders.first?.finish()
        let log = try RecordedLog(form.path(in: folder))
        #expect(log.notes == ["the one that records"])
        #expect(log.countsByThread[0, default: []].elementsEqual(0..<(before == .killed ? 20 : 0)))
        #expect(log.summary.lostCount == 0)
        #expect(log.summary.isClosedCleanly)
        #expect(try folder.names.allSatisfy { $0.hasSuffix(".swivel") })
      }
    }
  }

  @Test(arguments: Form.allCases, Before.allCases)
  func `of several processes one records`(form: Form, before: Before) throws {
    for _ in 0..<5 {
      try withFolder { folder in
        try Self.prepare(before, form, folder)
        let plan = RecordingChild.Plan(form: form.rawValue, interval: 1, rest: 8_000)
        let path = form.path(in: folder)
        let children = try (0..<3).map { _ in try RecordingChild(plan, path: path) }
        let recording = RecordingChild.killLast(of: children)

        #expect(recording.count == 1)
        let refused = children.filter { !$0.isKilled }
        #expect(
          refused.map(\.exitCode)
            == Array(repeating: RecordingChild.ExitCode.beingRecorded.rawValue, count: 2))
        #expect(refused.allSatisfy { $0.acknowledged.isEmpty })
        let taken = try #require(recording.first?.acknowledged[0])
        let events = ChildEvents(try RecordedLog(path))
        // What was there before has numbers of its own.
        let numbers = events.numbers[0, default: []].dropFirst(before == .killed ? 18 : 0)
        #expect(taken > 0)
        #expect(numbers.prefix(Int(taken)).elementsEqual(0..<taken))
      }
    }
  }

  private static func prepare(_ before: Before, _ form: Form, _ folder: TemporaryFolder) throws {
    switch before {
    case .nothing: break
    case .ended: try form.recorder(in: folder).finish()
    case .killed: try form.leaveOrphan(in: folder)
    }
  }
}

/// What became of those who started.
///
/// Safe: everything is read and changed under a lock.
private final class Attempts: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<Recorder, any Error>] = []

  func add(_ result: Result<Recorder, any Error>) { lock.withLock { results.append(result) } }

  var recorders: [Recorder] { lock.withLock { results.compactMap { try? $0.get() } } }

  var errors: [any Error] {
    lock.withLock {
      results.compactMap { result in
        guard case .failure(let error) = result else { return nil }
        return error
      }
    }
  }
}
