import SwivelFindings
import SwivelReplay

/// Findings in the Static Analysis Results Interchange Format (SARIF).
///
/// Source: OASIS, SARIF 2.1.0, and GitHub's "SARIF support for code scanning".
struct SARIFLog {
  private let report: CheckReport
  private let rules: [JSONObject]
  // The places of the rules in their list.
  private let indices: [String: Int]

  init(_ report: CheckReport) {
    self.report = report
    let (found, broken) = (
      Set(report.findings.map(\.id)), Set(report.runIssues.map(\.issue.rule))
    )
    let ofRuns = RunRule.allCases.filter(broken.contains)
    let detectors = Detector.all.filter { found.contains($0.id.rawValue) }
    rules = ofRuns.map(Self.rule) + detectors.map(Self.rule)
    let ids = ofRuns.map(\.rawValue) + detectors.map(\.id.rawValue)
    indices = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  var json: String {
    let driver: JSONObject = ["name": "swivel", "version": report.version, "rules": rules]
    let run: JSONObject = [
      "tool": ["driver": driver], "invocations": [invocation], "columnKind": "utf16CodeUnits",
      "results": report.runIssues.map(result) + report.problems.map(result),
    ]
    let log: JSONObject = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
    return log.json
  }

  private func index(of id: String) -> Int { indices[id] ?? -1 }
}

// MARK: - What is said of whole traces

extension SARIFLog {
  private var invocation: JSONObject {
    let faults = report.traces.compactMap { trace in
      trace.fault.map {
        Self.notification("error", CheckReport.unreadable, "\(trace.path): \($0)")
      }
    }
    let unjudged = report.unjudged.map { path, text in
      Self.notification("warning", UnjudgedText.id, "\(path): \(text)", [Location(path, line: 1)])
    }
    return [
      "executionSuccessful": faults.isEmpty, "toolExecutionNotifications": faults + unjudged,
    ]
  }

  /// A trace that could not be read or judged.
  private static func notification(
    _ level: String, _ id: String, _ text: String, _ locations: [Location]? = nil
  ) -> JSONObject {
    [
      "level": level, "message": ["text": text], "descriptor": ["id": id],
      "locations": locations,
    ]
  }
}

// MARK: - Rules and results

extension SARIFLog {
  private static let documentation =
    "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations"
  // A viewer lists the related locations below the result.
  private static let relatedLimit = 20

  private static func rule(_ detector: Detector) -> JSONObject {
    let page = DetectorPage(detector)
    let address = page.sources.first { $0.hasPrefix("https://") && !$0.contains(" ") }
    return [
      "id": detector.id.rawValue, "shortDescription": ["text": detector.summary],
      "help": [
        "text": page.text.joined(separator: "\n"),
        "markdown": page.markdown.joined(separator: "\n"),
      ],
      "helpUri": address ?? documentation,
      "defaultConfiguration": ["level": detector.severity],
    ]
  }

  /// The rule of results about whole runs, which no page on the web describes.
  private static func rule(_ rule: RunRule) -> JSONObject {
    [
      "id": rule.rawValue, "shortDescription": ["text": rule.summary],
      "help": ["text": rule.help], "defaultConfiguration": ["level": "error"],
    ]
  }

  private func result(_ problem: ReportedProblem) -> JSONObject {
    let finding = problem.first
    return [
      "ruleId": finding.id, "ruleIndex": index(of: finding.id), "level": finding.severity,
      "message": ["text": "\(finding.longMessage)\(problem.note). \(finding.advice.asSentence)"],
      "locations": [Location(report.relative(finding.file), line: finding.line)],
      "relatedLocations": related(to: problem),
      "partialFingerprints": ["swivelFinding/v1": finding.fingerprint],
      "occurrenceCount": problem.count, "properties": ["basis": finding.basis],
    ]
  }

  private func result(_ placed: PlacedIssue) -> JSONObject {
    let id = placed.issue.rule.rawValue
    return [
      "ruleId": id, "ruleIndex": index(of: id), "level": "error",
      "message": ["text": placed.text()],
      "locations": [Location(placed.path, line: placed.line)],
      "relatedLocations": [Location](),
      "partialFingerprints": ["swivelRun/v1": placed.fingerprint],
    ]
  }

  /// The traces, as far as they are not the location itself; a schema forbids to repeat one.
  private func related(to problem: ReportedProblem) -> [Location] {
    let isInSource = problem.first.source != nil
    var (list, known) = ([Location](), Set<Location>())
    for finding in (isInSource ? [problem.first] : []) + problem.others {
      let location = Location(report.relative(finding.trace), line: finding.traceLine)
      if list.count < Self.relatedLimit, known.insert(location).inserted { list.append(location) }
    }
    return list
  }

  private struct Location: FieldList, Hashable {
    static let fields: Fields<Self> = [
      .has("physicalLocation") { location -> JSONObject in
        [
          "artifactLocation": ["uri": PathURI.text(location.path)],
          "region": ["startLine": location.line],
        ]
      }
    ]

    private let path: String
    private let line: UInt64

    init(_ path: String, line: UInt64) { (self.path, self.line) = (path, line) }
  }
}
