import SwivelText

/// Writes records as JSON with sorted keys, one per line.
package enum JSONLine {
  /// The line of one record, without a line end.
  ///
  /// - Throws: Encoding errors of the record; none of the project's records has any.
  package static func encode(_ record: some Encodable) throws -> String {
    var bytes: [UInt8] = []
    try write(record, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the line of one record, without a line end.
  ///
  /// - Throws: Encoding errors of the record; none of the project's records has any.
  package static func write(_ record: some Encodable, into bytes: inout [UInt8]) throws {
    try JSONPart(encoding: record).write(into: &bytes)
  }
}

/// A part of a line: a scalar, or the members or elements collected so far.
enum JSONPart {
  case null
  case bool(Bool)
  case number(magnitude: UInt64, isNegative: Bool)
  case string(String)
  case object(JSONMembers)
  case array(JSONElements)

  /// Makes the part by encoding a value.
  init(encoding value: some Encodable) throws {
    let encoder = JSONPartEncoder()
    try value.encode(to: encoder)
    self = encoder.part ?? .object(JSONMembers())
  }

  /// Makes the part of a value; that of a plain one needs no encoder.
  @inline(__always)
  init(of value: some Encodable) throws {
    if let text = value as? String {
      self = .string(text)
    } else if let flag = value as? Bool {
      self = .bool(flag)
    } else if let number = value as? Int {
      self.init(number)
    } else if let number = value as? UInt64 {
      self.init(number)
    } else {
      try self.init(encoding: value)
    }
  }

  /// Makes the part of an integer.
  init(_ number: some BinaryInteger) {
    self = .number(magnitude: UInt64(number.magnitude), isNegative: number < 0)
  }

  /// Appends the part as JSON.
  func write(into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append("null")
    case .bool(let value): bytes.append(value ? "true" : "false")
    case .number(let magnitude, let isNegative):
      if isNegative { bytes.append("-") }
      bytes.append(decimal: magnitude)
    case .string(let text): bytes.append(quoted: text)
    case .object(let members): members.write(into: &bytes)
    case .array(let elements): elements.write(into: &bytes)
    }
  }
}

/// The members of an object.
final class JSONMembers {
  private var members: [(key: String, part: JSONPart)] = []

  init() {
    // Enough for most records.
    members.reserveCapacity(16)
  }

  func add(_ part: JSONPart, _ key: String) {
    members.append((key, part))
  }

  fileprivate func write(into bytes: inout [UInt8]) {
    members.sort { $0.key < $1.key }
    bytes.append("{")
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(",") }
      bytes.append(quoted: member.key)
      bytes.append(":")
      member.part.write(into: &bytes)
    }
    bytes.append("}")
  }
}

/// The elements of an array.
final class JSONElements {
  private var parts: [JSONPart] = []

  var count: Int { parts.count }

  func add(_ part: JSONPart) {
    parts.append(part)
  }

  fileprivate func write(into bytes: inout [UInt8]) {
    bytes.append("[")
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(",") }
      part.write(into: &bytes)
    }
    bytes.append("]")
  }
}
