import CSwivel
package import SwivelModel

/// The constant header of a journal's file.
package struct JournalHeader: Sendable {
  /// The recording of its events; `nil` if the log does not state it.
  package let recording: RecordingID?
  /// A random number that distinguishes the entries of this file from those of another.
  package let generation: UInt32
  /// The number of slots.
  package let slotCount: Int
  /// The process that records.
  package let owner: ProcessIdentity

  /// The length of the header in bytes.
  package static let byteCount = Int(SWIVEL_JOURNAL_HEADER_LENGTH)
  private static let magic: UInt64 = 0x0033_544F_4856_5753  // "SWVHOT3" and a zero
  private static let (checkWord, countWord, releasedWord, blockedWord) = (
    9, Int(SWIVEL_JOURNAL_AT_COUNT) / 8, 17, 18
  )
  /// The allowed slot counts: 32,768 are 160 milliseconds at 200,000 events a second.
  package static let slotCounts = 1 << 11...1 << 15

  /// Makes the header of a journal of this process.
  package init(recording: RecordingID?, slotCount: Int) {
    (self.recording, self.slotCount) = (recording, slotCount)
    (generation, owner) = (.random(in: .min ... .max), .own)
  }

  /// The length of a file with a number of slots.
  package static func fileByteCount(slotCount: Int) -> Int {
    byteCount + slotCount * Int(SWIVEL_SLOT_LENGTH)
  }

  /// The seed of the file's checksums.
  package var seed: UInt64 { Self.seed(generation) }

  private static func seed(_ generation: UInt32) -> UInt64 {
    swivel_mixed(0x5357_4A4F_5552_4E4C, UInt64(generation))
  }
}

// MARK: - Bytes

extension JournalHeader {
  /// Writes the header at the beginning of a zeroed file.
  package func write(to file: UnsafeMutableRawPointer) {
    for (index, word) in checkedWords.enumerated() {
      file.storeBytes(of: word.littleEndian, toByteOffset: index * 8, as: UInt64.self)
    }
  }

  /// Marks a file as released although its process still runs.
  package func writeRelease(to file: UnsafeMutableRawPointer) {
    file.storeBytes(
      of: swivel_mixed(seed, 1).littleEndian, toByteOffset: Self.releasedWord * 8, as: UInt64.self)
  }

  /// Marks a file whose events cannot be written to the log, or not anymore.
  package func write(isBlocked: Bool, to file: UnsafeMutableRawPointer) {
    file.storeBytes(
      of: isBlocked ? swivel_mixed(seed, 2).littleEndian : 0, toByteOffset: Self.blockedWord * 8,
      as: UInt64.self)
  }

  private var checkedWords: [UInt64] {
    let id = recording?.words ?? (0, 0)
    let words =
      [Self.magic, id.0, id.1, UInt64(generation) | UInt64(slotCount) << 32] + owner.words
    return words + [words.reduce(seed, swivel_mixed)]
  }

  /// Reads the header of a file; `nil` for another format or a damaged one.
  init?(_ file: [UInt8]) {
    guard file.count >= Self.byteCount else { return nil }
    let words = (0...Self.checkWord).map { file.word(at: $0 * 8) }
    generation = UInt32(truncatingIfNeeded: words[3])
    slotCount = Int(words[3] >> 32)
    recording = words[1] == 0 && words[2] == 0 ? nil : RecordingID(words: (words[1], words[2]))
    owner = ProcessIdentity(words: Array(words[4..<Self.checkWord]))
    guard words[0] == Self.magic, Self.slotCounts.contains(slotCount),
      slotCount.nonzeroBitCount == 1,
      words[..<Self.checkWord].reduce(seed, swivel_mixed) == words[Self.checkWord]
    else { return nil }
  }

  /// The sequence number of the next event, as stored in a file; `nil` if it is damaged.
  func nextSequence(in file: [UInt8]) -> UInt64? {
    let word = file.word(at: Self.countWord * 8)
    let count = word & UInt64.max >> 16
    return swivel_checked_count(seed, count) == word ? count : nil
  }

  /// Whether a file was released although its process still runs.
  func isReleased(in file: [UInt8]) -> Bool {
    file.word(at: Self.releasedWord * 8) == swivel_mixed(seed, 1)
  }

  /// Why a file had no room for events.
  func lossReason(in file: [UInt8]) -> Loss.Reason {
    file.word(at: Self.blockedWord * 8) == swivel_mixed(seed, 2) ? .disk : .bufferFull
  }
}
