import SwivelModel
import SwivelQueries
import SwivelReplay

struct TransitionRow: TableRow {
  let trace: SummarizedTrace
  let ordinal: Int
  let transition: Transition

  static let table = Table<Self>(
    "transitions",
    "A decision of UIKit or an unpredicted observation, a row of the table of transitions",
    key: ["trace", "ordinal"], place + decision + evidence)

  private static let place: [TableField<Self>] = [
    .count("ordinal", "its place among the transitions of the trace, from 0") {
      UInt64($0.ordinal)
    },
    .count("window", "the number of the window") { UInt64($0.transition.decision.window.rawValue) },
    .count("event", "the number of the event") { $0.transition.decision.event },
    .time("at_us", "the time of the event; none if the trace has no times") {
      $0.trace.time($0.transition.decision.instant)
    },
    .text(
      "outcome", of: Decision.Outcome.allCases.map(\.rawValue),
      "what became of the orientation, by the rules or, if `unpredicted`, as it was observed",
      isOptional: false
    ) { $0.transition.decision.outcome.rawValue },
    .words(
      "from_orientations", "what the window may have shown before, by the rules; all four: unknown",
      isOptional: false
    ) { $0.transition.decision.from.words },
    .words(
      "to_orientations", "what it may show afterwards, by the rules or as observed",
      isOptional: false
    ) { $0.transition.decision.to.words },
  ]

  private static let decision: [TableField<Self>] = [
    .text("trigger", of: Trigger.words, "what made UIKit decide") {
      $0.transition.ruling?.trigger.word
    },
    .text(
      "device", of: DeviceOrientation.words, "the orientation of the device", isOptional: false
    ) { $0.transition.device.word },
    .text("asked", "the controller that was asked") { $0.text($0.transition.ruling?.asked) },
    .text("respondent", "the controller whose own mask was used") {
      $0.text($0.transition.ruling?.respondent)
    },
    .text("decided_by", of: ["controller", "app", "device"], "the owner of the deciding mask") {
      $0.transition.ruling?.decider?.word
    },
    .text("held_by", "the rule that kept the interface as it was") {
      $0.transition.ruling?.heldBy?.description
    },
    .text("rule", "the rule that decided") { $0.transition.ruling?.rule?.description },
    .text("confidence", "the confidence of that rule") {
      $0.transition.ruling?.rule?.rule.confidence.rawValue
    },
    .words("allowed", "the orientations that were allowed; empty for none") {
      $0.transition.ruling?.allowed.words
    },
  ]

  private static let evidence: [TableField<Self>] = [
    .text(
      "basis", of: Basis.Word.ofTransitions.map(\.rawValue),
      "whether the outcome was observed before the next decision about the window",
      isOptional: false
    ) { $0.transition.decision.basis.rawValue },
    .text(
      "observed", of: InterfaceOrientation.words, "the orientation that shows or contradicts it"
    ) {
      $0.transition.decision.observed?.word
    },
    .number("observed_event", "the event that recorded it, or UIKit's refusal or exception") {
      $0.transition.decision.observedEvent
    },
    .text("exception", of: UIKitException.words, "what UIKit throws, by the rules") {
      $0.transition.decision.exception?.word
    },
    .text("message", of: UIKitMessage.words, "what UIKit logs, by the rules") {
      $0.transition.ruling?.message?.word
    },
  ]

  private func text(_ label: RunLabel?) -> String? { label?.words(trace.names) }
}
