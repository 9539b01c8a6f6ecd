import SwivelFindings
import SwivelQueries

/// A finding on the command line, with the page if the id is ambiguous: `ID` or `ID@PAGE`.
struct FindingChoice {
  let id: Detector.ID
  let page: String?

  init(_ text: String) throws {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    id = Detector.ID(rawValue: String(parts[0]))
    page = parts.count > 1 ? String(parts[1]) : nil
    let detector = Detector.named(id)
    guard detector == nil else { return }
    let word = id.rawValue
    try ChangeOptions.usage { () throws(ChangeError) in throw .unknownFinding(word) }
  }
}
