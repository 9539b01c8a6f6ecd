package import SwivelFindings

/// The questions that commands can answer about a trace, and those that missing facts prevent.
package struct Answers: Sendable {
  /// A question that commands answer.
  private enum Question: String, CaseIterable {
    case interface = "which orientation the interface had (swivel replay)"
    case rules = "which rules decided the orientation (swivel replay, swivel why)"
    case masks = "what each page allowed (swivel why)"
    case findings = "whether rotations were unwanted or missing (swivel check)"

    /// Whether answering requires a fact.
    func needs(_ fact: MissingFact) -> Bool {
      switch fact {
      case .events: true
      case .version: self == .rules || self == .findings
      case .window, .scene, .page: self != .interface
      case .interface: self == .interface || self == .findings
      case .masks: self == .masks || self == .findings
      // Assumed, and reported where it is missing.
      case .device: self == .rules
      // Whether masks count depends on it.
      case .display: self == .rules || self == .findings
      case .rest, .settling, .end, .addition, .attachment, .child, .selection: self == .findings
      }
    }
  }

  private let missing: [MissingFact]

  /// Makes the answers for a trace that was read completely or not.
  package init(_ evidence: Evidence, isWhole: Bool) {
    missing = evidence.missing(isWhole: isWhole)
  }

  private var can: [Question] { Question.allCases.filter { facts(for: $0).isEmpty } }

  private var cannot: [Question] { Question.allCases.filter { !facts(for: $0).isEmpty } }

  private func facts(for question: Question) -> [MissingFact] { missing.filter(question.needs) }
}

// MARK: - Text and JSON

extension Answers {
  /// The lines, one per question.
  var lines: [String] {
    can.map { "the trace shows \($0.rawValue)" }
      + cannot.map { question in
        let facts = facts(for: question)
        let extent =
          facts.allSatisfy(\.isOfPart) ? "the trace shows only in part" : "the trace does not show"
        let reasons = facts.map(\.description).joined(separator: "; ")
        return "\(extent) \(question.rawValue): \(reasons)"
      }
  }
}

extension Answers {
  /// A question that cannot be answered, and why.
  struct Unanswered: FieldList {
    let question: String
    let because: [MissingFactRecord]

    static let fields: Fields<Self> = [
      .has("question") { $0.question },
      .has("because") { $0.because },
    ]
  }

  var answered: [String] { can.map(\.rawValue) }

  var unanswered: [Unanswered] {
    cannot.map {
      Unanswered(question: $0.rawValue, because: facts(for: $0).map(MissingFactRecord.init))
    }
  }
}
