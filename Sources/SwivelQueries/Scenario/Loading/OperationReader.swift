import SwivelText

/// Reads one kind of operation.
struct OperationReader: Sendable {
  typealias Read =
    @Sendable (ObjectReader, inout Scope) throws(DocumentError) -> Scenario.Operation

  /// The value of the key `op`.
  let name: String
  /// The arguments, which no other operation accepts.
  let keys: [String]
  /// Makes the operation from its arguments.
  let read: Read

  init(_ name: String, _ keys: [String] = [], _ read: @escaping Read) {
    self.name = name
    self.keys = keys
    self.read = read
  }

  /// All operations by name.
  static let words = Words(
    "op", (device + orientation + pages + windows + process).map { ($0.name, $0) })
}
