// The parts of a report of which there are many. Each is an array without keys: a page may have
// sixty thousand.

/// The handle and the name of a window.
package struct ReportWindow: Encodable, Sendable {
  package let handle: UInt8
  package let name: String

  package func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(handle)
    try row.encode(name)
  }
}

/// A window at a moment: its handle, its orientations, and the number of what explains it.
package struct ReportWindowState: Hashable, Encodable, Sendable {
  package let window: UInt8
  package let shown: UInt8
  package let why: Int?

  package func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(window)
    try row.encode(shown)
    if let why { try row.encode(why) } else { try row.encodeNil() }
  }
}

/// A window or a controller: depth, place, name, mask or -1, and badges (asked 1, answered 2,
/// visible 4, never asked 8).
package struct ReportNode: Hashable, Encodable, Sendable {
  package let depth: Int
  package let place: Int
  package let name: Int
  package let mask: Int
  package let badges: Int

  package func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    for number in [depth, place, name, mask, badges] { try row.encode(number) }
  }
}

/// The place of a moment, and the numbers of the findings that rest on it.
package struct ReportFlag: Encodable, Sendable {
  package let moment: Int
  package internal(set) var findings: [Int]

  package func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(moment)
    try row.encode(findings)
  }
}

/// A stretch in which events are missing: from, to, and how many.
package struct ReportLoss: Encodable, Sendable {
  package let from: UInt64
  package let to: UInt64
  package let count: UInt64

  package func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    for number in [from, to, count] { try row.encode(number) }
  }
}

/// A gate: its name, what it allows, what it removes, whose value it is, and a note.
package struct ReportGate: Hashable, Encodable, Sendable {
  package let gate: String
  package let allows: UInt8
  package let removed: UInt8
  package let source: String
  package let note: String?

  package func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(gate)
    try row.encode(allows)
    try row.encode(removed)
    try row.encode(source)
    if let note { try row.encode(note) } else { try row.encodeNil() }
  }
}
