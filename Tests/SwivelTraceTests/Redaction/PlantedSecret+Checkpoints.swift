import SwivelModel

@testable import SwivelLog

extension PlantedSecret {
  static func checkpoints() throws -> [Self] {
    var (facts, name, ahead) = (checkpoint, checkpoint, checkpoint)
    facts.facts += bytes
    name.names = [word]
    (ahead.sequence, ahead.names) = (7, [word])
    var half = checkpoint
    half.partCount = 2
    let whole = checkpoint.body
    // After the facts come eight bytes of a digest, and the length of the conclusions.
    let digest = Array(whole.dropLast(9)) + Array("SecretPl".utf8) + [0]
    let conclusions = Array(whole.dropLast(1)) + [UInt8(bytes.count)] + bytes
    return try [
      ("facts", facts.bytes), ("a name of a checkpoint", name.bytes),
      ("a name of a checkpoint that is ahead", ahead.bytes),
      ("bytes after a checkpoint", checkpoint.bytes(whole + bytes)),
      ("the digest of no conclusions", checkpoint.bytes(digest)),
      ("conclusions", checkpoint.bytes(conclusions)),
      ("a part of a checkpoint that does not end", half.bytes(bytes)),
      ("a checkpoint that is none", [SectionType.checkpoint] + bytes),
    ].map { Self($0.0, try RawLog(opening, RawEvents(0).bytes, $0.1)) }
  }

  /// A log in which there is nothing to hide.
  static func clean() throws -> RawLog {
    try RawLog(opening, RawEvents(0).bytes, checkpoint.bytes, [SectionType.loss, 1, 0])
  }

  private static let checkpoint: RawCheckpoint = {
    var checkpoint = RawCheckpoint(sequence: 1)
    checkpoint.facts = SceneState().archived
    return checkpoint
  }()

  static func stretches() throws -> [Self] {
    let log = try RawLog(opening, RawEvents(0).bytes)
    let before = log.bytes[..<log.starts[1]], after = log.bytes[log.starts[1]...]
    var damaged = try RawLog.block(RawEvents(0).bytes + bytes)
    damaged[damaged.count - 5] ^= 1
    return [
      Self("bytes after the end", log.bytes + bytes),
      Self("bytes between blocks", before + bytes + after),
      Self("a block that is damaged", before + damaged + after),
      Self("a section that breaks a rule", before + (try RawLog.block([8] + bytes)) + after),
    ]
  }
}
