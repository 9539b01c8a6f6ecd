import Foundation

/// Works on several threads, and delivers the results in the order of the inputs.
enum OrderedWork {
  // The number of results per thread that may wait for a slow input before them.
  private static let resultsPerThread = 4

  /// Processes every input, and calls a function with each result, on the caller's thread.
  static func run<Inputs: IteratorProtocol & Sendable, Result: Sendable>(
    _ inputs: Inputs, threadCount: Int, _ work: @escaping @Sendable (Inputs.Element) -> Result,
    then take: (Result) throws -> Void
  ) rethrows {
    guard threadCount > 1 else {
      var inputs = inputs
      while let input = inputs.next() { try take(work(input)) }
      return
    }
    let conveyor = Conveyor(inputs, limit: threadCount * resultsPerThread, work)
    defer { conveyor.stop() }
    for _ in 0..<threadCount {
      let thread = Thread { conveyor.labour() }
      // The stack size of the main thread; other threads on a Mac have a sixteenth of it.
      thread.stackSize = 8 << 20
      thread.start()
    }
    while let result = conveyor.take() { try take(result) }
  }
}

// Safe: `inputs` is accessed only under `entrance`, all other mutable state only under `state`.
private final class Conveyor<Inputs: IteratorProtocol, Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable (Inputs.Element) -> Result
  private let limit: Int
  private let entrance = NSLock()
  private var inputs: Inputs
  private let state = NSCondition()
  private var results: [Int: Result] = [:]
  private var (drawnCount, takenCount) = (0, 0)
  private var hasEnded = false

  init(_ inputs: Inputs, limit: Int, _ work: @escaping @Sendable (Inputs.Element) -> Result) {
    (self.inputs, self.limit, self.work) = (inputs, limit, work)
  }

  /// Processes inputs until none are left.
  func labour() {
    while let (number, input) = draw() {
      let result = work(input)
      changingState { results[number] = result }
    }
  }

  /// Waits for the next result; `nil` after the last.
  func take() -> Result? {
    state.lock()
    defer { state.unlock() }
    while results[takenCount] == nil {
      if hasEnded, takenCount == drawnCount { return nil }
      state.wait()
    }
    let result = results.removeValue(forKey: takenCount)
    takenCount += 1
    state.broadcast()
    return result
  }

  /// Stops the threads after their current inputs.
  func stop() {
    changingState { hasEnded = true }
  }

  /// Takes the next input when there is room for its result.
  private func draw() -> (number: Int, input: Inputs.Element)? {
    entrance.lock()
    defer { entrance.unlock() }
    guard waitForRoom() else { return nil }
    guard let input = inputs.next() else {
      stop()
      return nil
    }
    return changingState {
      drawnCount += 1
      return (drawnCount - 1, input)
    }
  }

  private func waitForRoom() -> Bool {
    state.lock()
    defer { state.unlock() }
    while !hasEnded, drawnCount - takenCount >= limit { state.wait() }
    return !hasEnded
  }

  private func changingState<Value>(_ change: () -> Value) -> Value {
    state.lock()
    defer { state.unlock() }
    defer { state.broadcast() }
    return change()
  }
}
