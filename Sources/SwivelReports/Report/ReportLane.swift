import SwivelModel
import SwivelQueries
import SwivelReplay

/// A mark on a lane: when, what it is, the number of its text, and its event.
package struct ReportMark: FieldRow, Sendable {
  static let fields: [Field<Self>] = [
    .element(as: .instant, \.t), .element(\.name), .element(\.text), .element(\.seq),
  ]

  package let t: UInt64
  package let name: String
  package let text: Int
  package let seq: UInt64
}

/// What holds for a while.
package struct ReportStretch: Hashable, Sendable {
  package let from: UInt64
  package let to: UInt64
  /// Orientations, or the number of a text.
  package let value: Int
  /// Whether what is shown was observed.
  package var isSeen = false
  /// Whether a finding says that what is shown is unwanted.
  package var isUnwanted = false

  package var mask: UInt8 { UInt8(truncatingIfNeeded: value) }

  /// How what is shown is known, in a word.
  package var word: String {
    let isOpen = mask.nonzeroBitCount > 1
    let word: Basis.Word = isSeen ? .observed : isOpen ? .undetermined : .predicted
    return word.rawValue
  }
}

/// Stretches one after the other, as one flat array: for each the step to its start from that of
/// the one before, its length, and its value; of what is shown, 16 is added to the orientations if
/// they were observed, and 32 if they are unwanted.
package struct ReportStretches: JSONValue, Sendable {
  package static let shape = Shape.integers
  package let values: [ReportStretch]

  package func write(into bytes: inout [UInt8]) {
    var (numbers, before): ([UInt64], UInt64) = ([], 0)
    for stretch in values {
      let marks = (stretch.isSeen ? 16 : 0) + (stretch.isUnwanted ? 32 : 0)
      numbers += [stretch.from - before, stretch.to - stretch.from, UInt64(stretch.value + marks)]
      before = stretch.from
    }
    numbers.write(into: &bytes)
  }
}

/// A lane of the time line; each kind has its own members.
package struct ReportLane: FieldList, Sendable {
  package enum Kind: String, CaseIterable, JSONValue, Sendable {
    case flags, device, stave, pages, marks, ticks
  }

  static let fields: Fields<Self> = [
    .has("id", \.id), .has("label", \.label), .has("named", \.named), .has("kind", \.kind),
    .has("height", \.height), .mayHave("marks", \.marks), .mayHave("held", \.held),
    .mayHave("window", \.window), .mayHave("rows", \.rows), .mayHave("allowed", \.allowed),
    .mayHave("shown", \.shown), .mayHave("depth", \.depth), .mayHave("flat", \.flat),
  ]

  package let id: String
  package let label: String
  /// Whether the label is a name of the log.
  package let named: Bool
  package let kind: Kind
  /// The height of its drawing.
  package internal(set) var height: Int
  package internal(set) var marks: [ReportMark]?
  /// How the device is held, by the numbers of texts.
  package internal(set) var held: ReportStretches?
  /// Staves: the window, the rows by their orientation, and what is allowed and shown.
  package internal(set) var window: UInt8?
  package internal(set) var rows: [UInt8]?
  package internal(set) var allowed: ReportStretches?
  package internal(set) var shown: ReportStretches?
  /// Pages: the number of rows, and for each page the step to its start from that of the one
  /// before, its length, twice its row with 1 if it is on top, and its name.
  package internal(set) var depth: Int?
  package internal(set) var flat: [Int64]?

  init(_ id: String, _ label: String, _ kind: Kind, named: Bool = false, height: Int) {
    (self.id, self.label, self.kind) = (id, label, kind)
    (self.named, self.height) = (named, height)
  }
}
