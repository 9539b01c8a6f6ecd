package import SwivelModel
package import SwivelQueries
package import SwivelReplay

/// The JSON record of a ruling or an observation of a timeline.
package struct TimelineRecord: Encodable {
  let schema = "swivel.replay/1"
  let seq: UInt64
  let t: UInt64
  var marker: String?
  var window: UInt8?
  var trigger: String?
  var device: String?
  var from: [String]?
  var to: [String]?
  var asked: String?
  var respondent: String?
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

  /// The records of a moment, given the situation after it; none if there is nothing to report.
  ///
  /// An observation that contradicts the rules lists the rules that applied.
  package static func records(
    of moment: Moment, _ situation: Situation, _ table: NameTable, _ inPlay: RulesInPlay? = nil
  ) -> [Self] {
    let names = Names(situation, table)
    var records: [Self] = []
    if let marker = moment.event.marker {
      var record = Self(moment)
      record.marker = table[marker] ?? "name \(marker.rawValue)"
      records.append(record)
    }
    for ruling in moment.rulings where ruling.isTold {
      records.append(Self(ruling, moment, situation, names))
    }
    if let sighting = moment.sighting {
      var record = Self(sighting, moment)
      record.rulesInPlay = sighting.agrees ? nil : inPlay?.rules(of: sighting.window)
      records.append(record)
    }
    return records
  }

  private init(_ moment: Moment) {
    (seq, t) = (moment.event.sequence, moment.event.instant.rawValue)
  }

  private init(_ ruling: Ruling, _ moment: Moment, _ situation: Situation, _ names: Names) {
    self.init(moment)
    window = ruling.window.rawValue
    trigger = ruling.trigger.word
    device = situation.interface.device.word
    (from, to, allowed) = (ruling.from.words, ruling.to.words, ruling.allowed.words)
    asked = ruling.asked.map(names.controller)
    respondent = ruling.respondent.map(names.controller)
    heldBy = ruling.heldBy?.description
    rule = ruling.decidingRule?.description
    confidence = ruling.decidingRule?.rule.confidence.rawValue
    if ruling.heldBy == nil || ruling.heldBy == .intersection { decidedBy = ruling.decider?.word }
    exception = ruling.exception?.word
    message = ruling.message?.word
    requestDenied = ruling.isRequestDenied ? true : nil
  }

  private init(_ sighting: Moment.Sighting, _ moment: Moment) {
    self.init(moment)
    window = sighting.window.rawValue
    observed = sighting.observed.word
    from = sighting.expected.words
    to = [sighting.observed.word]
    agrees = sighting.agrees
  }
}
