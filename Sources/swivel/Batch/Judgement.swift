import SwivelFindings

/// The detectors by which traces are judged, and the severities of their findings.
struct Judgement: Sendable {
  var detectors = Detector.all
  /// Severities that override those of the detectors.
  var severities: [Detector.ID: Finding.Severity] = [:]

  func diagnoses(_ findings: [Finding]) -> [Diagnosis] {
    guard !severities.isEmpty else { return Diagnosis.of(findings) }
    return Diagnosis.of(
      findings.map { finding in
        severities[finding.id].map { finding.rated($0) } ?? finding
      })
  }
}
