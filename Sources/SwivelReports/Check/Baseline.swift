package import SwivelText

/// Known findings, so that only new ones are reported.
///
/// A finding is known by its fingerprint, regardless of the trace and the number of occurrences,
/// which vary between runs.
package struct Baseline: Sendable {
  /// A known finding.
  package struct Entry: Hashable, Sendable, Encodable {
    package let fingerprint: String
    /// The problem, for readers.
    package let id: String
    /// The page, for readers.
    package let page: String

    /// Makes the entry of a finding.
    package init(_ finding: FindingRecord) {
      (fingerprint, id, page) = (finding.fingerprint, finding.id, finding.page)
    }
  }

  private static let schema = "swivel.baseline/1"

  private var entries: [String: Entry] = [:]

  /// Makes an empty baseline.
  package init() {}

  /// The fingerprints of all known findings.
  package var fingerprints: Set<String> { Set(entries.keys) }

  /// All entries, in the order of the file.
  package var sorted: [Entry] {
    entries.values.sorted { Self.rank($0).lexicographicallyPrecedes(Self.rank($1)) }
  }

  /// Adds findings.
  package mutating func add(_ findings: [FindingRecord]) {
    for finding in findings where entries[finding.fingerprint] == nil {
      entries[finding.fingerprint] = Entry(finding)
    }
  }

  /// Adds the entries of another baseline.
  package mutating func add(_ other: Self) {
    entries.merge(other.entries) { own, _ in own }
  }

  /// The entries that another baseline lacks.
  package func subtracting(_ other: Self) -> [Entry] {
    sorted.filter { other.entries[$0.fingerprint] == nil }
  }

  private static func rank(_ entry: Entry) -> [String] {
    [entry.id, entry.page, entry.fingerprint]
  }
}

// MARK: - The file

extension Baseline {
  /// Reads a file.
  ///
  /// - Throws: ``DocumentError`` for the first error in the file.
  package init(_ bytes: [UInt8]) throws(DocumentError) {
    let file = try ObjectReader(Node.read(bytes, as: "baseline"), keys: ["schema", "findings"])
    _ = try file.required("schema").word(Words("schema", [(Self.schema, ())]))
    for node in try file.required("findings").elements() {
      let entry = try Entry(node)
      entries[entry.fingerprint] = entry
    }
  }

  /// The contents of the file: sorted, one finding per line, so that versions of it can be merged.
  ///
  /// - Throws: Encoding errors of an entry; there are none.
  package func text() throws -> String {
    let lines = try sorted.map { "    " + (try JSONLine.encode($0)) }
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
}
