package import SwivelFindings

/// The page of a finding.
package struct DetectorPage: Encodable {
  let schema = "swivel.detector/1"
  let id: String
  let severity: String
  let summary: String
  let advice: String
  let loudExample: String
  let quietExample: String

  /// Makes the page of what a detector finds.
  package init(_ detector: Detector) {
    (id, severity) = (detector.id.rawValue, detector.severity.rawValue)
    (summary, advice) = (detector.summary, detector.advice)
    (loudExample, quietExample) = (detector.loudExample, detector.quietExample)
  }

  /// The lines that people read.
  package var text: [String] {
    [
      "\(id): a finding, \(severity)", "", "  \(summary)", "", "  help     \(advice)",
      "  example  \(loudExample) in traces/scenarios", "  without  \(quietExample)",
    ]
  }
}
