/// A family of events: the cases of one enumeration, with the records that store them.
package protocol Fact: Hashable, Sendable {
  /// How each case is stored, in the order of the codes.
  static var schemas: [EventSchema] { get }
  /// The fact as it is stored.
  var record: Record { get }
  /// Reads a fact; `nil` if a number is out of range for this version.
  init?(_ record: Record)
}

extension EventSchema {
  /// Makes the schema of a kind that this version knows.
  init(_ kind: EventCode, name: String, fields: [Field]) {
    self.init(code: kind.rawValue, name: name, fields: fields)
  }
}

extension Record {
  /// Makes a record without values.
  @inlinable
  package init(_ kind: EventCode) {
    self.init(code: kind.rawValue)
  }

  /// Makes a record of one value.
  @inlinable
  package init(_ kind: EventCode, _ first: some FieldValue) {
    self.init(code: kind.rawValue, count: 1, first: first.number)
  }

  /// Makes a record of two values.
  @inlinable
  package init(_ kind: EventCode, _ first: some FieldValue, _ second: some FieldValue) {
    self.init(code: kind.rawValue, count: 2, first: first.number, second.number)
  }

  /// Makes a record of three values.
  @inlinable
  package init(
    _ kind: EventCode, _ first: some FieldValue, _ second: some FieldValue, _ third: some FieldValue
  ) {
    self.init(code: kind.rawValue, count: 3, first: first.number, second.number, third.number)
  }

  /// Makes a record of four values.
  @inlinable
  package init(
    _ kind: EventCode, _ first: some FieldValue, _ second: some FieldValue,
    _ third: some FieldValue,
    _ fourth: some FieldValue
  ) {
    self.init(
      code: kind.rawValue, count: 4, first: first.number, second.number, third.number, fourth.number
    )
  }

  /// Reads one value.
  @inlinable
  package func read<A: FieldValue>() -> A? {
    A(number: self[0])
  }

  /// Reads two values.
  @inlinable
  package func read<A: FieldValue, B: FieldValue>() -> (A, B)? {
    guard let a = A(number: self[0]), let b = B(number: self[1]) else { return nil }
    return (a, b)
  }

  /// Reads three values.
  @inlinable
  package func read<A: FieldValue, B: FieldValue, C: FieldValue>() -> (A, B, C)? {
    guard let (a, b): (A, B) = read(), let c = C(number: self[2]) else { return nil }
    return (a, b, c)
  }

  /// Reads four values.
  @inlinable
  package func read<A: FieldValue, B: FieldValue, C: FieldValue, D: FieldValue>() -> (A, B, C, D)? {
    guard let (a, b, c): (A, B, C) = read(), let d = D(number: self[3]) else { return nil }
    return (a, b, c, d)
  }
}
