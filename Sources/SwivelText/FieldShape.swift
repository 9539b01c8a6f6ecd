import SwivelModel

/// One field of a kind, ready to be written and read.
struct FieldShape: Sendable {
  /// The field's name.
  let name: String
  /// Whether 0 stands for no value, and every other number for one less.
  let isOptional: Bool
  /// How the value is represented.
  let form: FieldForm

  /// Makes the shape of a field.
  init(_ field: EventSchema.Field) {
    (name, isOptional) = (field.name, field.type.isOptional)
    form = FieldForm(field.type.wrapped)
  }

  /// The largest number that a value can have: an optional one is stored as one more.
  var maximum: UInt32 { isOptional ? .max - 1 : .max }
}

extension FieldShape {
  /// Writes the value of a number.
  ///
  /// - Parameters:
  ///   - number: The stored number.
  ///   - sequence: The event's sequence number, from which that of its cause is computed.
  ///   - names: The names of the log.
  ///   - bytes: The buffer to append to.
  func write(
    _ number: UInt32, sequence: UInt64, names: NameTable, into bytes: inout [UInt8]
  ) {
    if isOptional && number == 0 {
      bytes.append("null")
      return
    }
    let number = isOptional ? number - 1 : number
    switch form {
    case .bool: bytes.append(bool: number)
    case .number: bytes.append(decimal: UInt64(number))
    case .integer: bytes.append(integer: number)
    case .name: bytes.append(name: number, in: names)
    case .cause: bytes.append(cause: number, of: sequence)
    case .version: bytes.append(quoted: SystemVersion(rawValue: number).description)
    case .word(let list): bytes.append(word: number, of: list)
    case .words(let list): bytes.append(words: number, of: list)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(bool number: UInt32) {
    switch number {
    case 0: append("false")
    case 1: append("true")
    default: append(decimal: UInt64(number))
    }
  }

  fileprivate mutating func append(integer number: UInt32) {
    // Every number is a valid integer.
    let value = Int32(number: number) ?? 0
    if value < 0 { append(UInt8(ascii: "-")) }
    append(decimal: UInt64(value.magnitude))
  }

  fileprivate mutating func append(name number: UInt32, in names: NameTable) {
    if let name = names[NameID(rawValue: number)] {
      append(quoted: name)
    } else {
      append(#"{"lost":"#)
      append(decimal: UInt64(number))
      append(UInt8(ascii: "}"))
    }
  }

  fileprivate mutating func append(cause distance: UInt32, of sequence: UInt64) {
    if UInt64(distance) <= sequence {
      append(decimal: sequence - UInt64(distance))
    } else {
      append(#"{"ago":"#)
      append(decimal: UInt64(distance))
      append(UInt8(ascii: "}"))
    }
  }

  fileprivate mutating func append(word number: UInt32, of list: WordList) {
    if let word = list.word(number) {
      append(quoted: word)
    } else {
      append(decimal: UInt64(number))
    }
  }

  fileprivate mutating func append(words number: UInt32, of list: BitList) {
    guard list.isWorded(number) else {
      append(decimal: UInt64(number) << list.shift)
      return
    }
    append(UInt8(ascii: "["))
    var isFirst = true
    for entry in list.entries where number & entry.bit != 0 {
      if !isFirst { append(UInt8(ascii: ",")) }
      isFirst = false
      append(quoted: entry.word)
    }
    append(UInt8(ascii: "]"))
  }
}
