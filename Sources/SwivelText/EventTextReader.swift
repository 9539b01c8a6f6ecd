package import SwivelModel

/// Reads a log's text line by line.
///
/// An error leaves the reader as it was before the line, except that the line is counted and may
/// have introduced names: a caller may stop there, or take the line for a loss and go on.
package struct EventTextReader: Sendable {
  /// What the first line said of the log, once it has been read.
  package internal(set) var header: TraceHeader?
  /// How many members of the first line a newer version has a use for, and this one has not.
  package internal(set) var unknownHeaderKeyCount = 0
  /// The words and kinds of the lines so far, which the events refer to.
  package var vocabulary: Vocabulary
  /// How many lines have been read.
  package private(set) var lineCount = 0
  /// The sequence number of an event that does not tell its own.
  package internal(set) var nextSequence: UInt64 = 0

  let clock: (@Sendable () -> Instant)?
  var kinds = TextKinds()
  var lastSequence: UInt64?
  var lastInstant = Instant.start
  var lostNames: [UInt32: NameID] = [:]
  private var isEmpty = true

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - vocabulary: The words and kinds to begin with.
  ///   - event: The event that all of the text comes after.
  ///   - clock: The time of an event that does not tell its own. Without a clock, `seq` and `t` may
  ///     not be left out.
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

  /// Reads the next line, with or without its end.
  ///
  /// - Returns: The event or loss; `nil` for a header, the description of a kind or a blank line.
  /// - Throws: ``TextError`` when the line says nothing that a log can hold.
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

  /// Reads the next line, with or without its end.
  ///
  /// - Returns: The event or loss; `nil` for a header, the description of a kind or a blank line.
  /// - Throws: ``TextError`` when the line says nothing that a log can hold.
  package mutating func read(line: some StringProtocol) throws(TextError) -> TraceItem? {
    try read(line: Array(line.utf8)[...])
  }

  private func value(_ bytes: ArraySlice<UInt8>) throws(TextError) -> JSONValue? {
    var reader = JSONReader(bytes: bytes, line: lineCount, limits: .textForm)
    do throws(JSONError) {
      return try reader.only()
    } catch {
      throw TextError(error)
    }
  }

  private mutating func read(_ object: JSONObject) throws(TextError) -> TraceItem? {
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
    // No event may have the largest number, at which the sum stays.
    nextSequence = event.sequence.addingClamped(1)
    lastInstant = event.instant
  }
}
