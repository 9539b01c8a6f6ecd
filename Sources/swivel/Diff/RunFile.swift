import Foundation
import SwivelDiff
import SwivelLog
import SwivelModel
import SwivelTrace

extension TraceRun: EventStream {
  var names: NameTable { reader.vocabulary.names }
}

/// A trace that is read twice: once for its tokens, and again for what they stand for.
final class RunFile {
  let path: String
  private(set) var tokens: RunTokens
  /// The exit code of what the trace has lost.
  private(set) var lossCode: Int32 = 0

  private let mode: LogReader.Mode
  // The entries of a stream, which cannot be read again; `nil` for a file.
  private var kept: KeptStream?

  init(_ path: String, mode: LogReader.Mode, ignoring ignored: Set<UInt8>) throws {
    (self.path, self.mode) = (path, mode)
    tokens = RunTokens(ignoring: ignored)
    // What git compares with where a file is new or gone.
    if path == "/dev/null" {
      kept = KeptStream()
    } else {
      try read()
    }
  }

  /// The entries, from the first one on.
  func stream() throws -> any EventStream {
    try kept?.fromStart() ?? TraceRun(path, mode: mode)
  }

  private func read() throws {
    let run = try TraceRun(path, mode: mode)
    var tokens = tokens
    if Self.isReadableAgain(path) {
      while let part = try run.nextPart() { tokens.append(part, run.names) }
    } else {
      var items: [TraceItem] = []
      while let item = try run.next() {
        tokens.append(item, names: run.names)
        items.append(item)
      }
      kept = KeptStream(items, run.names)
    }
    self.tokens = tokens
    lossCode = run.reportLoss()
  }

  private static func isReadableAgain(_ path: String) -> Bool {
    guard path != "-" else { return false }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    let type = attributes?[.type] as? FileAttributeType
    return type == .typeRegular || type == .typeDirectory
  }
}

extension RunTokens {
  fileprivate mutating func append(_ part: TracePart, _ names: NameTable) {
    switch part {
    case .item(let item): append(item, names: names)
    case .events(let events): append(events, names: names)
    }
  }
}

/// The entries of a stream, kept in memory.
private final class KeptStream: EventStream {
  let names: NameTable
  private let items: [TraceItem]
  private var position = 0

  init(_ items: [TraceItem] = [], _ names: NameTable = NameTable()) {
    (self.items, self.names) = (items, names)
  }

  func fromStart() -> KeptStream { KeptStream(items, names) }

  func next() -> TraceItem? {
    guard position < items.count else { return nil }
    position += 1
    return items[position - 1]
  }
}
