import SwivelModel
import SwivelText

/// What a table is: its columns in order, its key, and how it may be partitioned.
package struct TableDefinition: Sendable {
  package let name: String
  /// What a row is.
  package let title: String
  /// The columns whose values together are different in each row.
  package let key: [String]
  package let columns: [TableColumn]
  /// The columns by which files may be divided.
  package let partitions = ["day", "app_version"]

  /// The value of `schema` in each row.
  package var id: String { "swivel.table.\(name)/1" }
  package var file: String { "\(name).ndjson" }

  package static let all = [
    TraceRow.table.definition, FindingRow.table.definition, TransitionRow.table.definition,
    UpgradeRow.table.definition,
  ]
}

/// A table, and how its rows are written.
struct Table<Row: TableRow>: Sendable {
  let definition: TableDefinition
  private let fields: [Field<Row>]
  private let front: [UInt8]

  init(_ name: String, _ title: String, key: [String], _ fields: [TableField<Row>]) {
    let all = TableField<Row>.ofTrace + fields
    self.fields = all.map(\.field)
    definition = TableDefinition(name: name, title: title, key: key, columns: all.map(\.column))
    front = Array("{\"schema\":\"\(definition.id)\"".utf8)
  }

  /// Appends a row as a line of JSON, with its values in the order of the columns.
  ///
  /// Each row has all columns: readers take the columns of a table from its first rows.
  func write(_ row: Row, into bytes: inout [UInt8]) {
    bytes += front
    for field in fields { field.write(row, &bytes) }
    bytes.append("}\n")
  }
}

/// A row of a table, which has a trace.
protocol TableRow: Sendable {
  var trace: SummarizedTrace { get }
}

extension TableField where Row: TableRow {
  /// The columns that each table begins with.
  static var ofTrace: [Self] {
    [
      .text("trace", "the trace, by its path or name as it was given", isOptional: false) {
        $0.trace.path
      },
      .text("day", "the UTC date of `start`, such as `2026-01-31`") { $0.trace.day },
      .text("app", "the app's bundle identifier, by the header's `app`") { $0.trace.header[.app] },
      .text("app_version", "the app's version, by the header's `version`") {
        $0.trace.header[.version]
      },
      .text("app_build", "the app's build, by the header's `build`") { $0.trace.header[.build] },
    ]
  }
}
