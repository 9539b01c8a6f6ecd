import Foundation
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

struct AppendingTests {
  private let random = RandomEvents(seed: 31, count: 90)

  private var vocabulary: Vocabulary {
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    return vocabulary
  }

  private func write(_ range: Range<Int>, to path: String, isFinished: Bool) throws {
    let writer = try LogWriter(path: path, header: .sample, policy: .live)
    for event in random.events[range] { try writer.append(event, vocabulary: vocabulary) }
    if isFinished { try writer.finish() } else { try writer.synchronize() }
  }

  private func append(_ range: Range<Int>, to path: String) throws -> LogReader.TornTail? {
    let (writer, cut) = try LogWriter.appending(to: path, policy: .batch)
    for event in random.events[range] { try writer.append(event, vocabulary: vocabulary) }
    try writer.finish()
    return cut
  }

  private func expectAll(in path: String) throws {
    let read = ReadLog(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    let items = random.events.map(TraceItem.event)
    #expect(read.isSpotless)
    #expect(read.items.named(by: read.vocabulary) == items.named(by: vocabulary))
    #expect(read.header == .sample)
  }

  @Test(arguments: [true, false]) func `a log continues after its end`(isFinished: Bool) throws {
    try withTemporaryFile { (path) throws in
      try write(0..<40, to: path, isFinished: isFinished)
      #expect(try append(40..<60, to: path) == nil)
      #expect(try append(60..<90, to: path) == nil)

      try expectAll(in: path)
    }
  }

  @Test(arguments: [1, 17, 30]) func `half a block is cut off`(byteCount: Int) throws {
    try withTemporaryFile { (path) throws in
      try write(0..<40, to: path, isFinished: true)
      let url = URL(fileURLWithPath: path)
      let whole = try Data(contentsOf: url)
      let block = try Blocks.log(Blocks.event(99)).dropFirst(try Blocks.log().count - 28)
      try #require(block.count - BlockFormat.end.count > byteCount)
      try (whole + block.prefix(byteCount)).write(to: url)

      let cut = try append(40..<90, to: path)

      #expect(cut?.offset == UInt64(whole.count))
      #expect(cut?.byteCount == UInt64(byteCount))
      try expectAll(in: path)
    }
  }

  @Test func `zeros are cut off, however many`() throws {
    try withTemporaryFile { (path) throws in
      try write(0..<40, to: path, isFinished: true)
      let url = URL(fileURLWithPath: path)
      try (try Data(contentsOf: url) + Data(count: 100_000)).write(to: url)

      #expect(try append(40..<90, to: path) == nil)
      try expectAll(in: path)
    }
  }

  @Test func `a damaged log, or one with much after it, is left as it is`() throws {
    try withTemporaryFile { (path) throws in
      try write(0..<40, to: path, isFinished: true)
      let url = URL(fileURLWithPath: path)
      let whole = try Data(contentsOf: url)
      var damaged = whole
      damaged[whole.count - 40] ^= 1
      let long = whole + Data(repeating: 7, count: 65_537)

      for bytes in [damaged, long] {
        try bytes.write(to: url)
        #expect(throws: LogError.self) { try LogWriter.appending(to: path, policy: .live) }
        #expect(try Data(contentsOf: url) == bytes)
      }
      #expect(throws: LogError.tailTooLong(offset: UInt64(whole.count), byteCount: 65_537)) {
        try LogWriter.appending(to: path, policy: .live)
      }
    }
  }

  @Test func `numbers and times continue where they were`() throws {
    try withTemporaryFile { (path) throws in
      try write(0..<40, to: path, isFinished: true)
      let (writer, _) = try LogWriter.appending(to: path, policy: .live)

      #expect(writer.nextSequence == 40)
      #expect(writer.lastInstant == random.events[39].instant)
      #expect(throws: LogError.outOfOrder(sequence: 39)) {
        try writer.append(random.events[39], vocabulary: vocabulary)
      }
    }
  }

  @Test func `a file that is not there is named by the system's error`() {
    let error = LogError.io(operation: .open, errno: 2)

    #expect(throws: error) { try LogReader(path: "/nowhere/at.swivel") }
    #expect(throws: error) { try LogWriter.appending(to: "/nowhere/at.swivel", policy: .live) }
    #expect(throws: LogError.io(operation: .create, errno: 2)) {
      try LogWriter(path: "/nowhere/at.swivel", header: .sample, policy: .live)
    }
  }
}

/// Runs something with the path of a file that is gone afterwards.
func withTemporaryFile(_ body: (String) throws -> Void) throws {
  try withFolder { try body($0.path("log.swivel")) }
}
