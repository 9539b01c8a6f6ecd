import SwivelFindings
import SwivelReplay

/// Findings in the Static Analysis Results Interchange Format (SARIF).
///
/// Source: OASIS, SARIF 2.1.0, and GitHub's "SARIF support for code scanning".
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ report: CheckReport) {
    runs = [Run(report)]
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let columnKind = "utf16CodeUnits"

    init(_ report: CheckReport) {
      let found = Set(report.findings.map(\.id))
      let issues = report.runIssues
      let broken = Set(issues.map(\.issue.rule))
      let detectors = Detector.all.filter { found.contains($0.id.rawValue) }
      let rules =
        RunRule.allCases.filter(broken.contains).map(ReportingRule.init(run:))
        + detectors.map(ReportingRule.init)
      let indices = Dictionary(
        rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
      tool = Tool(driver: Driver(version: report.version, rules: rules))
      results =
        issues.map { Result($0, index: indices[$0.issue.rule.rawValue] ?? -1) }
        + report.problems.map { Result($0, report, index: indices[$0.first.id] ?? -1) }
      let faults = report.traces.compactMap { trace in
        trace.fault.map { Notification(fault: "\(trace.path): \($0)") }
      }
      let unjudged = report.unjudged.map { Notification(unjudged: $0) }
      invocations = [
        Invocation(
          executionSuccessful: faults.isEmpty, toolExecutionNotifications: faults + unjudged)
      ]
    }
  }

  struct Message: Encodable {
    let text: String
    var markdown: String?
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "swivel"
    let version: String
    let rules: [ReportingRule]
  }
}

// MARK: - What is said of whole traces

extension SARIFLog {
  /// A trace that could not be read or judged.
  struct Notification: Encodable {
    struct Descriptor: Encodable {
      let id: String
    }

    let level: String
    let message: Message
    let descriptor: Descriptor
    let locations: [Location]?

    init(fault: String) {
      (level, message, locations) = ("error", Message(text: fault), nil)
      descriptor = Descriptor(id: CheckReport.unreadable)
    }

    init(unjudged: (path: String, text: String)) {
      (level, message) = ("warning", Message(text: "\(unjudged.path): \(unjudged.text)"))
      descriptor = Descriptor(id: UnjudgedText.id)
      locations = [Location(unjudged.path, line: 1)]
    }
  }
}

// MARK: - Rules and results

extension SARIFLog {
  /// A detector, or a kind of result about whole runs.
  struct ReportingRule: Encodable {
    struct Configuration: Encodable {
      let level: String
    }

    let id: String
    let shortDescription: Message
    let help: Message
    let helpUri: String?
    let defaultConfiguration: Configuration

    private static let documentation =
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations"

    init(_ detector: Detector) {
      id = detector.id.rawValue
      shortDescription = Message(text: detector.summary)
      let page = DetectorPage(detector)
      help = Message(
        text: page.text.joined(separator: "\n"), markdown: page.markdown.joined(separator: "\n"))
      helpUri =
        page.sources.first { $0.hasPrefix("https://") && !$0.contains(" ") }
        ?? Self.documentation
      defaultConfiguration = Configuration(level: detector.severity.rawValue)
    }

    /// The rule of results about whole runs, which no page on the web describes.
    init(run rule: RunRule) {
      (id, helpUri) = (rule.rawValue, nil)
      (shortDescription, help) = (Message(text: rule.summary), Message(text: rule.help))
      defaultConfiguration = Configuration(level: "error")
    }
  }

  /// A finding, or what is wrong with a whole run.
  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let partialFingerprints: [String: String]
    let occurrenceCount: Int?
    let properties: Properties?

    // A viewer lists the related locations below the result.
    private static let relatedLimit = 20

    init(_ problem: ReportedProblem, _ report: CheckReport, index: Int) {
      let finding = problem.first
      (ruleId, ruleIndex, level) = (finding.id, index, finding.severity.rawValue)
      message = Message(text: "\(finding.longMessage)\(problem.note). \(finding.advice)")
      locations = [Location(report.relative(finding.file), line: finding.line)]
      relatedLocations = Self.related(to: problem, report)
      partialFingerprints = ["swivelFinding/v1": finding.fingerprint]
      occurrenceCount = problem.count
      properties = Properties(basis: finding.basis)
    }

    /// The traces, as far as they are not the location itself; a schema forbids to repeat one.
    private static func related(
      to problem: ReportedProblem, _ report: CheckReport
    ) -> [Location] {
      let isInSource = problem.first.source != nil
      var (list, known) = ([Location](), Set<Location>())
      for finding in (isInSource ? [problem.first] : []) + problem.others {
        let location = Location(report.relative(finding.trace), line: finding.traceLine)
        if list.count < relatedLimit, known.insert(location).inserted { list.append(location) }
      }
      return list
    }

    init(_ placed: PlacedIssue, index: Int) {
      (ruleId, ruleIndex, level) = (placed.issue.rule.rawValue, index, "error")
      message = Message(text: placed.text())
      (locations, relatedLocations) = ([Location(placed.path, line: placed.line)], [])
      partialFingerprints = ["swivelRun/v1": placed.fingerprint]
      (occurrenceCount, properties) = (nil, nil)
    }
  }

  /// Properties for which SARIF has no key.
  struct Properties: Encodable {
    let basis: BasisRecord
  }

  struct Location: Encodable, Hashable {
    struct Physical: Encodable, Hashable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Encodable, Hashable {
      let uri: String
    }

    struct Region: Encodable, Hashable {
      let startLine: UInt64
    }

    let physicalLocation: Physical

    init(_ path: String, line: UInt64) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: PathURI.text(path)), region: Region(startLine: line))
    }
  }
}
