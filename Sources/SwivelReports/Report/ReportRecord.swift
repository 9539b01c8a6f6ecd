package import SwivelFindings

/// Everything that the page about a trace shows, as one JSON document.
///
/// Orientations are the bits of a log: portrait 1, upside down 2, landscape right 4, landscape left
/// 8; all of them where the orientation is not known. Times are microseconds since the log began.
package struct ReportRecord: FieldRecord, Sendable {
  static let record = RecordFields<Self>(
    "swivel.report/1", "Contents of the HTML report about a trace",
    [
      .has("generator", \.generator), .has("command", \.command),
      .has("headline", \.headline), .has("trace", \.trace), .has("windows", \.windows),
      .has("strings", \.strings), .has("moments", \.moments), .has("states", \.states),
      .has("whys", \.whys), .has("trees", \.trees), .has("nodes", \.nodes),
      .has("rules", \.rules), .has("findings", \.findings), .has("groups", \.groups),
      .has("losses", \.losses), .mayHave("omitted", \.omitted), .has("lanes", \.lanes),
    ])

  /// The program that made the document, and the command.
  package let generator: String
  package let command: String
  /// What is wrong, as a sentence.
  package internal(set) var headline = ""
  package var trace: ReportTrace
  package internal(set) var windows: [ReportWindow] = []
  /// Each text once; most texts are numbers of these.
  package internal(set) var strings: [String] = []
  package internal(set) var moments = ReportMoments()
  /// The windows at a moment, as far as moments have different ones.
  package internal(set) var states: [[ReportWindowState]] = []
  package internal(set) var whys: [ReportWhy] = []
  /// The hierarchies, as numbers of ``nodes``.
  package internal(set) var trees: [[Int]] = []
  package internal(set) var nodes: [ReportNode] = []
  /// The rules that the document cites, those of findings first.
  package internal(set) var rules: [ReportRule] = []
  package internal(set) var findings: [ReportFinding] = []
  /// The group of each kind of event that occurs.
  package internal(set) var groups: [String: String] = [:]
  /// When events are missing, from and to, and how many.
  package internal(set) var losses: [ReportLoss] = []
  /// The events that are no moments, because the run is long.
  package internal(set) var omitted: ReportOmission?
  package internal(set) var lanes: [ReportLane] = []

  package init(_ trace: ReportTrace, generator: String, command: String) {
    (self.trace, self.generator, self.command) = (trace, generator, command)
  }
}

extension ReportRecord {
  /// Adds the commands that try a change for a cause.
  package mutating func addTries(_ commands: [(problem: Finding, command: String)]) {
    for index in findings.indices where findings[index].cause == nil {
      let tried = commands.filter {
        $0.problem.sequence == findings[index].seq
          && $0.problem.id.rawValue == findings[index].id
      }
      findings[index].tries = tried.prefix(1).map(\.command)
    }
  }
}

/// Events that a page leaves out, and the command that prints them.
package struct ReportOmission: FieldList, Sendable {
  static let fields: Fields<Self> = [.has("events", \.events), .has("command", \.command)]

  package let events: UInt64
  package let command: String
}

/// What a report says about the whole trace.
package struct ReportTrace: FieldList, Sendable {
  static let fields: Fields<Self> = [
    .has("path", \.path), .has("argument", \.argument), .mayHave("app", \.app),
    .mayHave("os", \.os), .mayHave("device", \.device), .has("pad", \.pad),
    .mayHave("start", \.start), .mayHave("source", \.source), .mayHave("id", \.id),
    .has("events", \.events), .has("moments", \.moments), .has("end", as: .instant, \.end),
    .has("span", as: .instant, \.span), .has("lost", \.lost), .has("missing", \.missing),
    .mayHave("bytes", \.bytes), .mayHave("closed", \.closed), .mayHave("verdict", \.verdict),
    .has("unknown", \.unknown), .mayHave("fault", \.fault),
  ]

  /// The path as it was given, safe for printing.
  package let path: String
  /// The same, quoted for a shell, with the option without which it could not be read.
  package let argument: String
  package internal(set) var app: String?
  package internal(set) var os: String?
  package internal(set) var device: String?
  /// Whether the device is known to be a tablet.
  package internal(set) var pad = false
  /// When the log began, as its header says.
  package internal(set) var start: String?
  /// The program that wrote the trace.
  package internal(set) var source: String?
  package internal(set) var id: String?
  package internal(set) var events: UInt64 = 0
  package internal(set) var moments = 0
  /// The time of the last event, and the length of the time line.
  package internal(set) var end: UInt64 = 0
  package internal(set) var span: UInt64 = 1
  package internal(set) var lost: UInt64 = 0
  package internal(set) var missing: UInt64 = 0
  package internal(set) var bytes: UInt64?
  /// Whether the recording ended properly.
  package internal(set) var closed: Bool?
  /// The verdict; `nil` if the trace could not be read to its end.
  package internal(set) var verdict: Verdict.Word?
  /// What would be needed to judge it.
  package internal(set) var unknown: [String] = []
  /// Why it could not be read to its end.
  package internal(set) var fault: String?
}

/// The columns of all moments; `seq` and `t` are steps from the moment before.
package struct ReportMoments: FieldList, Sendable {
  static let fields: Fields<Self> = [
    .has("seq", \.seq), .has("t", \.t), .has("kind", \.kind), .has("text", \.text),
    .has("held", \.held), .has("mark", \.mark), .has("state", \.state), .has("tree", \.tree),
    .has("decided", \.decided), .has("findings", \.findings),
  ]

  package internal(set) var seq: [UInt64] = []
  package internal(set) var t: [UInt64] = []
  /// The kind of the event.
  package internal(set) var kind: [Int] = []
  /// The event in words.
  package internal(set) var text: [Int] = []
  /// How the device is held; the empty text while that is not known.
  package internal(set) var held: [Int] = []
  /// What came of it for the interface; mostly the empty text.
  package internal(set) var mark: [Int] = []
  package internal(set) var state: [Int] = []
  package internal(set) var tree: [Int] = []
  /// How many moments before it UIKit decided what is still so; 0 for none.
  package internal(set) var decided: [Int] = []
  /// The findings that rest on a moment: its place, and their numbers.
  package internal(set) var findings: [ReportFlag] = []
}
