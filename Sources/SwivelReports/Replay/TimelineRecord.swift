package import SwivelModel
package import SwivelQueries
package import SwivelReplay

/// The JSON record of a ruling or an observation of a timeline.
package struct TimelineRecord: Encodable {
  let schema = "swivel.replay/1"
  let seq: UInt64
  let t: UInt64
  /// The event in words.
  var text: String?
  /// For an observation, the last event at which UIKit decided something.
  var decided: UInt64?
  var marker: String?
  var window: UInt8?
  /// The name of the window.
  var name: String?
  var trigger: String?
  var device: String?
  var from: [String]?
  var to: [String]?
  var asked: String?
  var askedHandle: UInt16?
  var respondent: String?
  var respondentHandle: UInt16?
  var allowed: [String]?
  var decidedBy: String?
  var heldBy: String?
  /// The deciding rule, and its confidence.
  var rule: String?
  var confidence: String?
  var exception: String?
  var message: String?
  var requestDenied: Bool?
  var observed: String?
  var agrees: Bool?
  var rulesInPlay: [String]?

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
    let names = Names(situation, table)
    var records: [Self] = []
    if let marker = moment.event.marker {
      var record = Self(moment, names)
      record.marker = table[marker] ?? "name \(marker.rawValue)"
      records.append(record)
    }
    for ruling in moment.rulings where ruling.isTold {
      records.append(Self(ruling, moment, situation, names))
    }
    if let sighting = moment.sighting {
      var record = Self(sighting, moment, names)
      record.decided = decided
      record.rulesInPlay = sighting.agrees ? nil : inPlay?.rules(of: sighting.window)
      records.append(record)
    }
    return records
  }

  private init(_ moment: Moment, _ names: Names) {
    (seq, t) = (moment.event.sequence, moment.event.instant.rawValue)
    text = names.sentence(moment.kind)
  }

  private init(_ ruling: Ruling, _ moment: Moment, _ situation: Situation, _ names: Names) {
    self.init(moment, names)
    (window, name) = (ruling.window.rawValue, names.window(ruling.window))
    trigger = ruling.trigger.word
    device = situation.interface.device.word
    (from, to, allowed) = (ruling.from.words, ruling.to.words, ruling.allowed.words)
    (asked, askedHandle) = (ruling.asked.map(names.controller), ruling.asked?.rawValue)
    (respondent, respondentHandle) = (
      ruling.respondent.map(names.controller), ruling.respondent?.rawValue
    )
    heldBy = ruling.heldBy?.description
    rule = ruling.decidingRule?.description
    confidence = ruling.decidingRule?.rule.confidence.rawValue
    if ruling.heldBy == nil || ruling.heldBy == .intersection { decidedBy = ruling.decider?.word }
    exception = ruling.exception?.word
    message = ruling.message?.word
    requestDenied = ruling.isRequestDenied ? true : nil
  }

  private init(_ sighting: Moment.Sighting, _ moment: Moment, _ names: Names) {
    self.init(moment, names)
    (window, name) = (sighting.window.rawValue, names.window(sighting.window))
    observed = sighting.observed.word
    from = sighting.expected.words
    to = [sighting.observed.word]
    agrees = sighting.agrees
    exception = sighting.exception?.word
  }
}
