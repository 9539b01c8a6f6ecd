import SwivelText

/// How one kind of step is read.
struct OperationReader: Sendable {
  typealias Read =
    @Sendable (ObjectReader, inout Scope) throws(DocumentError) -> Scenario.Operation

  /// The word of the key `op`.
  let name: String
  /// The arguments, which no other step can have.
  let keys: [String]
  /// Makes the operation of the arguments.
  let read: Read

  init(_ name: String, _ keys: [String] = [], _ read: @escaping Read) {
    self.name = name
    self.keys = keys
    self.read = read
  }

  /// All operations by their names.
  static let words = Words(
    "op", (device + orientation + pages + windows + process).map { ($0.name, $0) })
}
