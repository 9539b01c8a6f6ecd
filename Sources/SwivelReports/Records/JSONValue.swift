import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelText

/// A value that is printed as JSON.
package protocol JSONValue: SendableMetatype {
  static var shape: Shape { get }

  /// Appends the value; the keys of an object are in order.
  func write(into bytes: inout [UInt8])
}

extension JSONValue {
  /// The value as a line, without a line end.
  package var json: String {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String: JSONValue {
  package static let shape = Shape.string
  package func write(into bytes: inout [UInt8]) { bytes.append(quoted: self) }
}

extension Bool: JSONValue {
  package static let shape = Shape.boolean
  package func write(into bytes: inout [UInt8]) { bytes.append(self ? "true" : "false") }
}

extension JSONValue where Self: BinaryInteger {
  package static var shape: Shape { .integer }

  package func write(into bytes: inout [UInt8]) {
    if self < 0 { bytes.append("-") }
    bytes.append(decimal: UInt64(magnitude))
  }
}

extension Int: JSONValue {}
extension Int64: JSONValue {}
extension UInt8: JSONValue {}
extension UInt16: JSONValue {}
extension UInt32: JSONValue {}
extension UInt64: JSONValue {}

extension JSONValue where Self: RawRepresentable<String> & CaseIterable {
  package static var shape: Shape { .word(of: Self.self) }
  package func write(into bytes: inout [UInt8]) { rawValue.write(into: &bytes) }
}

extension Instant: JSONValue {
  package static let shape = Shape.instant
  package func write(into bytes: inout [UInt8]) { rawValue.write(into: &bytes) }
}

extension InterfaceOrientationMask: JSONValue {
  package static let shape = Shape.orientations
  package func write(into bytes: inout [UInt8]) { words.write(into: &bytes) }
}

extension Finding.Severity: JSONValue {}
extension Verdict.Word: JSONValue {}

extension Basis.Word: JSONValue {
  // Those of windows alone are printed.
  package static var shape: Shape { .word(ofWindows.map(\.rawValue)) }
}

extension Trigger: JSONValue {
  package static let shape = Shape.word(words)
  package func write(into bytes: inout [UInt8]) { word.write(into: &bytes) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  package static var shape: Shape { .either([Wrapped.shape, .null]) }

  package func write(into bytes: inout [UInt8]) {
    if let self { self.write(into: &bytes) } else { bytes.append("null") }
  }
}

extension Array: JSONValue where Element: JSONValue {
  package static var shape: Shape { .list(Element.shape) }

  package func write(into bytes: inout [UInt8]) {
    bytes.append("[")
    for (index, element) in enumerated() {
      if index > 0 { bytes.append(",") }
      element.write(into: &bytes)
    }
    bytes.append("]")
  }
}

extension Dictionary: JSONValue where Key == String, Value: JSONValue {
  package static var shape: Shape { .map(Value.shape) }

  package func write(into bytes: inout [UInt8]) {
    JSONObject(members: map { ($0.key, $0.value) }).write(into: &bytes)
  }
}
