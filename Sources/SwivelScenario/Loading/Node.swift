/// A JSON value together with its place in the file, so that every error can name it.
package struct Node {
  package let value: JSONValue
  package let path: ScenarioPath

  /// Reads the one value that a text of JSON holds, and calls it something in errors.
  ///
  /// - Throws: ``ScenarioError/syntax(_:line:column:)`` when it is no JSON.
  package static func read(_ bytes: [UInt8], as name: String) throws(ScenarioError) -> Node {
    Node(value: try JSONReader.read(bytes), path: ScenarioPath(root: name))
  }

  /// The node, unless it is null.
  var unlessNull: Node? { value == .null ? nil : self }

  /// The text that it is.
  package func text() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw wrongType(.string) }
    return text
  }

  /// What it says, if it is true or false.
  package func boolean() throws(ScenarioError) -> Bool {
    guard case .boolean(let boolean) = value else { throw wrongType(.boolean) }
    return boolean
  }

  func number() throws(ScenarioError) -> Double {
    guard case .number(let number) = value else { throw wrongType(.number) }
    return number
  }

  /// The elements of an array, counted within limits.
  package func elements(least: Int = 0, most: Int? = nil) throws(ScenarioError) -> NodeList {
    guard case .array(let values) = value else { throw wrongType(.array) }
    guard values.count >= least, values.count <= most ?? .max else {
      throw .wrongCount(path, count: values.count, least: least, most: most)
    }
    return NodeList(values: values, path: path)
  }

  /// The members of an object, in the order of the file.
  package func members(
    least: Int = 0, most: Int? = nil
  ) throws(ScenarioError) -> [(key: String, node: Node)] {
    guard case .object(let object) = value else { throw wrongType(.object) }
    guard object.keys.count >= least, object.keys.count <= most ?? .max else {
      throw .wrongCount(path, count: object.keys.count, least: least, most: most)
    }
    return object.keys.compactMap { key in
      object[key].map { (key, Node(value: $0, path: path.member(key))) }
    }
  }

  /// The member of an object, whatever other members it has.
  func member(_ key: String) throws(ScenarioError) -> Node {
    guard case .object(let object) = value else { throw wrongType(.object) }
    guard let member = object[key] else { throw .missingKey(path, key: key) }
    return Node(value: member, path: path.member(key))
  }

  func wrongType(_ expected: JSONType...) -> ScenarioError {
    .wrongType(path, expected: expected, found: value.type)
  }

  func malformed(_ text: String, _ form: TextForm) -> ScenarioError {
    .malformed(path, text: text, expected: form)
  }
}
