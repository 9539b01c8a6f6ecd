import Dispatch

/// Runs two functions concurrently, and waits for both.
///
/// Safe: each writes only to its own state, and both have ended before any of that is read.
///
/// - Returns: Their results.
/// - Throws: The error of the first, else that of the second.
package func concurrently<First, Second, Failure: Error>(
  _ first: () throws(Failure) -> First, _ second: () throws(Failure) -> Second
) throws(Failure) -> (First, Second) {
  nonisolated(unsafe) let (first, second) = (first, second)
  nonisolated(unsafe) var firstResult: Result<First, Failure>?
  nonisolated(unsafe) var secondResult: Result<Second, Failure>?
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      firstResult = Result(catching: first)
    } else {
      secondResult = Result(catching: second)
    }
  }
  guard let firstResult, let secondResult else { preconditionFailure("one was not done") }
  return (try firstResult.get(), try secondResult.get())
}
