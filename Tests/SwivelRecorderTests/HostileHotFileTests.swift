import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Hot files that no recorder wrote, or that something changed.
struct HostileHotFileTests {
  private static let slotByteCount = 64

  /// A few events that are sealed, and some that are not, of several forms.
  private static func orphan() throws -> (files: OrphanedFiles, used: Range<Int>) {
    let files = try OrphanedFiles(inFolder: true) { recorder in
      for number: UInt32 in 0..<3 { recorder.record(Record(code: 0x7F, 0, number)) }
      try recorder.flush()
      for number: UInt32 in 3..<6 { recorder.record(Record(code: 0x7F, 0, number)) }
      recorder.record(.remark(.note(text: String(repeating: "long ", count: 20))))
      recorder.record(Record(code: 0x7E, 1, 2, .max, 4, 5, 6))
      recorder.record(.remark(.note(text: "short")))
    }
    return (files, 4_096..<4_096 + 11 * slotByteCount)
  }

  /// Reads a hot file with each of some bits flipped in turn.
  private static func flip(
    _ bits: some Sequence<Int>, of files: OrphanedFiles,
    _ check: (_ bit: Int, _ log: RecordedLog) -> Void
  ) throws {
    try withFolder { folder in
      var files = files
      try files.write(to: folder)
      for bit in bits {
        files.hot[bit / 8] ^= 1 << UInt8(bit % 8)
        try folder.write(files.hot, to: "a.swivel.hot")
        check(bit, try files.read(in: folder))
        files.hot[bit / 8] ^= 1 << UInt8(bit % 8)
      }
    }
  }

  // The words that the header has, and in two parts what was recorded.
  @Test(arguments: [0..<144, 4_096..<4_448, 4_448..<4_800])
  func `a flipped bit never makes another event, and what it costs shows`(
    bytes: Range<Int>
  ) throws {
    let (files, used) = try Self.orphan()
    #expect(files.hot[used.upperBound...].allSatisfy { $0 == 0 })
    #expect(files.hot[used.upperBound - Self.slotByteCount..<used.upperBound].contains { $0 != 0 })
    let whole = try withFolder { folder in
      try files.write(to: folder)
      return try files.read(in: folder)
    }
    #expect(whole.events.count == 9)
    let expected = Set(whole.described)

    var costs = 0
    try Self.flip(bytes.lowerBound * 8..<bytes.upperBound * 8, of: files) { bit, log in
      #expect(expected.isSuperset(of: log.described), "bit \(bit)")
      #expect(log.events.map(\.sequence) == log.events.map(\.sequence).sorted(), "bit \(bit)")
      #expect(Set(log.described).count == log.events.count, "bit \(bit)")
      guard log.events.count < whole.events.count else { return }
      costs += 1
      #expect(log.showsMissing(of: whole), "bit \(bit)")
    }
    // Not more than the events before the first that is not sealed cost nothing.
    #expect(costs > 0)
  }

  @Test(arguments: 0..<4)
  func `the bits that mean nothing cost nothing`(part: Int) throws {
    let (files, used) = try Self.orphan()
    var random = SplitMix64(seed: UInt64(part))
    // What is between the header's words and the slots, and the slots that are not used.
    let unused = Array(80..<128) + Array(144..<4_096) + Array(used.upperBound..<files.hot.count)
    let whole = try withFolder { folder in
      try files.write(to: folder)
      return try files.read(in: folder)
    }

    // 10,000 in all, in groups: a group that changes nothing has none that does.
    try withFolder { folder in
      for _ in 0..<50 {
        var changed = files
        for _ in 0..<50 {
          let place = unused[Int.random(in: 0..<unused.count, using: &random)]
          changed.hot[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        try changed.write(to: folder)
        let log = try changed.read(in: folder)
        #expect(log.described == whole.described)
        #expect(log.summary.hotFault == nil && !log.summary.isHotFileDamaged)
        #expect(log.summary.lostCount == 0)
      }
    }
  }

  @Test(arguments: 0..<40)
  func `whatever is in a hot file, it is read to its end`(seed: UInt64) throws {
    try withFolder { folder in
      var random = SplitMix64(seed: seed)
      var files = try OrphanedFiles(sealing: 0..<10, 10..<1_500, inFolder: true)
      for _ in 0..<(1 << Int.random(in: 0...14, using: &random)) {
        // The header is whole, or nothing would be read.
        let place = Int.random(in: 80..<files.hot.count, using: &random)
        files.hot[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      try files.write(to: folder)

      let log = try files.read(in: folder)
      let numbers = try #require(log.countsByThread[0])
      #expect(numbers.prefix(10).elementsEqual(0..<10))
      #expect(log.events.allSatisfy { $0.record == Record(code: 0x7F, 0, UInt32($0.sequence)) })
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}

extension RecordedLog {
  /// What each event says, with its number, time and names.
  fileprivate var described: [String] {
    events.map { event in
      let spelled = event.record.spelled(by: vocabulary)
      return "\(event.sequence) \(event.instant.rawValue) \(String(describing: spelled))"
    }
  }

  /// Whether a reader learns that not all is there.
  fileprivate func showsMissing(of whole: RecordedLog) -> Bool {
    if summary.hotFault != nil || summary.isHotFileDamaged { return true }
    let numbers = events.map(\.sequence)
    let gaps = zip(numbers, numbers.dropFirst()).reduce(0) { $0 + $1.1 - $1.0 - 1 }
    return gaps + summary.lostCount == UInt64(whole.events.count - events.count)
  }
}
