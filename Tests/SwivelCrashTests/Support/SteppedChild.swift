import Foundation
import Glibc
import SwivelTestKit

/// A recorder in a folder that takes one step at a time, so that its files can be looked at.
final class SteppedChild {
  /// What a child does at one step.
  enum Command: UInt8 {
    case record = 0x72
    case recordLong = 0x6C
    case flush = 0x66
  }

  struct LateError: Error {}

  private let folder: TemporaryFolder
  private let child: Child
  private let input: Int32
  private var isGone = false

  init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      atPath: folder.path("logs"), withIntermediateDirectories: true)
    let ends = try PipeEnds()
    defer { close(ends.reader) }
    input = ends.writer
    child = try Child(
      ["schedule", "steps", folder.path("logs"), "1", "0"], input: ends.reader,
      output: folder.path("acknowledged"))
    try waitForAcknowledgement(8)
  }

  deinit { kill() }

  /// Takes a step, and waits until the child is done with it.
  func take(_ command: Command) throws {
    let length = try acknowledgedLength
    var byte = command.rawValue
    guard write(input, &byte, 1) == 1 else { throw LateError() }
    try waitForAcknowledgement(length + 8)
  }

  /// The files as they are.
  func files() throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("logs"))
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try folder.bytes("logs/\($0)")) })
  }

  /// The only hot file.
  func hotBytes() throws -> [UInt8] {
    try files().first { $0.key.hasSuffix(".hot") }?.value ?? []
  }

  func kill() {
    guard !isGone else { return }
    isGone = true
    close(input)
    child.kill()
  }

  private var acknowledgedLength: Int {
    get throws { try folder.bytes("acknowledged").count }
  }

  private func waitForAcknowledgement(_ length: Int) throws {
    for _ in 0..<200_000 {
      if try acknowledgedLength >= length { return }
      usleep(50)
    }
    throw LateError()
  }
}

/// A pipe that no other process gets.
struct PipeEnds {
  let reader: Int32
  let writer: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    let result = Child.spawning.withLock { () -> Int32 in
      guard pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard result == 0 else { throw Child.SpawnError(errno: result) }
    (reader, writer) = (ends[0], ends[1])
  }
}
