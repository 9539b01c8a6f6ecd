/// What became of a finding, for people and programs.
package enum FindingChange: String, CaseIterable, Encodable, Sendable {
  /// It is not found any more.
  case fixed
  /// It is found all the same.
  case kept
  /// It is found with the changes only.
  case new
  /// It was found because of what was seen, of which nobody knows with the changes.
  case open
}
