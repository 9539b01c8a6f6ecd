internal import Dispatch
import SwivelFindings
import SwivelModel
import SwivelReplay

/// What is found in a run, and the words that it is told with.
struct RunFindings {
  let findings: [Finding]
  let names: NameTable

  private init(_ run: any EventStream) throws {
    var (replayer, judge) = (Replayer(), Judge())
    while let item = try run.next() {
      if let moment = replayer.apply(item) { judge.look(at: moment, replayer) }
    }
    (findings, names) = (judge.findings, run.names)
  }

  /// Judges two runs at the same time: a judge takes longer for one than it takes to compare both.
  static func pair(
    _ base: any EventStream, _ head: any EventStream
  ) throws -> (base: Self, head: Self) {
    // Safe: each call has a run and an element of its own, and all have returned before any is read.
    nonisolated(unsafe) let runs = [base, head]
    nonisolated(unsafe) var results: [Result<Self, any Error>?] = [nil, nil]
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        results[index] = Result { try Self(runs[index]) }
      }
    }
    guard let base = try results[0]?.get(), let head = try results[1]?.get() else {
      preconditionFailure("a run was not judged")
    }
    return (base, head)
  }
}
