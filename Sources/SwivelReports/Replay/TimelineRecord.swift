package import SwivelModel
package import SwivelReplay
package import SwivelQueries

/// A line of a timeline in JSON: what a moment says, and a ruling or an observation of it.
package struct TimelineRecord: FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.replay/1", "One line of a timeline",
    [
      .has("seq") { $0.moment.event.sequence },
      .has("t") { $0.moment.event.instant },
      .mayHave("text") { $0.names.sentence($0.moment.kind) },
      // For an observation, the last event at which UIKit decided something.
      .mayHave("decided") { $0.decided },
      .mayHave("marker") { $0.marker },
      .mayHave("window") { $0.window?.rawValue },
      .mayHave("name") { $0.window.map($0.names.window) },
      .mayHave("trigger") { $0.ruling?.trigger },
      .mayHave("device") { $0.device },
      .mayHave("basis") { $0.basis },
      .mayHave("from") { $0.ruling?.from ?? $0.sighting?.expected },
      .mayHave("to") { $0.ruling?.to ?? $0.sighting.map { InterfaceOrientationMask($0.observed) } },
      .mayHave("asked") { $0.ruling?.asked.map($0.names.controller) },
      .mayHave("askedHandle") { $0.ruling?.asked?.rawValue },
      .mayHave("respondent") { $0.ruling?.respondent.map($0.names.controller) },
      .mayHave("respondentHandle") { $0.ruling?.respondent?.rawValue },
      .mayHave("allowed") { $0.ruling?.allowed },
      .mayHave("decidedBy", as: .word(["controller", "app", "device"])) { $0.ruling?.decidedBy },
      .mayHave("heldBy") { $0.ruling?.heldBy?.description },
      .mayHave("rule") { $0.ruling?.decidingRule?.description },
      .mayHave("confidence") { $0.ruling?.decidingRule?.rule.confidence.rawValue },
      .mayHave("exception") { ($0.ruling?.exception ?? $0.sighting?.exception)?.word },
      .mayHave("message") { $0.ruling?.message?.word },
      .mayHave("requestDenied") { $0.ruling?.isRequestDenied == true ? true : nil },
      .mayHave("observed") { $0.sighting?.observed.word },
      .mayHave("agrees") { $0.sighting?.agrees },
      // The rules that applied, where an observation contradicts them.
      .mayHave("rulesInPlay") { $0.rulesInPlay },
    ])

  private let moment: Moment
  private let names: Names
  private var marker: String?
  private var ruling: Ruling?
  private var sighting: Moment.Sighting?
  private var device: String?
  // How it is known that a ruling was carried out; an exception is only predicted.
  private var basis: Basis.Word?
  private var decided: UInt64?
  private var rulesInPlay: [String]?

  private init(_ moment: Moment, _ names: Names) { (self.moment, self.names) = (moment, names) }

  /// The records of a moment; none if there is nothing to report.
  ///
  /// An observation that contradicts the rules lists the rules that applied.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - situation: The situation after it.
  ///   - table: The names of the log.
  ///   - inPlay: The rules that applied before.
  ///   - decided: The last event before it at which UIKit decided something, if known.
  /// - Returns: The records, in the order of the lines.
  package static func records(
    of moment: Moment, _ situation: Situation, _ table: NameTable, _ inPlay: RulesInPlay? = nil,
    decided: UInt64? = nil
  ) -> [Self] {
    let record = Self(moment, Names(situation, table))
    var records: [Self] = []
    if let marker = moment.event.marker {
      records.append(record)
      records[0].marker = table[marker] ?? "name \(marker.rawValue)"
    }
    for ruling in moment.rulings where ruling.isDecision {
      var record = record
      (record.ruling, record.device) = (ruling, situation.interface.device.word)
      record.basis = ruling.exception == nil ? situation.known(ruling.window).word : .predicted
      records.append(record)
    }
    if let sighting = moment.sighting {
      var record = record
      (record.sighting, record.decided, record.basis) = (sighting, decided, .observed)
      record.rulesInPlay = sighting.agrees ? nil : inPlay?.rules(of: sighting.window)
      records.append(record)
    }
    return records
  }

  private var window: WindowID? { ruling?.window ?? sighting?.window }
}

extension Ruling {
  /// Whose mask decides, unless a rule kept the interface as it was.
  fileprivate var decidedBy: String? {
    heldBy == nil || heldBy == .intersection ? decider?.word : nil
  }
}
