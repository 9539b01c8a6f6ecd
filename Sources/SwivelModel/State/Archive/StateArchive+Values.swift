extension StateArchive {
  /// Encodes or decodes a value with a default.
  package mutating func value<Value>(_ value: inout Value, usually usual: Value)
  where Value: RawRepresentable & Equatable, Value.RawValue: FixedWidthInteger {
    guard holds(value != usual) else {
      value = usual
      return
    }
    value = transfer(value) ?? usual
  }

  /// Encodes or decodes a value that is mostly missing.
  package mutating func optional<Value>(_ value: inout Value?)
  where Value: RawRepresentable, Value.RawValue: FixedWidthInteger {
    guard holds(value != nil) else {
      value = nil
      return
    }
    value = transfer(value)
  }

  /// Encodes or decodes a flag that is mostly missing.
  package mutating func optional(_ value: inout Bool?) {
    guard holds(value != nil) else {
      value = nil
      return
    }
    var flag = value ?? false
    self.flag(&flag)
    value = flag
  }

  /// Passes a value of several parts that is mostly missing.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - blank: Any value, for the parts to be set in while reading.
  ///   - pass: Passes the parts.
  package mutating func optional<Value>(
    _ value: inout Value?, blank: @autoclosure () -> Value,
    pass: (inout Value, inout StateArchive) -> Void
  ) {
    guard holds(value != nil) else {
      value = nil
      return
    }
    var parts = value ?? blank()
    pass(&parts, &self)
    value = parts
  }

  /// Encodes or decodes a number that is mostly 0.
  package mutating func number(_ value: inout UInt32) {
    guard holds(value != 0) else {
      value = 0
      return
    }
    var number = UInt64(value)
    self.number(&number)
    value = exactly(number)
  }

  /// Encodes or decodes a signed number that is mostly 0.
  package mutating func number(_ value: inout Int32) {
    var number = value.number
    self.number(&number)
    value = Int32(number: number) ?? 0
  }

  private mutating func holds(_ isUnusual: Bool) -> Bool {
    var flag = isUnusual
    self.flag(&flag)
    return flag
  }

  /// Writes the given value, or reads the next one; `nil` if that means no value.
  private mutating func transfer<Value>(_ value: Value?) -> Value?
  where Value: RawRepresentable, Value.RawValue: FixedWidthInteger {
    var number = value.map { UInt64(truncatingIfNeeded: $0.rawValue) } ?? 0
    self.number(&number)
    guard isReading else { return value }
    let read = Value.RawValue(exactly: number).flatMap(Value.init(rawValue:))
    if read == nil { fail() }
    return read
  }

  private mutating func exactly(_ number: UInt64) -> UInt32 {
    guard let value = UInt32(exactly: number) else {
      fail()
      return 0
    }
    return value
  }
}
