/// The effect of the changes on a finding.
package enum FindingChange: String, CaseIterable, Encodable, Sendable {
  /// It is not found anymore.
  case fixed
  /// It is still found.
  case kept
  /// It is found only with the changes.
  case new
  /// It rests on observations, whose outcome with the changes is unknown.
  case open
}
