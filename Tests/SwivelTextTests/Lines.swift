import SwivelModel
import SwivelText

/// Writes items as lines without their ends.
func lines(_ items: [TraceItem], _ vocabulary: Vocabulary = Vocabulary()) -> [String] {
  var writer = EventTextWriter()
  var bytes: [UInt8] = []
  for item in items { writer.write(item, vocabulary: vocabulary, into: &bytes) }
  return text(bytes).split(separator: "\n").map(String.init)
}

/// Writes one record as the first event of a log, which it is also read from.
func line(_ record: Record, _ vocabulary: Vocabulary = Vocabulary()) -> String {
  lines([.event(Event(sequence: 0, instant: .start, record: record))], vocabulary).last ?? ""
}

func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}

/// Reads lines; every one of them must be right.
func items(
  _ lines: [String], _ reader: inout EventTextReader
) throws(TextError) -> [TraceItem] {
  var items: [TraceItem] = []
  for line in lines {
    if let item = try reader.read(line: line) { items.append(item) }
  }
  return items
}

/// Reads the record of an event that may leave out its place and time.
func record(_ line: String) throws(TextError) -> Record? {
  var reader = EventTextReader(clock: { .start })
  guard case .event(let event) = try reader.read(line: line) else { return nil }
  return event.record
}

/// The message with which the last of some lines is refused; `nil` if all are right.
func message(_ lines: [String]) -> String? {
  var reader = EventTextReader()
  do throws(TextError) {
    _ = try items(lines, &reader)
    return nil
  } catch {
    return error.description
  }
}
