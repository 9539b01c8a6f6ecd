import SwivelModel

extension EventTextReader {
  /// What is false where a text leaves it out: few events have it, and hands write them, too.
  static let usuallyFalse: Set<String> = [
    "animated", "cancelled", "hidden", "interactive", "removesPresenter",
  ]

  /// Reads the value of a field into the number that a record stores.
  mutating func number(
    of field: FieldShape, in object: ParsedObject, sequence: UInt64
  ) throws(TextError) -> UInt32 {
    guard let value = object[field.name] else {
      guard field.isOptional || Self.usuallyFalse.contains(field.name) else {
        throw .missingKey(line: lineCount, key: field.name)
      }
      return 0
    }
    guard field.isOptional else { return try number(of: field, value, sequence: sequence) }
    guard value != .null else { return 0 }
    return try number(of: field, value, sequence: sequence) + 1
  }

  private mutating func number(
    of field: FieldShape, _ value: ParsedValue, sequence: UInt64
  ) throws(TextError) -> UInt32 {
    switch field.form {
    case .bool: try bool(field, value)
    case .number: try plain(field, value, .count(UInt64(field.maximum)))
    case .integer: try integer(field, value)
    case .name: try name(field, value)
    case .cause: try cause(field, value, sequence: sequence)
    case .version: try version(field, value)
    case .word(let list): try word(field, value, list)
    case .words(let list): try words(field, value, list)
    }
  }

  /// Reads a plain number, also where a newer version may have words.
  private func plain(
    _ field: FieldShape, _ value: ParsedValue, _ expected: TextError.Expectation
  ) throws(TextError) -> UInt32 {
    guard case .number(let number) = value else { throw unexpected(field.name, expected, value) }
    guard number <= field.maximum else {
      throw unexpected(field.name, .count(UInt64(field.maximum)), value)
    }
    return UInt32(number)
  }

  private func bool(_ field: FieldShape, _ value: ParsedValue) throws(TextError) -> UInt32 {
    if case .bool(let value) = value { return value.number }
    return try plain(field, value, .bool)
  }

  private func integer(_ field: FieldShape, _ value: ParsedValue) throws(TextError) -> UInt32 {
    let number: Int32? =
      switch value {
      case .number(let number): Int32(exactly: number)
      case .negative(let number): Int32(exactly: number)
      default: nil
      }
    // The smallest number has the largest zigzag.
    let minimum = field.isOptional ? Int32.min + 1 : .min
    guard let number, number >= minimum else {
      throw unexpected(field.name, .number(Int64(minimum)...Int64(Int32.max)), value)
    }
    return number.number
  }

  private func version(_ field: FieldShape, _ value: ParsedValue) throws(TextError) -> UInt32 {
    guard case .string(let text) = value, let version = SystemVersion(text),
      version.rawValue <= field.maximum
    else { throw unexpected(field.name, .version, value) }
    return version.rawValue
  }

  private func cause(
    _ field: FieldShape, _ value: ParsedValue, sequence: UInt64
  ) throws(TextError) -> UInt32 {
    if case .object(let object) = value {
      guard object.members.count == 1, case .number(let distance)? = object["ago"],
        distance <= field.maximum
      else { throw unexpected(field.name, .cause(maximum: sequence), value) }
      return UInt32(distance)
    }
    guard case .number(let cause) = value, cause <= sequence, sequence - cause <= field.maximum
    else { throw unexpected(field.name, .cause(maximum: sequence), value) }
    return UInt32(sequence - cause)
  }

  private func word(
    _ field: FieldShape, _ value: ParsedValue, _ list: WordList
  ) throws(TextError) -> UInt32 {
    guard case .string(let word) = value else {
      return try plain(field, value, .word(example: list.words[0]))
    }
    guard let number = list.number(word) else { throw unknownWord(field.name, word, list.words) }
    return number
  }

  private func words(
    _ field: FieldShape, _ value: ParsedValue, _ list: BitList
  ) throws(TextError) -> UInt32 {
    guard case .array(let values) = value else { return try bits(field, value, list) }
    var number: UInt32 = 0
    for (index, value) in values.enumerated() {
      let path = "\(field.name)[\(index)]"
      guard case .string(let word) = value else {
        throw unexpected(path, .word(example: list.words[0]), value)
      }
      guard let bit = list.bit(word) else { throw unknownWord(path, word, list.words) }
      guard number & bit == 0 else { throw unexpected(path, .words(example: list.words[0]), value) }
      number |= bit
    }
    return number
  }

  /// Reads a set as the platform's number for it.
  private func bits(
    _ field: FieldShape, _ value: ParsedValue, _ list: BitList
  ) throws(TextError) -> UInt32 {
    guard case .number(let number) = value else {
      throw unexpected(field.name, .words(example: list.words[0]), value)
    }
    let maximum = UInt64(field.maximum) << list.shift
    let stored = number >> list.shift
    guard number <= maximum, stored << list.shift == number else {
      let expected: TextError.Expectation =
        list.shift == 0 ? .count(maximum) : .evenNumber(maximum: maximum)
      throw unexpected(field.name, expected, value)
    }
    return UInt32(stored)
  }
}
