package import SwivelLog
import SwivelTrace

/// Which logs of a test are kept.
public enum Retention: Sendable {
  /// Those of a failed attempt, and of the next one that passes.
  case retainOnFailure
  /// Those of the last failed attempt, and of the last one that passed.
  case retainAlways
}

/// One attempt of a test, with a folder for its logs.
///
/// The folder of the test is `MODULE/SUITE.TEST`, and of a case with arguments one in it. There
/// are:
///
/// - `running`: the logs of an attempt that is running, or that crashed.
/// - `failing`: those of the last attempt that failed, with a readable timeline beside each.
/// - `passing`: those of the next attempt that passed.
/// - `diff.txt`: what the failing attempt did otherwise.
package struct TraceAttempt: Sendable {
  /// The current attempt.
  @TaskLocal package static var current: TraceAttempt?

  /// The folder of the test.
  package let folder: String
  private let retention: Retention
  let names = RecordingNames()

  /// Whether the current attempt is one of a test.
  static func isGoingOn(of identity: TestIdentity) -> Bool {
    current?.folder == folder(of: identity)
  }

  private static func folder(of identity: TestIdentity) -> String {
    "\(TestEnvironment.current.base)/\(identity.folder)"
  }

  /// Begins an attempt; a previous one that has not ended crashed, and so failed.
  ///
  /// - Throws: ``LogError`` when its folder cannot be created.
  package init(_ identity: TestIdentity, _ retention: Retention) throws(LogError) {
    folder = Self.folder(of: identity)
    self.retention = retention
    if Files.exists(running) { try keepAsFailing() }
    try Files.makeFolder(running)
  }

  /// The location of the logs while it runs.
  package var running: String { "\(folder)/running" }
  /// The location of the logs if it fails.
  package var failing: String { "\(folder)/failing" }
  /// The location of the logs if it passes.
  package var passing: String { "\(folder)/passing" }
  /// The location of the difference.
  package var difference: String { "\(folder)/diff.txt" }

  /// The location of a log of the attempt once it has failed.
  func keptPath(of path: String) -> String {
    path.hasPrefix(running + "/") ? failing + path.dropFirst(running.count) : path
  }

  /// Ends the attempt, and keeps what is to be kept.
  ///
  /// - Returns: The traces that are kept, for the caller to attach; none of a test that passes as
  ///   ever.
  /// - Throws: ``LogError`` when something cannot be moved or written.
  package func end(hasFailed: Bool) throws(LogError) -> [Trace] {
    guard !hasFailed else {
      try keepAsFailing()
      return try annotate(failing)
    }
    let isNews = Files.exists(failing) && !Files.exists(passing)
    guard isNews || retention == .retainAlways else {
      Files.remove(running)
      Files.removeIfEmpty(folder, upTo: TestEnvironment.current.base)
      return []
    }
    Files.remove(passing)
    try Files.move(running, to: passing)
    if Files.exists(failing) { try writeDifference() }
    return try annotate(passing)
  }

  private func keepAsFailing() throws(LogError) {
    for path in [failing, difference] { Files.remove(path) }
    // The passing attempt before a failure is of an older app, unless each one is kept.
    if retention != .retainAlways { Files.remove(passing) }
    try Files.move(running, to: failing)
    if Files.exists(passing) { try writeDifference() }
  }

  /// Writes the timeline and the page of each log beside it.
  private func annotate(_ kept: String) throws(LogError) -> [Trace] {
    var traces: [Trace] = []
    for name in Files.logs(in: kept) {
      guard let trace = try? Trace(contentsOf: "\(kept)/\(name)") else { continue }
      traces.append(trace)
      let text = "\(kept)/\(name.dropLast(LogPlace.suffix.count)).txt"
      try Files.write(Array((trace.text + "\n").utf8), to: text)
      TracePage.write(of: trace.path)
    }
    return traces
  }

  /// Compares the logs of the two attempts by name.
  private func writeDifference() throws(LogError) {
    var lines: [String] = []
    for name in Files.logs(in: failing) where Files.exists("\(passing)/\(name)") {
      guard let base = try? Trace(contentsOf: "\(passing)/\(name)"),
        let head = try? Trace(contentsOf: "\(failing)/\(name)")
      else { continue }
      lines += TraceDifference(base: base, head: head).lines + [""]
    }
    try Files.write(Array(lines.joined(separator: "\n").utf8), to: difference)
  }
}
