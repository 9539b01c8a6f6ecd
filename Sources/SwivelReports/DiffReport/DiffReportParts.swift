import SwivelModel
package import SwivelQueries
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
  /// An event in words.
  package struct Event: FieldList, Sendable {
    static let fields: Fields<Self> = [
      .has("seq", \.seq), .has("t", as: .instant, \.t), .has("text", \.text),
    ]

    package let seq: UInt64
    package let t: UInt64
    package let text: String
  }

  static let fields: Fields<Self> = [
    .has("kind", \.kind), .has("cause", \.cause), .has("outcome", \.outcome),
    .mayHave("visit", \.visit), .has("base", \.base), .has("head", \.head),
    .has("baseCount", \.baseCount), .has("headCount", \.headCount),
  ]

  package let kind: String
  /// Whether it is the cause of the first divergence.
  package let cause: Bool
  /// Whether it consists only of what was observed or answered.
  package let outcome: Bool
  /// The page whose whole visit it is.
  package let visit: String?
  /// The first events of each run, and how many there are.
  package let base: [Event]
  package let head: [Event]
  package let baseCount: Int
  package let headCount: Int

  init(_ change: DiffChange, isCause: Bool) {
    (kind, cause, outcome) = (change.kind.rawValue, isCause, change.isOutcome)
    visit = change.visitedPage.map { Names.printable($0.filter { $0 != "\"" }) }
    (baseCount, headCount) = (change.baseCount, change.headCount)
    let clauses = change.clauses
    base = zip(change.base, clauses.base).map(Event.init)
    head = zip(change.head, clauses.head).map(Event.init)
  }
}

extension DiffReportChange.Event {
  fileprivate init(_ event: DiffEvent, _ text: String) {
    (seq, t, self.text) = (event.sequence, event.instant.rawValue, text)
  }
}

/// An outcome that differs, and for how long.
package struct DiffConsequenceRecord: FieldList, Sendable {
  static let fields: Fields<Self> = [
    .has("pair", \.pair), .has("t", as: Shape.sides(.instant), \.t),
    .has("end", as: Shape.sides(.instant), \.end), .has("seq", \.seq),
    .has("lastSeq", \.lastSeq), .has("text", \.text), .has("subject", \.subject),
    .has("base", \.base), .has("head", \.head), .has("orientation", \.orientation),
    .has("steps", \.steps),
  ]

  package let pair: Int
  package let t: Sides<UInt64>
  /// The end of the stretch.
  package let end: Sides<UInt64>
  package let seq: Sides<UInt64>
  package let lastSeq: Sides<UInt64>
  /// What happened there.
  package let text: String
  /// What differs, and its value in each run.
  package let subject: String
  package let base: String
  package let head: String
  /// Whether it is about what a window shows.
  package let orientation: Bool
  package let steps: Int
}

/// A step that took longer, or less long, in microseconds.
package struct DiffTimingRecord: FieldList, Sendable {
  static let fields: Fields<Self> = [
    .has("seq", \.seq), .has("t", as: .instant, \.t), .has("text", \.text),
    .has("base", as: .microseconds, \.base), .has("head", as: .microseconds, \.head),
  ]

  package let seq: UInt64
  package let t: UInt64
  package let text: String
  package let base: UInt64
  package let head: UInt64

  init(_ delay: Delay) {
    (seq, t) = (delay.step.sequence, delay.step.instant.rawValue)
    (text, base, head) = (delay.step.form.clause(), delay.base, delay.head)
  }
}
