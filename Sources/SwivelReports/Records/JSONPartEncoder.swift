/// Encodes a value as a part of a line.
///
/// Keys and dates are not converted, and floating-point numbers are refused: no record has any.
final class JSONPartEncoder: Encoder {
  /// The encoded part so far.
  var part: JSONPart?
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    // A value may request its container repeatedly, and then adds to the same object.
    if case .object(let members) = part {
      return KeyedEncodingContainer(JSONObjectWriter(members: members))
    }
    let members = JSONMembers()
    part = .object(members)
    return KeyedEncodingContainer(JSONObjectWriter(members: members))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let elements = JSONElements()
    part = .array(elements)
    return JSONArrayWriter(elements: elements)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONValueWriter(encoder: self)
  }
}

/// Adds members to an object.
private struct JSONObjectWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let members: JSONMembers
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { members.add(.null, key.stringValue) }

  func encode(_ value: String, forKey key: Key) { members.add(.string(value), key.stringValue) }
  func encode(_ value: Bool, forKey key: Key) { members.add(.bool(value), key.stringValue) }

  func encode<Number: Encodable & BinaryInteger>(_ value: Number, forKey key: Key) {
    members.add(JSONPart(value), key.stringValue)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    members.add(try JSONPart(encoding: value), key.stringValue)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let inner = JSONMembers()
    members.add(.object(inner), key.stringValue)
    return KeyedEncodingContainer(JSONObjectWriter<NestedKey>(members: inner))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let elements = JSONElements()
    members.add(.array(elements), key.stringValue)
    return JSONArrayWriter(elements: elements)
  }

  func superEncoder() -> any Encoder { preconditionFailure("records are no classes") }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

/// Adds elements to an array.
private struct JSONArrayWriter: UnkeyedEncodingContainer {
  let elements: JSONElements
  var codingPath: [any CodingKey] { [] }
  var count: Int { elements.count }

  func encodeNil() { elements.add(.null) }

  func encode(_ value: String) { elements.add(.string(value)) }
  func encode(_ value: Bool) { elements.add(.bool(value)) }

  func encode<Number: Encodable & BinaryInteger>(_ value: Number) {
    elements.add(JSONPart(value))
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    elements.add(try JSONPart(encoding: value))
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let inner = JSONMembers()
    elements.add(.object(inner))
    return KeyedEncodingContainer(JSONObjectWriter<Key>(members: inner))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let inner = JSONElements()
    elements.add(.array(inner))
    return JSONArrayWriter(elements: inner)
  }

  func superEncoder() -> any Encoder { preconditionFailure("records are no classes") }
}

/// Replaces the part with a single value.
private struct JSONValueWriter: SingleValueEncodingContainer {
  let encoder: JSONPartEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.part = .null }

  func encode(_ value: String) { encoder.part = .string(value) }
  func encode(_ value: Bool) { encoder.part = .bool(value) }

  // Without these the function for every value would call itself without end.
  func encode(_ value: Double) throws { throw refusal(of: value) }
  func encode(_ value: Float) throws { throw refusal(of: value) }

  private func refusal(of number: Any) -> EncodingError {
    .invalidValue(
      number, .init(codingPath: [], debugDescription: "records have no floating-point numbers"))
  }

  func encode<Number: Encodable & BinaryInteger>(_ value: Number) {
    encoder.part = JSONPart(value)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    encoder.part = try JSONPart(encoding: value)
  }
}
