/// A number of any type that the library has.
private typealias Number = Encodable & LosslessStringConvertible & Numeric

/// Hands what encodes itself on to a line.
///
/// A value has one container of its own; none of the project's nest them by themselves.
struct RecordEncoder: Encoder {
  let sink: JSONSink

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    sink.line.beginObject()
    return KeyedEncodingContainer(Object(sink: sink))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    sink.line.beginList()
    return List(sink: sink)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Value(sink: sink) }

  private static var isNested: Never {
    preconditionFailure("a record nests containers by itself")
  }
}

extension RecordEncoder {
  /// The members of an object.
  private struct Object<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: JSONSink

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { add(key) { $0.word("null") } }
    func encode(_ value: Bool, forKey key: Key) { add(key) { $0.word(value) } }
    func encode(_ value: String, forKey key: Key) { add(key) { $0.text(value) } }
    func encode(_ value: some Number, forKey key: Key) { add(key) { $0.word(value) } }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      sink.line.beginMember(key.stringValue)
      try sink.write(value)
      sink.line.endMember()
    }

    @inline(__always)
    private func add(_ key: Key, _ write: (inout JSONBytes) -> Void) {
      sink.line.add(key.stringValue, write)
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Other> { isNested }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { isNested }
    func superEncoder() -> any Encoder { isNested }
    func superEncoder(forKey key: Key) -> any Encoder { isNested }
  }

  /// The elements of a list.
  private struct List: UnkeyedEncodingContainer {
    let sink: JSONSink
    private(set) var count = 0

    init(sink: JSONSink) {
      self.sink = sink
    }

    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { next().line.word("null") }
    mutating func encode(_ value: Bool) { next().line.word(value) }
    mutating func encode(_ value: String) { next().line.text(value) }
    mutating func encode(_ value: some Number) { next().line.word(value) }
    mutating func encode(_ value: some Encodable) throws { try next().write(value) }

    /// The line, for the next element.
    private mutating func next() -> JSONSink {
      count += 1
      sink.line.beginElement()
      return sink
    }

    func nestedContainer<Other: CodingKey>(
      keyedBy type: Other.Type
    ) -> KeyedEncodingContainer<Other> { isNested }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { isNested }
    func superEncoder() -> any Encoder { isNested }
  }

  /// A single value.
  private struct Value: SingleValueEncodingContainer {
    let sink: JSONSink

    var codingPath: [any CodingKey] { [] }

    func encodeNil() { sink.line.word("null") }
    func encode(_ value: Bool) { sink.line.word(value) }
    func encode(_ value: String) { sink.line.text(value) }
    func encode(_ value: some Number) { sink.line.word(value) }
    func encode(_ value: some Encodable) throws { try sink.write(value) }
  }
}
