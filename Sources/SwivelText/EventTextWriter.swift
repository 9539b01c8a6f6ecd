package import SwivelModel

/// Writes a log as text: one JSON object a line, each line ended by a line feed.
///
/// The bytes are appended to a buffer that the caller empties whenever it is large enough.
package struct EventTextWriter: Sendable {
  private var kinds = TextKinds()

  /// Makes a writer for one log.
  package init() {}

  /// Writes the first line: the version of the form, the unit of time and the log's header.
  package func write(_ header: TraceHeader, into bytes: inout [UInt8]) {
    bytes.append(#"{"swivel":""#)
    bytes.append(decimal: TextForm.majorVersion)
    bytes.append(UInt8(ascii: "."))
    bytes.append(decimal: TextForm.minorVersion)
    bytes.append(#"","unit":"#)
    bytes.append(quoted: TextForm.unit)
    bytes.append(#","header":{"#)
    var separator: StaticString = ""
    for fact in header.facts {
      bytes.append(separator)
      separator = ","
      bytes.append(quoted: fact.key.rawValue)
      bytes.append(UInt8(ascii: ":"))
      bytes.append(quoted: fact.value)
    }
    bytes.append("}}\n")
  }

  /// Writes an event or a loss, after the description of its kind if that is new.
  ///
  /// - Parameters:
  ///   - item: What to write.
  ///   - vocabulary: The names and kinds of the item's log.
  ///   - bytes: The buffer to append to.
  package mutating func write(
    _ item: TraceItem, vocabulary: Vocabulary, into bytes: inout [UInt8]
  ) {
    switch item {
    case .loss(let loss):
      write(loss, into: &bytes)
    // The text has events only; a log made from it gets its own checkpoints.
    case .checkpoint: return
    case .event(let event):
      if !vocabulary.newerKinds.isEmpty, let schema = vocabulary.newerKinds[event.record.code] {
        describe(schema, into: &bytes)
      }
      write(event, names: vocabulary.names, into: &bytes)
    }
  }

  private func write(
    _ event: Event, names: NameTable, into bytes: inout [UInt8]
  ) {
    bytes.append(#"{"seq":"#)
    bytes.append(decimal: event.sequence)
    bytes.append(#","t":"#)
    bytes.append(decimal: event.instant.rawValue)
    let shape = kinds[event.record.code]
    bytes.append(contentsOf: shape.head)
    shape.write(event.record, sequence: event.sequence, names: names, into: &bytes)
    bytes.append("}\n")
  }

  private func write(_ loss: Loss, into bytes: inout [UInt8]) {
    bytes.append(#"{"loss":"#)
    bytes.append(decimal: loss.count)
    bytes.append(#","reason":"#)
    bytes.append(quoted: loss.reason.word)
    bytes.append("}\n")
  }

  private mutating func describe(_ schema: EventSchema, into bytes: inout [UInt8]) {
    guard !kinds.isDescribed(schema) else { return }
    guard schema.isDescribable, kinds.describe(schema) else {
      kinds.refuse(schema)
      return
    }
    bytes.append(#"{"define":"#)
    bytes.append(quoted: schema.name)
    bytes.append(#","code":"#)
    bytes.append(decimal: UInt64(schema.code))
    bytes.append(#","fields":["#)
    var separator: StaticString = ""
    for field in schema.fields {
      bytes.append(separator)
      separator = ","
      bytes.append(quoted: "\(field.name):\(field.type.rawValue)")
    }
    bytes.append("]}\n")
  }
}
