import Dispatch

/// Does several things at the same time, the longest first, and waits for all of them.
///
/// Safe: each of the things writes to what is its own, and all have ended before any of that is read.
///
/// - Throws: What the first of them throws that does.
func concurrently<Failure: Error>(_ things: (() throws(Failure) -> Void)...) throws(Failure) {
  nonisolated(unsafe) let things = things
  nonisolated(unsafe) var failures = [Failure?](repeating: nil, count: things.count)
  failures.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let failures = buffer
    DispatchQueue.concurrentPerform(iterations: things.count) { index in
      do throws(Failure) { try things[index]() } catch { failures[index] = error }
    }
  }
  if let failure = failures.lazy.compactMap({ $0 }).first { throw failure }
}
