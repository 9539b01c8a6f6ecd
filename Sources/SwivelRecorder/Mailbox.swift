import Dispatch
import SwivelLog
import SwivelModel

/// Something that somebody waits for the sealer to do.
///
/// Safe: the sealer sets the outcome before it signals, and whoever waits reads it after.
final class SealRequest: @unchecked Sendable {
  /// What is to be done.
  enum Purpose {
    /// Seal what was recorded so far.
    case flush
    /// Seal it, and wait until it survives a loss of power.
    case synchronize
    /// Seal it, and end the log.
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

/// What the sealer and everybody else tell each other.
///
/// Safe: everything is read and changed behind one semaphore, which is held for a few instructions.
final class Mailbox: @unchecked Sendable {
  private let gate = DispatchSemaphore(value: 1)
  private var requests: [SealRequest] = []
  private var kinds: [EventSchema] = []
  private var progress = Progress()
  private var barrierFailure: LogError?
  private var isClosed = false

  /// What the sealer has done so far.
  struct Progress {
    var recordedCount: UInt64 = 0
    var sealedCount: UInt64 = 0
    var lostCount: UInt64 = 0
    var segmentCount = 0
    var byteCount: UInt64 = 0
    var failure: LogError?
  }

  /// Leaves a request.
  ///
  /// - Returns: `false` when nobody will look at it any more.
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

  /// Takes no more requests, and gives those that came last.
  func close() -> [SealRequest] {
    locked {
      isClosed = true
      return requests
    }
  }

  func tell(_ progress: Progress) {
    locked { self.progress = progress }
  }

  /// Takes note of a barrier that failed, beside what the sealer does.
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
