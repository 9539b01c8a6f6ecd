import SwivelText

/// An object whose keys are known only where it is made, such as a part of a service's format.
package struct JSONObject: JSONValue, ExpressibleByDictionaryLiteral {
  package static let shape = Shape.map(.any)
  let members: [(key: String, value: any JSONValue)]

  init(members: [(key: String, value: any JSONValue)]) { self.members = members }

  /// Makes an object; a key without a value is left out.
  package init(dictionaryLiteral members: (String, (any JSONValue)?)...) {
    self.members = members.compactMap { key, value in value.map { (key, $0) } }
  }

  func adding(_ other: Self) -> Self { Self(members: members + other.members) }

  package func write(into bytes: inout [UInt8]) {
    bytes.append("{")
    for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { bytes.append(",") }
      bytes.append(quoted: member.key)
      bytes.append(":")
      member.value.write(into: &bytes)
    }
    bytes.append("}")
  }
}
