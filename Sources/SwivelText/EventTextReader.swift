package import SwivelModel

/// Reads a log's text line by line.
///
/// An error leaves the reader as it was before the line, except that the line is counted and may
/// have introduced names: a caller may stop there, or report a loss and continue.
package struct EventTextReader: Sendable {
  /// The header in the first line, once it has been read.
  package internal(set) var header: TraceHeader?
  /// The number of members in the first line that only a newer version understands.
  package internal(set) var unknownHeaderKeyCount = 0
  /// The names and kinds of the lines so far, to which the events refer.
  package var vocabulary: Vocabulary
  /// The number of lines that were read; to be set by a caller that reads only some of its lines.
  package var lineCount = 0
  /// Whether the last event stated its time.
  package internal(set) var statesTime = false
  /// The sequence number of an event that does not state its own.
  package internal(set) var nextSequence: UInt64 = 0

  /// Whether the events have neither numbers nor times: the first one has none.
  package internal(set) var isUnnumbered = false

  let clock: (@Sendable () -> Instant)?
  var kinds = TextKinds()
  var lastSequence: UInt64?
  var lastInstant = Instant.start
  var lostNames: [UInt32: NameID] = [:]
  private var isEmpty = true
  // The last unknown kind, which an app that misspells one prints in each line.
  var misspelling: (kind: String, suggestion: String?)?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - vocabulary: The initial names and kinds.
  ///   - event: The event that precedes all of the text.
  ///   - clock: The time of an event that does not state its own. Without a clock, either all
  ///     events state `seq` and `t`, or the first one states neither: then each event that lacks
  ///     them gets the next number, and the assumed time one millisecond after the previous event.
  package init(
    vocabulary: Vocabulary = Vocabulary(), after event: Event? = nil,
    clock: (@Sendable () -> Instant)? = nil
  ) {
    self.vocabulary = vocabulary
    self.clock = clock
    for (_, schema) in vocabulary.newerKinds.sorted(by: { $0.key < $1.key }) {
      _ = kinds.describe(schema)
    }
    if let event { advance(past: event) }
  }

  /// Reads the next line, with or without its line feed.
  ///
  /// - Returns: The event or loss; `nil` for a header, the description of a kind or a blank line.
  /// - Throws: ``TextError`` for a line that a log cannot hold.
  package mutating func read(line bytes: ArraySlice<UInt8>) throws(TextError) -> TraceItem? {
    lineCount += 1
    guard bytes.count <= LineSplitter.maximumLength else {
      throw .lineTooLong(line: lineCount, limit: LineSplitter.maximumLength)
    }
    guard let value = try value(bytes) else { return nil }
    guard case .object(let object) = value else {
      throw .notAnObject(line: lineCount, found: value.summary)
    }
    let item = try read(object)
    isEmpty = false
    return item
  }

  /// Whether a word is the kind of an event that this version knows, or is spelled much like one.
  package static func isNearlyKind(_ name: String) -> Bool {
    nearest(name, in: TextKinds.knownNames) != nil
  }

  /// Whether a kind of event begins with a text.
  package static func isBeginningOfKind(_ text: String) -> Bool {
    TextKinds.knownNames.contains { $0.hasPrefix(text) }
  }

  /// Reads the next line, with or without its line feed.
  ///
  /// - Returns: The event or loss; `nil` for a header, the description of a kind or a blank line.
  /// - Throws: ``TextError`` for a line that a log cannot hold.
  package mutating func read(line: some StringProtocol) throws(TextError) -> TraceItem? {
    try read(line: Array(line.utf8)[...])
  }

  private func value(_ bytes: ArraySlice<UInt8>) throws(TextError) -> ParsedValue? {
    var reader = JSONReader(bytes: bytes, line: lineCount, limits: .textForm)
    do throws(JSONError) {
      return try reader.only()
    } catch {
      throw TextError(error)
    }
  }

  private mutating func read(_ object: ParsedObject) throws(TextError) -> TraceItem? {
    if let kind = object["kind"] {
      let event = try event(object, kind: kind)
      advance(past: event)
      return .event(event)
    }
    if object["loss"] != nil {
      let loss = try loss(object)
      nextSequence = nextSequence.addingClamped(loss.count)
      return .loss(loss)
    }
    if object["define"] != nil {
      try define(object)
      return nil
    }
    guard let version = object["swivel"] else { throw .missingKey(line: lineCount, key: "kind") }
    guard isEmpty else { throw .misplacedHeader(line: lineCount) }
    header = try header(object, version: version)
    unknownHeaderKeyCount = object.members.count { !Self.headerKeys.contains($0.key) }
    return nil
  }

  private mutating func advance(past event: Event) {
    lastSequence = event.sequence
    // No event may have the largest number, at which the sum saturates.
    nextSequence = event.sequence.addingClamped(1)
    lastInstant = event.instant
  }
}
