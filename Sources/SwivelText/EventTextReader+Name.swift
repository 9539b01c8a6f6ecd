import SwivelModel

extension EventTextReader {
  /// Reads a name, or the number of a name that was lost before the text was written.
  mutating func name(_ field: FieldShape, _ value: ParsedValue) throws(TextError) -> UInt32 {
    switch value {
    case .string(let name):
      guard let id = vocabulary.names.intern(name) else { throw tooManyNames() }
      return id.rawValue
    case .object(let object):
      guard object.members.count == 1, case .number(let number)? = object["lost"],
        number <= field.maximum
      else { throw unexpected(field.name, .name, value) }
      return try lostName(UInt32(number))
    default:
      throw unexpected(field.name, .name, value)
    }
  }

  /// The index of a lost name in this reader's table: an empty one, the same for the same number.
  ///
  /// Names have other indexes here than where they were lost, so the number itself may be in use. A
  /// number beyond any table is kept as it is.
  private mutating func lostName(_ number: UInt32) throws(TextError) -> UInt32 {
    guard number < NameTable.maximumCount else { return number }
    if let id = lostNames[number] { return id.rawValue }
    let id = NameID(rawValue: UInt32(vocabulary.names.count))
    guard vocabulary.names.pad(to: vocabulary.names.count + 1) else { throw tooManyNames() }
    lostNames[number] = id
    return id.rawValue
  }

  private func tooManyNames() -> TextError {
    .tooManyNames(line: lineCount, limit: NameTable.maximumCount)
  }
}
