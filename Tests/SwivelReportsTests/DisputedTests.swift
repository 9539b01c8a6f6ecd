import Foundation
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelReports
import SwivelTestKit
import Testing

struct DisputedTests {
  /// What is printed of each turn of a scenario.
  private static func turns(of scenario: String) throws -> [Turn] {
    let run = try ExampleRun(scenario)
    var replayer = Replayer()
    return run.events.flatMap { event in
      let (moment, reasons) = replayer.explain(event)
      let (situation, names) = (replayer.situation, run.vocabulary.names)
      return zip(moment.rulings, reasons).filter(\.0.isTurn).map { ruling, reasons in
        let records = TimelineRecord.records(of: moment, situation, names)
        let explanation = Explanation(event, ruling, reasons, situation)
        return Turn(
          rule: ruling.decidingRule,
          line: Names(situation, names).lines(of: moment).joined(separator: "\n"),
          record: records.json,
          why: WhyText(explanation, situation, names).lines.joined(separator: "\n"),
          whyRecord: WhyRecord(explanation, situation, names).json)
      }
    }
  }

  private struct Turn {
    let rule: RuleID?
    let line: String
    let record: String
    let why: String
    let whyRecord: String
  }

  @Test(arguments: [
    ("prev-page-locked-by-base-class", RuleID.popAsksPage),
    ("push-from-16-is-undetermined", .pushUndetermined),
  ])
  func `a turn by a disputed rule is called disputed`(scenario: String, rule: RuleID) throws {
    let turns = try Self.turns(of: scenario).filter { $0.rule == rule }

    #expect(!turns.isEmpty)
    for turn in turns {
      #expect(turn.line.contains("\(rule), disputed]"))
      #expect(turn.why.contains(" by \(rule) (disputed)"))
      for record in [turn.record, turn.whyRecord] {
        #expect(record.contains("\"confidence\":\"disputed\""))
        #expect(record.contains("ule\":\"\(rule)\""))
      }
    }
  }

  @Test func `a turn by any other rule is not called disputed`() throws {
    let turns = try Self.turns(of: "landscape-mirrored")

    #expect(!turns.isEmpty)
    for turn in turns {
      let all = [turn.line, turn.record, turn.why, turn.whyRecord]
      #expect(!all.joined().contains("disputed"))
    }
  }
}
