import SwivelQueries
import SwivelReports
import SwivelText
import SwivelTrace

/// The file of the baseline, and how the findings of this run compare with it.
struct BaselineFile {
  private let path: String
  private let isUpdate: Bool
  private let lock: UpdateLock?
  private var comparison = BaselineComparison(Baseline())

  /// Reads the baseline, which need not exist for an update.
  init(_ path: String, isUpdate: Bool) throws(Failure) {
    (self.path, self.isUpdate) = (path, isUpdate)
    lock = isUpdate ? UpdateLock(of: path) : nil
    guard Files.exists(path) else {
      guard isUpdate else {
        throw Failure(path, "no such baseline", help: "to create it, add --update-baseline")
      }
      return
    }
    comparison = BaselineComparison(
      try StrictFile.read(path) { (bytes) throws(DocumentError) in try Baseline(bytes) })
  }

  /// The fingerprints that are not reported; `nil` to report none.
  var fingerprints: Set<String>? { isUpdate ? nil : comparison.fingerprints }

  /// Adds the findings of a trace, known or not.
  mutating func add(_ trace: CheckReport.Trace) {
    for entry in trace.entries { comparison.add(entry) }
  }

  /// Writes the new baseline, or reports stale entries.
  ///
  /// An entry that was not found stays if it may be in a part that is unread, or in a trace that is
  /// not named.
  func finish(isWhole: Bool, namesAll: Bool) throws {
    if isUpdate {
      try update(isWhole: isWhole && namesAll)
      guard isWhole, !namesAll, !comparison.stale.isEmpty else { return }
      Console.message(
        "  help: to remove what is no longer found (\(comparison.stale.count)), name directories or patterns of traces"
      )
    } else if isWhole && namesAll {
      reportStale(comparison.stale)
    }
  }

  private func update(isWhole: Bool) throws {
    let next = comparison.updated(isWhole: isWhole)
    try GrowingFile.write(next.text, to: path)
    let goneCount = isWhole ? comparison.stale.count : 0
    Console.message(
      "note: \(path): written with \(next.sorted.count.counting("finding")): "
        + "\(comparison.newCount) added, \(goneCount) removed")
  }

  private func reportStale(_ stale: [Baseline.Entry]) {
    guard !stale.isEmpty else { return }
    // A dozen is enough as a reason to update the file.
    let names = stale.prefix(12).map { "\($0.id) (\($0.page))" }
    let rest = stale.count > names.count ? ", and \(stale.count - names.count) more" : ""
    let entries = stale.count == 1 ? "1 entry is stale" : "\(stale.count) entries are stale"
    Console.message("note: \(path): \(entries): \(names.joined(separator: ", "))\(rest)")
    Console.message("  help: to remove entries that are no longer found, add --update-baseline")
  }
}
