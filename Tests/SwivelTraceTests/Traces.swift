import Foundation
import SwivelLog
import SwivelModel
import SwivelTestKit
import SwivelTrace

/// A log of random events, as a file's bytes, and the items that it holds.
struct SampleTrace {
  let bytes: [UInt8]
  let items: [TraceItem]

  /// Writes a log of two blocks of events.
  init(seed: UInt64, count: Int) throws {
    let random = RandomEvents(seed: seed, count: count)
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    let path = Self.temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    var header = TraceHeader()
    _ = header.set(.id, to: String(repeating: "0f", count: 16))
    let writer = try LogWriter(path: path, header: header, policy: .live)
    for (index, event) in random.events.enumerated() {
      try writer.append(event, vocabulary: vocabulary)
      if index == count / 2 { try writer.flush() }
    }
    try writer.finish()
    bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    items = random.events.map { .event($0) }
  }

  static func temporaryPath() -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("swivel-\(UUID().uuidString)").path
  }

  /// What reading a file came to.
  struct Reading {
    var items: [TraceItem] = []
    var error: TraceError?
    var hasLoss = false
  }

  /// Reads bytes as a file, to the end or to the first fault.
  static func read(_ bytes: some Sequence<UInt8>) throws -> Reading {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    var reading = Reading()
    do throws(TraceError) {
      let reader = try TraceReader(path: path)
      defer { reading.hasLoss = reader.summary.hasLoss }
      while let item = try reader.next() { reading.items.append(item) }
    } catch {
      reading.error = error
    }
    return reading
  }
}
