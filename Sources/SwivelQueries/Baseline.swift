package import SwivelText

/// Known findings, so that only new ones are reported.
///
/// A finding is known by its fingerprint, regardless of the trace and the number of occurrences,
/// which vary between runs.
package struct Baseline: Sendable {
  package struct Entry: Hashable, Sendable {
    package let fingerprint: String
    /// The problem, for readers.
    package let id: String
    /// The page, for readers.
    package let page: String

    package init(fingerprint: String, id: String, page: String) {
      (self.fingerprint, self.id, self.page) = (fingerprint, id, page)
    }
  }

  private static let schema = "swivel.baseline/1"

  private var entries: [String: Entry] = [:]

  package init() {}

  package var fingerprints: Set<String> { Set(entries.keys) }

  /// All entries, in the order of the file.
  package var sorted: [Entry] {
    entries.values.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
  }

  /// Adds an entry, unless its fingerprint is known.
  package mutating func add(_ entry: Entry) {
    if entries[entry.fingerprint] == nil { entries[entry.fingerprint] = entry }
  }

  func adding(_ other: Self) -> Self {
    var sum = self
    sum.entries.merge(other.entries) { own, _ in own }
    return sum
  }

  func subtracting(_ other: Self) -> [Entry] {
    sorted.filter { other.entries[$0.fingerprint] == nil }
  }
}

// MARK: - The file

extension Baseline {
  package init(_ bytes: [UInt8]) throws(DocumentError) {
    let file = try ObjectReader(Node.read(bytes, as: "baseline"), keys: ["schema", "findings"])
    _ = try file.required("schema").word(Words("schema", [(Self.schema, ())]))
    for node in try file.required("findings").elements() {
      let entry = try Entry(node)
      entries[entry.fingerprint] = entry
    }
  }

  /// The contents of the file: sorted, one finding per line, so that versions of it can be merged.
  package var text: String {
    let lines = sorted.map { "    " + $0.line }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"schema\": \"\(Self.schema)\",\n  \"findings\": \(list)\n}\n"
  }
}

extension Baseline.Entry {
  fileprivate init(_ node: Node) throws(DocumentError) {
    let entry = try ObjectReader(node, keys: ["fingerprint", "id", "page"])
    fingerprint = try entry.required("fingerprint").text()
    id = try entry.required("id").text()
    page = try entry.required("page").text()
  }

  fileprivate var rank: [String] { [id, page, fingerprint] }

  fileprivate var line: String {
    var bytes: [UInt8] = []
    bytes.append(#"{"fingerprint":"#)
    bytes.append(quoted: fingerprint)
    bytes.append(#","id":"#)
    bytes.append(quoted: id)
    bytes.append(#","page":"#)
    bytes.append(quoted: page)
    bytes.append("}")
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - A run

/// The findings of a run of `check`, compared with a baseline.
package struct BaselineComparison: Sendable {
  private let known: Baseline
  private var found = Baseline()

  package init(_ known: Baseline) {
    self.known = known
  }

  package var fingerprints: Set<String> { known.fingerprints }

  /// Adds a finding of the run, known or not.
  package mutating func add(_ finding: Baseline.Entry) {
    found.add(finding)
  }

  /// The entries that were not found.
  package var stale: [Baseline.Entry] { known.subtracting(found) }

  /// The baseline of this run.
  ///
  /// Where a part was not read, which may contain them, it keeps the entries that were not found.
  package func updated(isWhole: Bool) -> Baseline { isWhole ? found : found.adding(known) }

  package var newCount: Int { found.subtracting(known).count }
}
