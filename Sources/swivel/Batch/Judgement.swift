import SwivelFindings

/// By which detectors traces are judged, and how bad what they find is.
struct Judgement: Sendable {
  /// Those that look.
  var detectors = Detector.all
  /// How bad a finding is, where that is otherwise than its detector says.
  var severities: [Detector.ID: Finding.Severity] = [:]

  /// The mistakes among what was found.
  func diagnoses(_ findings: [Finding]) -> [Diagnosis] {
    guard !severities.isEmpty else { return Diagnosis.of(findings) }
    return Diagnosis.of(
      findings.map { finding in
        severities[finding.id].map { finding.rated($0) } ?? finding
      })
  }
}
