import CSwivel
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelText
import SwivelTrace

/// The baseline, and the findings of this run.
struct BaselineLedger {
  let path: String
  private let isUpdate: Bool
  private var known = Baseline()
  private var found = Baseline()

  /// Reads the baseline, which need not exist for an update.
  init(_ path: String, isUpdate: Bool) throws(Failure) {
    (self.path, self.isUpdate) = (path, isUpdate)
    let isThere = Files.exists(path)
    guard isThere || !isUpdate else { return }
    guard isThere else {
      throw Failure(path, "there is no baseline", help: "--update-baseline writes one")
    }
    known = try StrictFile.read(path) { (bytes) throws(DocumentError) in try Baseline(bytes) }
  }

  /// The fingerprints that are not reported; `nil` to report none.
  var fingerprints: Set<String>? { isUpdate ? nil : known.fingerprints }

  /// Records the findings of a trace, known or not.
  mutating func note(_ trace: CheckReport.Trace) {
    found.add(trace.findings)
    found.add(trace.known)
  }

  /// Writes the new baseline, or reports stale entries unless a part is unread, which may contain
  /// them.
  func finish(isWhole: Bool) throws {
    let stale = known.subtracting(found)
    guard isUpdate else {
      if isWhole { sayStale(stale) }
      return
    }
    var next = found
    if !isWhole { next.add(known) }
    let file = try GrowingFile(path)
    try file.write(next.text())
    try file.close()
    let goneCount = isWhole ? stale.count : 0
    Console.message(
      "note: \(path): \(next.sorted.count.counting("finding")) known, "
        + "\(next.subtracting(known).count) new, \(goneCount) gone")
  }

  private func sayStale(_ stale: [Baseline.Entry]) {
    guard !stale.isEmpty else { return }
    // A dozen is enough as a reason to update the file.
    let names = stale.prefix(12).map { "\($0.id) (\($0.page))" }
    let rest = stale.count > names.count ? ", and \(stale.count - names.count) more" : ""
    let entries = stale.count == 1 ? "1 entry is stale" : "\(stale.count) entries are stale"
    Console.message("note: \(path): \(entries): \(names.joined(separator: ", "))\(rest)")
    Console.message("  help: --update-baseline leaves out what is not found any more")
  }
}
