import Dispatch
import SwivelLog
import SwivelModel

/// A request to the sealer.
///
/// Safe: the sealer sets the outcome before it signals, and the caller reads it afterwards.
final class SealRequest: @unchecked Sendable {
  /// What is requested.
  enum Purpose {
    /// Seal what was recorded so far.
    case flush
    /// Seal it, and wait until it survives a power loss.
    case synchronize
    /// Seal it, and finish the log.
    case finish
  }

  let purpose: Purpose
  private let done = DispatchSemaphore(value: 0)
  private var failure: LogError?

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  func complete(_ failure: LogError?) {
    self.failure = failure
    done.signal()
  }

  func wait() throws(LogError) {
    done.wait()
    if let failure { throw failure }
  }
}

/// The state that the sealer shares with other threads.
///
/// Safe: everything is accessed under one semaphore, held for a few instructions.
final class SealQueue: @unchecked Sendable {
  private let gate = DispatchSemaphore(value: 1)
  private var requests: [SealRequest] = []
  private var kinds: [EventSchema] = []
  private var progress = Progress()
  private var barrierFailure: LogError?
  private var isClosed = false

  /// The sealer's progress.
  struct Progress {
    var recordedCount: UInt64 = 0
    var sealedCount: UInt64 = 0
    var lostCount: UInt64 = 0
    var segmentCount = 0
    var byteCount: UInt64 = 0
    var failure: LogError?
  }

  /// Adds a request.
  ///
  /// - Returns: `false` when the sealer has ended.
  func leave(_ request: SealRequest) -> Bool {
    locked {
      if !isClosed { requests.append(request) }
      return !isClosed
    }
  }

  func leave(_ kind: EventSchema) {
    locked { kinds.append(kind) }
  }

  func takeRequests() -> [SealRequest] {
    locked {
      defer { requests = [] }
      return requests
    }
  }

  func takeKinds() -> [EventSchema] {
    locked {
      defer { kinds = [] }
      return kinds
    }
  }

  /// Closes the queue and returns the last requests.
  func close() -> [SealRequest] {
    locked {
      isClosed = true
      return requests
    }
  }

  func report(_ progress: Progress) {
    locked { self.progress = progress }
  }

  /// Records a failed barrier.
  func note(_ failure: LogError) {
    locked { barrierFailure = failure }
  }

  var lastProgress: Progress {
    locked {
      var last = progress
      last.failure = last.failure ?? barrierFailure
      return last
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    gate.wait()
    defer { gate.signal() }
    return body()
  }
}
