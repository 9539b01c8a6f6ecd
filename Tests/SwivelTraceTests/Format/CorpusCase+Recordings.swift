import SwivelModel

@testable import SwivelLog

extension CorpusCase {
  private static let ids = (0...9).map { String(repeating: "0123456789"[$0], count: 32) }

  /// Logs of several files.
  static func recordings() throws -> [Self] {
    let files = try (1...4).map { try segment($0) }
    let whole = files.enumerated().map { ($0.offset + 1, $0.element) }
    return [
      Self(
        "segments", "a recording in four segments",
        segments: Dictionary(uniqueKeysWithValues: whole)),
      Self("joined", "the same segments in one file", files.flatMap(\.self)),
      Self(
        "segment-missing", "the second segment is not there",
        segments: [1: files[0], 3: files[2], 4: files[3]]),
      Self(
        "wrapped", "the first two segments were dropped: a checkpoint is at the head",
        segments: [3: files[2], 4: files[3]]),
      Self(
        "segment-torn", "the last segment breaks off",
        segments: [1: files[0], 2: Array(files[1].dropLast(40))]),
      Self(
        "segment-damaged", "the second segment begins with damage: its checkpoint is lost",
        files[0] + RawLog(files[1]).damaged(1, at: 30) + files[2]),
      Self("glued", "another log behind the end", try glued(RawEvents(0))),
      Self("glued-later", "another log behind the end, whose numbers fit", try glued(RawEvents(1))),
      Self(
        "glued-major", "the next file of the recording is of another version",
        files[0] + (try RawLog("#swivel\t2.0\nunit\t1us\nprev\t\(ids[1])\n").bytes)),
      try noCheckpoint(files[0]),
    ]
  }

  /// Two events, of which the second names a name of the first segment.
  private static func segment(_ number: Int) throws -> [UInt8] {
    let first = UInt64(number - 1) * 2
    let names = (1..<number).map { "name \($0)" }
    var header = "#swivel\t1.1\nunit\t1us\nid\t\(ids[number])\n"
    if number > 1 { header += "prev\t\(ids[number - 1])\nrecording\t\(ids[1])\n" }
    var log = try RawLog(header, isClosed: false)
    if number > 1 {
      try log.add(RawCheckpoint(sequence: first, instant: first * 10, names: names).bytes)
    }
    var section = RawEvents.note(UInt64(number - 1), first, at: first * 10)
    section.firstName = UInt64(names.count)
    section.define("name \(number)")
    section.controls += [0xF8, 0]
    section.lengths += [3]
    section.gaps = [1]
    try log.add(section.bytes)
    log.add(block: BlockFormat.end)
    return log.bytes
  }

  private static func glued(_ section: RawEvents) throws -> [UInt8] {
    let first = try RawLog(RawLog.header + "id\t\(ids[5])\n", RawEvents(0).bytes)
    return first.bytes + (try RawLog(RawLog.header + "id\t\(ids[6])\n", section.bytes).bytes)
  }

  private static func noCheckpoint(_ first: [UInt8]) throws -> Self {
    let header = "#swivel\t1.1\nunit\t1us\nid\t\(ids[7])\nrecording\t\(ids[1])\n"
    var late = RawEvents.note(1, 8, at: 90)
    late.firstName = 2
    let names = RawCheckpoint(sequence: 9, instant: 90, names: ["name 1", "name 2"])
    return Self(
      "segment-missing-late", "behind a missing segment the checkpoint comes late",
      first + (try RawLog(header, late.bytes, names.bytes, late.with(sequence: 9).bytes).bytes))
  }
}

extension String {
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
