// The parts of a report of which there are many. Each is an array without keys: a page may have
// sixty thousand.

package struct ReportWindow: FieldRow, Sendable {
  static let fields: [Field<Self>] = [.element(\.handle), .element(\.name)]

  package let handle: UInt8
  package let name: String
}

/// A window at a moment: its handle, its orientations, and the number of what explains it.
package struct ReportWindowState: Hashable, FieldRow, Sendable {
  static let fields: [Field<Self>] = [.element(\.window), .element(\.shown), .element(\.why)]

  package let window: UInt8
  package let shown: UInt8
  package let why: Int?
}

/// A window or a controller: depth, place, name, mask or -1, and badges (asked 1, answered 2,
/// visible 4, never asked 8).
package struct ReportNode: Hashable, FieldRow, Sendable {
  static let fields: [Field<Self>] = [
    .element(\.depth), .element(\.place), .element(\.name), .element(\.mask),
    .element(\.badges),
  ]

  package let depth: Int
  package let place: Int
  package let name: Int
  package let mask: Int
  package let badges: Int
}

/// The place of a moment, and the numbers of the findings that rest on it.
package struct ReportFlag: FieldRow, Sendable {
  static let fields: [Field<Self>] = [.element(\.moment), .element(\.findings)]

  package let moment: Int
  package internal(set) var findings: [Int]
}

/// A stretch in which events are missing: from, to, and how many.
package struct ReportLoss: FieldRow, Sendable {
  static let fields: [Field<Self>] = [
    .element(as: .instant, \.from), .element(as: .instant, \.to), .element(\.count),
  ]

  package let from: UInt64
  package let to: UInt64
  package let count: UInt64
}

/// A gate: its name, what it allows, what it removes, whose value it is, and a note.
package struct ReportGate: Hashable, FieldRow, Sendable {
  static let fields: [Field<Self>] = [
    .element(\.gate), .element(\.allows), .element(\.removed), .element(\.source),
    .element(\.note),
  ]

  package let gate: String
  package let allows: UInt8
  package let removed: UInt8
  package let source: String
  package let note: String?
}
