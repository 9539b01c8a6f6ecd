import SwivelModel
import SwivelTestKit
import SwivelTrace

/// The logs and texts below `traces` and of the format corpus, whole or damaged.
enum TraceCorpus {
  private static let folders =
    [".", "findings"] + ["1.0", "1.1", "1.2"].map { "\(FormatCase.folder)/\($0)" }

  /// Where they are, from `traces` on.
  static var paths: [String] {
    get throws {
      try folders.flatMap { folder in
        try Traces.names(in: folder)
          .filter { $0.hasSuffix(".swivel") || $0.hasSuffix(".ndjson") }
          .map { "\(folder)/\($0)" }
      }
    }
  }

  /// What can be read of one: of a damaged log the entries before the damage, of some none.
  static func items(of path: String) -> [TraceItem] {
    var items: [TraceItem] = []
    do throws(TraceError) {
      let reader = try TraceReader(path: Traces.path(path))
      while let item = try reader.next() { items.append(item) }
    } catch {
      return items
    }
    return items
  }
}
