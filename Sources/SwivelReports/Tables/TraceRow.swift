import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelTrace

struct TraceRow: TableRow {
  let trace: SummarizedTrace

  static let table = Table<Self>(
    "traces", "A trace, a row of the table of traces", key: ["trace"],
    [
      .text("id", "the id of the file, by the header; a copy has the same") {
        $0.trace.header[.id]
      },
      .text("recording", "the id of the recording, which all of its files share") {
        $0.trace.header.recording
      },
      .text("install", "the installation of the app, by the header: a pseudonymous id") {
        $0.trace.header[.install]
      },
      .text("start", "when the log began, in UTC, such as `2026-01-31T12:34:56Z`") {
        $0.trace.start
      },
      .text("source", "where the events come from, by the header") { $0.trace.header[.source] },
      .text("system", "the release of iOS, such as `17.4`") { $0.trace.system },
      .text("linked_sdk", "the SDK that the app was linked against, such as `17.4`") {
        $0.trace.session.declaredSDK?.description
      },
      .text("idiom", of: ["phone", "pad"], "the kind of device") {
        $0.trace.device.map { $0.idiom == .pad ? "pad" : "phone" }
      },
      .text("model", "Apple's identifier of the hardware, such as `iPhone12,1`") { $0.trace.model },
      .text(
        "status", of: SummarizedTrace.Status.allCases.map(\.rawValue), "how much was read",
        isOptional: false
      ) { $0.trace.status.rawValue },
      .text("error", "why it could not be read to its end") { $0.trace.error },
      .flag("is_closed", "whether the recording was ended; none for a text") { $0.trace.isClosed },
      .text(
        "verdict", of: Verdict.Word.allCases.map(\.rawValue),
        "the verdict; none if it could not be read and nothing was found"
      ) { $0.trace.verdict?.word.rawValue },
      .words("missing_facts", "the facts without which it is `unjudged`") {
        guard let missing = $0.trace.verdict?.missing, !missing.isEmpty else { return nil }
        return missing.map(\.id)
      },
      .count("events", "the events that were read") { $0.trace.summary?.eventCount ?? 0 },
      .count("lost_events", "the events that the log reports as lost") {
        $0.trace.summary?.lostCount ?? 0
      },
      .count("missing_events", "the numbers of events that are missing in between") {
        $0.trace.summary?.missingCount ?? 0
      },
      .time("first_us", "the first event; none if the trace has no times") {
        $0.trace.time($0.trace.summary?.first)
      },
      .time("last_us", "the last event; none if the trace has no times") {
        $0.trace.time($0.trace.summary?.last)
      },
      .count("turns", "how often the rules rotate a window, `undetermined` ones included") {
        UInt64($0.trace.tally.turns)
      },
      .count("requests", "the app's requests for an orientation") {
        UInt64($0.trace.tally.requests)
      },
      .count("refusals", "the refusals that were recorded") { UInt64($0.trace.tally.refusals) },
      .count("observations", "the observations of an interface orientation") {
        UInt64($0.trace.tally.sightings)
      },
      .count("contradictions", "the observations that the rules did not predict") {
        UInt64($0.trace.tally.surprises)
      },
      .count("findings", "the rows in the table of findings") { UInt64($0.trace.findings.count) },
      .count("transitions", "the transitions; the table has the first 50,000 of a trace") {
        UInt64($0.trace.trail.count)
      },
      .text("tool", "the version of Swivel that wrote the row", isOptional: false) {
        $0.trace.tool
      },
    ] + TableField.numbers(of: "system") { $0.trace.system }
      + TableField.numbers(of: "linked_sdk") { $0.trace.session.declaredSDK?.description }
      + TableField.numbers(of: "app_version") { $0.trace.header[.version] })
}
