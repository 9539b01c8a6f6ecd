import Foundation

/// Does work on several threads, and hands on what comes of it in the order of what went in.
enum OrderedWork {
  // A slow input holds up those behind it no sooner than that, and no more results wait for it.
  private static let resultsPerThread = 4

  /// Does the same to every input, and calls a function with each result, on the thread of the
  /// caller.
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
      // What the main thread has everywhere; other threads of a Mac have a sixteenth of it.
      thread.stackSize = 8 << 20
      thread.start()
    }
    while let result = conveyor.take() { try take(result) }
  }
}

// Safe: `inputs` is touched only by who holds `entrance`, everything else that changes only by who
// holds `state`.
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

  /// Works until nothing is left.
  func labour() {
    while let (number, input) = draw() {
      let result = work(input)
      changingState { results[number] = result }
    }
  }

  /// Waits for the next result; `nil` behind the last.
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

  /// Lets the threads end with what they are at.
  func stop() {
    changingState { hasEnded = true }
  }

  /// Takes the next input, once there is room for its result.
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
