import SwivelReports

/// Everything on the page about two runs.
struct DiffView {
  /// No more consequences, changes or steps are written out.
  static let consequenceLimit = 12
  static let changeLimit = 200
  static let stepLimit = 400

  let policy: String
  let style: String
  let script: String
  let json: String?
  let generator: String
  let pageTitle: String
  let headline: String
  let facts: [FactView]
  let pageCommand: String
  let isFolder = false
  let basePath: String
  let headPath: String
  let first: DivergenceView?
  let outcomes: [OutcomeView]
  let moreOutcomes: String?
  let clearText: String
  let timelineTitle = "Both runs"
  let lanes: [LaneView]
  let spoken: String
  let hasLosses: Bool
  let hasTint: Bool
  let hasConsequences: Bool
  let consequences: [ConsequenceView]
  let findingGroups: [FindingGroupView]
  let hasKept: Bool
  let kept: [KeptView]
  let hasSteps: Bool
  let steps: [StepView]
  let moreSteps: String?
  let omittedText: String?
  let hasChanges: Bool
  let changes: [ChangeView]
  let moreChanges: String?
  let hasTiming: Bool
  let timing: [TimingView]
  let rules: [RuleView]

  init(_ diff: DiffReportRecord, _ page: PageParts, json: String?) {
    (policy, style, script, self.json) = (page.policy, page.style, page.script, json)
    let (base, head) = (MomentTable(diff.base), MomentTable(diff.head))
    (generator, headline, pageCommand) = (diff.generator, diff.headline, diff.command)
    (basePath, headPath) = (diff.base.trace.path, diff.head.trace.path)
    pageTitle = "\(diff.headline) · \(headPath.split(separator: "/").last ?? "")"
    facts = FactView.all(of: diff)
    first = diff.first.map { DivergenceView($0, diff) }
    let written = diff.consequences.prefix(Self.consequenceLimit)
    outcomes = written.map { OutcomeView($0, diff, base, head) }
    moreOutcomes = Self.more(diff.consequenceCount - written.count)
    clearText = Self.clearText(diff)
    lanes = LaneView.all(of: diff)
    (spoken, hasLosses) = (Self.spoken(diff), !(diff.base.losses + diff.head.losses).isEmpty)
    hasTint = diff.consequences.contains(where: \.orientation)
    consequences = ConsequenceView.all(of: diff, Array(written), base, head)
    hasConsequences = !consequences.isEmpty
    findingGroups = FindingGroupView.all(of: diff, base, head)
    kept = diff.findings.unchanged.map(KeptView.init)
    hasKept = !kept.isEmpty
    steps = diff.steps.prefix(Self.stepLimit).map { StepView($0, diff, base, head) }
    (hasSteps, moreSteps) = (!steps.isEmpty, Self.more(diff.steps.count - steps.count))
    omittedText =
      diff.omitted == 0
      ? nil
      : "\(UInt64(diff.omitted).grouped) events are omitted, because there are too many; to see all "
        + "events of one run, use swivel report."
    changes = diff.changes.prefix(Self.changeLimit).map(ChangeView.init)
    (hasChanges, moreChanges) = (!changes.isEmpty, Self.more(diff.changeCount - changes.count))
    timing = diff.timing.map(TimingView.init)
    hasTiming = !timing.isEmpty
    rules = Self.rules(diff)
  }

  private static func more(_ count: Int) -> String? {
    count > 0 ? "and \(UInt64(count).grouped) more, which diff --json lists" : nil
  }

  private static func clearText(_ diff: DiffReportRecord) -> String {
    let count = diff.pairs.count + diff.omitted
    return "All \(UInt64(count).grouped) events that count happened in both runs, with the same "
      + "outcome\(diff.same ? "" : "; what is missing may differ")."
  }

  /// The rules of both runs, each once.
  private static func rules(_ diff: DiffReportRecord) -> [RuleView] {
    var seen: Set<String> = []
    return (diff.base.rules + diff.head.rules).filter { seen.insert($0.id).inserted }
      .map(RuleView.init)
  }

  /// The time line in sentences.
  private static func spoken(_ diff: DiffReportRecord) -> String {
    let runs = [("Base", diff.base), ("Head", diff.head)]
    return runs.map { "\($0): \(ReportView.spoken($1))" }.joined(separator: " ")
  }
}
