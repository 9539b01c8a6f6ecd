package import SwivelQueries
import SwivelModel
import SwivelText

/// The first divergence and what caused it.
package struct DiffDivergenceRecord: FieldList, Sendable {
  static let fields: Fields<Self> = [
    .has("kind", \.kind), .mayHave("pair", \.pair), .has("text", \.text),
    .has("base", \.base), .has("head", \.head),
  ]

  package let kind: Comparison.Cause.Kind
  /// The pair of the event; `nil` if no event differs.
  package let pair: Int?
  /// What is known about it, as sentences.
  package let text: String
  /// What each run has there, line by line.
  package let base: [String]
  package let head: [String]
}

/// A difference between the events of two runs.
package struct DiffReportChange: FieldList, Sendable {
  package struct Event: FieldList, Sendable {
    static let fields: Fields<Self> = [
      .has("seq", \.event.sequence), .has("t", \.event.instant), .has("text", \.text),
    ]
    package let event: DiffEvent
    package let text: String
  }

  static let fields: Fields<Self> = [
    .has("kind", \.change.kind.rawValue), .has("cause", \.isCause),
    .has("outcome", \.change.isOutcome), .mayHave("visit", \.change.visit),
    .has("base", \.base), .has("head", \.head), .has("baseCount", \.change.baseCount),
    .has("headCount", \.change.headCount),
  ]
  package let change: DiffChange
  package let isCause: Bool
  /// The first events of each run.
  package let base: [Event]
  package let head: [Event]

  init(_ change: DiffChange, isCause: Bool) {
    (self.change, self.isCause) = (change, isCause)
    let clauses = change.clauses
    base = zip(change.base, clauses.base).map(Event.init)
    head = zip(change.head, clauses.head).map(Event.init)
  }
}

/// An outcome that differs, and for how long.
package struct DiffConsequenceRecord: FieldList, Sendable {
  static let fields: Fields<Self> = [
    .has("pair", \.pair), .has("t", as: Shape.sides(.instant), \.t),
    .has("end", as: Shape.sides(.instant), \.end), .has("seq", \.consequence.first.numbers),
    .has("lastSeq", \.consequence.last.numbers), .has("text", \.text),
    .has("subject", \.values.subject), .has("base", \.values.base), .has("head", \.values.head),
    .has("orientation", \.orientation), .has("steps", \.consequence.stepCount),
  ]

  package let consequence: Consequence
  package let pair: Int
  package let t: Sides<UInt64>
  /// The end of the stretch.
  package let end: Sides<UInt64>
  /// What happened there.
  package let text: String

  /// What differs, and its value in each run.
  package var values: (subject: String, base: String, head: String) { consequence.values }
  /// Whether it is about what a window shows.
  package var orientation: Bool {
    if case .orientation = consequence.effect { true } else { false }
  }
}

/// A step that took longer, or less long.
package struct DiffTimingRecord: FieldList, Sendable {
  static let fields: Fields<Self> = [
    .has("seq", \.delay.step.sequence), .has("t", \.delay.step.instant), .has("text", \.text),
    .has("base", as: .microseconds, \.delay.base), .has("head", as: .microseconds, \.delay.head),
  ]
  package let delay: Delay
  package var text: String { delay.step.form.clause() }
}
