import SwivelModel
import SwivelQueries
import SwivelText

extension Comparison.Cause: FieldList {
  /// The cause in a word.
  package enum Kind: String, CaseIterable, JSONValue, Sendable {
    /// An event differs.
    case change
    /// Only the hardware differs before the first consequence.
    case device
    /// Nothing recorded differs before the first consequence, or only what was observed does.
    case unknown
  }

  static let fields: Fields<Self> = [.has("kind") { $0.kind }, .mayHave("change") { $0.change }]

  var kind: Kind {
    switch self {
    case .change: .change
    case .device: .device
    case .unknown: .unknown
    }
  }

  private var change: DiffChange? { if case .change(let change) = self { change } else { nil } }
}

extension DiffChange: FieldList {
  static let fields: Fields<Self> = [
    .has("kind") { $0.kind.rawValue },
    .has("base") { $0.base },
    .has("head") { $0.head },
    .has("baseCount") { $0.baseCount },
    .has("headCount") { $0.headCount },
    .mayHave("visit") { $0.visitedPage?.filter { $0 != "\"" } },
    .has("outcome") { $0.isOutcome },
  ]
}

extension DiffEvent: FieldList {
  static let fields: Fields<Self> = [
    .has("seq") { $0.sequence },
    .has("t") { $0.instant },
    .has("kind") { $0.form.kind },
    .has("fields") { event in
      Dictionary(event.form.fields.map { ($0.name, $0.plain) }) { first, _ in first }
    },
  ]
}

extension Consequence: FieldList {
  static let fields: Fields<Self> = [
    .has("subject") { $0.values.subject },
    .has("base") { $0.values.base },
    .has("head") { $0.values.head },
    .has("seq") { $0.first.numbers },
    .has("lastSeq") { $0.last.numbers },
    .has("t") { $0.first.instant },
    .mayHave("step") { $0.first.step },
    .has("steps") { $0.stepCount },
  ]
}

extension Consequence.Place {
  var numbers: Sides<UInt64> { Sides((base, head)) }
}

extension Delay: FieldList {
  static let fields: Fields<Self> = [
    .has("step") { $0.step },
    .has("base", as: .microseconds) { $0.base },
    .has("head", as: .microseconds) { $0.head },
  ]
}
