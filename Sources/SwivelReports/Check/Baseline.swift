package import SwivelText

/// Findings that are known, so that only others are told.
///
/// A finding is known by its fingerprint, in whichever trace and however often: runs differ in when
/// and how often something shows, and are no news because of that.
package struct Baseline: Sendable {
  /// A finding that is known.
  package struct Entry: Hashable, Sendable, Encodable {
    package let fingerprint: String
    /// Which problem, for people.
    package let id: String
    /// On which page, for people.
    package let page: String

    /// Makes the entry of a finding.
    package init(_ finding: FindingRecord) {
      (fingerprint, id, page) = (finding.fingerprint, finding.id, finding.page)
    }
  }

  private static let schema = "swivel.baseline/1"

  private var entries: [String: Entry] = [:]

  /// Makes a baseline that knows nothing.
  package init() {}

  /// The fingerprints of all that is known.
  package var fingerprints: Set<String> { Set(entries.keys) }

  /// All that is known, in the order of the file.
  package var sorted: [Entry] {
    entries.values.sorted { Self.rank($0).lexicographicallyPrecedes(Self.rank($1)) }
  }

  /// Adds what was found.
  package mutating func add(_ findings: [FindingRecord]) {
    for finding in findings where entries[finding.fingerprint] == nil {
      entries[finding.fingerprint] = Entry(finding)
    }
  }

  /// Adds what another one knows.
  package mutating func add(_ other: Self) {
    entries.merge(other.entries) { own, _ in own }
  }

  /// What is known here and not in another one.
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
  /// - Throws: ``DocumentError`` for the first thing that is wrong in it.
  package init(_ bytes: [UInt8]) throws(DocumentError) {
    let file = try ObjectReader(Node.read(bytes, as: "baseline"), keys: ["schema", "findings"])
    _ = try file.required("schema").word(Words("schema", [(Self.schema, ())]))
    for node in try file.required("findings").elements() {
      let entry = try Entry(node)
      entries[entry.fingerprint] = entry
    }
  }

  /// The file: sorted, and a finding a line, so that versions of it can be merged.
  ///
  /// - Throws: What an entry throws when it encodes itself; it does not.
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
