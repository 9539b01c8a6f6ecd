import Foundation

/// A process that records, and shows which record() calls have returned.
///
/// Safe: what it acknowledged is read under a lock, or once it has ended.
final class RecordingChild: @unchecked Sendable {
  /// What a child does.
  struct Plan: CustomStringConvertible, Sendable {
    var form = "file"
    var threadCount = 1
    /// 0 is without end.
    var eventCount: UInt32 = 0
    /// After how many events it states.
    var interval: UInt32 = 1
    /// How long each thread rests after 64 events, in microseconds.
    var rest: UInt32 = 0

    var description: String { "\(form) \(threadCount) \(interval) \(rest)" }
  }

  /// How it ends, unless all went well.
  enum ExitCode: Int32 {
    /// There is no recorder, because the system refused.
    case noRecorder = 3
    /// There is no recorder, because another records.
    case beingRecorded = 4
    /// The log could not be ended.
    case unfinished = 5
  }

  private let process = Process()
  private let output = Pipe()
  private let reading = DispatchGroup()
  private let lock = NSLock()
  // Under the lock while it runs.
  private var bytes = Data()

  convenience init(_ plan: Plan, path: String, shell: String? = nil) throws {
    let words = [
      plan.form, path, "\(plan.threadCount)", "\(plan.eventCount)", "\(plan.interval)",
      "\(plan.rest)",
    ]
    try self.init(words: words, shell: shell)
  }

  init(words: [String], shell: String? = nil) throws {
    process.executableURL = shell == nil ? Self.executable : URL(fileURLWithPath: "/bin/sh")
    process.arguments = shell.map { ["-c", $0, Self.executable.path] + words } ?? words
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let handle = output.fileHandleForReading
    DispatchQueue(label: "acknowledgements").async(group: reading) { [self] in
      while case let part = handle.availableData, !part.isEmpty {
        lock.withLock { bytes += part }
      }
    }
  }

  /// Kills it, and waits until it is gone.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    waitUntilEnd()
  }

  /// Waits until one of several processes is left and has recorded something, and kills it: it has
  /// no end of its own.
  ///
  /// - Returns: Those that were left, once all have ended.
  static func killLast(of children: [RecordingChild]) -> [RecordingChild] {
    let deadline = Date(timeIntervalSinceNow: 30)
    while children.count(where: \.isRunning) > 1, Date() < deadline { usleep(1_000) }
    while !children.contains(where: \.hasAcknowledged), Date() < deadline { usleep(1_000) }
    let left = children.filter(\.isRunning)
    for child in left { child.kill() }
    for child in children { child.waitUntilEnd() }
    return left
  }

  func waitUntilEnd() {
    process.waitUntilExit()
    reading.wait()
  }

  /// Whether it has recorded something for certain.
  var hasAcknowledged: Bool { lock.withLock { !bytes.isEmpty } }

  /// Whether a signal ended it, once it is gone.
  var isKilled: Bool { process.terminationReason == .uncaughtSignal }

  var exitCode: Int32 { process.terminationStatus }

  var isRunning: Bool { process.isRunning }

  /// How many events each thread had recorded for certain; once it is gone.
  var acknowledged: [UInt32: UInt32] {
    var counts: [UInt32: UInt32] = [:]
    for place in stride(from: 0, to: bytes.count - 7, by: 8) {
      let words = bytes[bytes.startIndex + place..<bytes.startIndex + place + 8]
      let word = words.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      counts[UInt32(truncatingIfNeeded: word)] = UInt32(word >> 32)
    }
    return counts
  }

  /// The built program, which is beside the tests.
  private static let executable: URL = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let runner = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = bundles.map { $0.bundleURL.deletingLastPathComponent() } + [runner]
    let candidates = folders.map { $0.appendingPathComponent("swivel-recording-child") }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found ?? candidates[candidates.count - 1]
  }()
}
