import Foundation
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog
@testable import SwivelTrace

/// A redacted log holds no word that an app or a stream chose, in whatever place it was; and a log
/// that holds one is not taken for redacted.
struct RedactedBytesTests {
  private static let redactions = [
    Redaction.names, .names(salt: "4f7d9c1e0b6a2835"), .dropping(except: [String]()),
  ]

  @Test func `a secret that is planted alone is found, wherever it is`() throws {
    for planted in try PlantedSecret.all() {
      #expect(try !Self.exposure(of: planted.log).isEmpty, "\(planted)")
    }
  }

  @Test func `where there is none, none is found`() throws {
    #expect(try Self.exposure(of: PlantedSecret.clean().bytes).isEmpty)
  }

  @Test func `no secret outlives a redaction, wherever it was`() throws {
    for planted in try PlantedSecret.all() {
      for redaction in Self.redactions {
        let redacted = try Self.redacted(planted.log, redaction)
        #expect(!Self.holdsSecret(redacted), "\(planted)")
        #expect(try Self.exposure(of: redacted).isEmpty, "\(planted)")
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `of a random log full of secrets the events stay, and nothing else`(seed: UInt64) throws {
    let log = try SecretLog(seed: seed)
    #expect(Self.holdsSecret(log.bytes))
    #expect(try !Self.exposure(of: log.bytes).isEmpty)
    for redaction in Self.redactions {
      let redacted = try Self.redacted(log.bytes, redaction)
      #expect(!Self.holdsSecret(redacted))
      #expect(try Self.exposure(of: redacted).isEmpty)
      #expect(try Self.read(redacted) == Self.read(log.bytes))
    }
  }

  private static func redacted(_ log: [UInt8], _ redaction: Redaction) throws -> [UInt8] {
    try withFolder { folder in
      let path = try folder.write(log, to: "a.swivel")
      _ = try Repair.run(
        from: path, redacting: redaction, to: folder.path("b.swivel"), by: "swivel 0.2.0")
      return try folder.bytes("b.swivel")
    }
  }

  private static func exposure(of log: [UInt8]) throws -> Exposure {
    try withFolder { folder in
      let path = try folder.write(log, to: "a.swivel")
      let reader = try TraceReader(path: path, mode: .salvage, auditing: .names)
      while try reader.next() != nil {}
      return reader.exposure
    }
  }

  /// The numbers, times and fields of all events, but for their names.
  private static func read(_ log: [UInt8]) throws -> [String] {
    let reader = try LogReader(source: MemorySource(log), mode: .salvage)
    var lines: [String] = []
    while let item = try reader.next() {
      guard case .event(let event) = item else { continue }
      let fields = reader.vocabulary.schema(code: event.record.code)?.fields ?? []
      let numbers = (0..<Int(event.record.count)).map { place in
        let isName = place < fields.count && fields[place].type.wrapped == .name
        return isName ? "name" : "\(event.record[place])"
      }
      lines.append("\(event.sequence) \(event.instant) \(event.record.code) \(numbers)")
    }
    return lines
  }

  /// Whether the secret is in a log's bytes, or in those of a block.
  private static func holdsSecret(_ log: [UInt8]) -> Bool {
    var blocks = BlockReader(source: MemorySource(log))
    var texts = [String(decoding: log, as: UTF8.self)]
    while let step = try? blocks.next() {
      switch step {
      case .block(let count):
        texts.append(String(decoding: blocks.payload[0..<count], as: UTF8.self))
      case .damaged: continue
      case .end, .torn: return texts.contains { $0.lowercased().contains("secret") }
      }
    }
    return true
  }
}
