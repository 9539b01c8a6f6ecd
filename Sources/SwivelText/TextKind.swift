import SwivelModel

/// How the text form writes and reads one kind of event.
final class TextKind: Sendable {
  /// The kind's code.
  let code: UInt8
  /// The kind's name.
  let name: String
  /// The fields, in the order of the record's numbers.
  let fields: [FieldShape]
  /// The text between the time and the first field.
  let head: [UInt8]
  private let ready: PreparedTexts

  /// Makes a kind of its description.
  convenience init(_ schema: EventSchema) {
    self.init(code: schema.code, name: schema.name, fields: schema.fields.map(FieldShape.init))
  }

  /// Makes a kind without a description, whose numbers have no names.
  convenience init(unknownCode code: UInt8) {
    self.init(code: code, name: "\(TextForm.unknownKindPrefix)\(code)", fields: [])
  }

  private init(code: UInt8, name: String, fields: [FieldShape]) {
    (self.code, self.name, self.fields) = (code, name, fields)
    var head: [UInt8] = []
    head.append(#","kind":"#)
    head.append(quoted: name)
    self.head = head
    ready = PreparedTexts(fields)
  }

  /// Writes the fields that a record has numbers for, and the numbers that have no field.
  func write(
    _ record: Record, sequence: UInt64, names: NameTable, into bytes: inout [UInt8]
  ) {
    let count = Int(record.count)
    for index in 0..<min(count, fields.count) {
      let number = record[index]
      guard !ready.append(field: index, number: number, to: &bytes) else { continue }
      bytes.append(key: fields[index].name)
      fields[index].write(number, sequence: sequence, names: names, into: &bytes)
    }
    if count < fields.count {
      bytes.append(key: "count")
      bytes.append(decimal: UInt64(count))
    } else if count > fields.count {
      bytes.append(key: "more")
      bytes.append(numbersOf: record, from: fields.count)
    }
  }
}

extension [UInt8] {
  /// Appends the name of the next member of an object.
  mutating func append(key: String) {
    append(UInt8(ascii: ","))
    append(quoted: key)
    append(UInt8(ascii: ":"))
  }

  /// Appends the numbers of a record from one on, as an array.
  mutating func append(numbersOf record: Record, from start: Int) {
    append(UInt8(ascii: "["))
    for index in start..<Int(record.count) {
      if index > start { append(UInt8(ascii: ",")) }
      append(decimal: UInt64(record[index]))
    }
    append(UInt8(ascii: "]"))
  }
}

/// The text of fields with small numbers, prepared once for each kind.
///
/// Nearly all numbers of a log are small, so that most events are assembled from these.
struct PreparedTexts: Sendable {
  // 32: all masks, words and optional words, and the handles of all but the largest apps.
  private static let numberCount = 32

  private var texts: [UInt8] = []
  private var ends: [Int] = [0]

  /// Makes the texts of a kind's fields.
  init(_ fields: [FieldShape]) {
    let names = NameTable()
    for field in fields {
      for number in 0..<UInt32(Self.numberCount) {
        if field.isPrepared(number) {
          texts.append(key: field.name)
          field.write(number, sequence: 0, names: names, into: &texts)
        }
        ends.append(texts.count)
      }
    }
  }

  /// Appends name and value of a field; `false` if there is no prepared text.
  func append(field: Int, number: UInt32, to bytes: inout [UInt8]) -> Bool {
    guard number < Self.numberCount else { return false }
    let index = field * Self.numberCount + Int(number)
    let range = ends[index]..<ends[index + 1]
    bytes.append(contentsOf: texts[range])
    return !range.isEmpty
  }
}

extension FieldShape {
  /// Whether a number has the same text in every event: names and causes depend on the log.
  fileprivate func isPrepared(_ number: UInt32) -> Bool {
    switch form {
    case .name, .cause: isOptional && number == 0
    case .bool, .number, .integer, .version, .word, .words: true
    }
  }
}
