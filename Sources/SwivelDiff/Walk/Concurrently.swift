internal import Dispatch

/// Does several things at the same time, the longest first, and waits for all of them.
///
/// Safe: each of the things writes to what is its own, and all have ended before any of that is read.
///
/// - Throws: What the first of them throws that does.
func concurrently(_ things: (() throws -> Void)...) throws {
  nonisolated(unsafe) let things = things
  nonisolated(unsafe) var results = [Result<Void, any Error>](
    repeating: .success(()), count: things.count)
  results.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let results = buffer
    DispatchQueue.concurrentPerform(iterations: things.count) { index in
      results[index] = Result { try things[index]() }
    }
  }
  for result in results { try result.get() }
}
