/// A tool that reads tables: the code with which it reads each column by its type, where it would
/// otherwise guess types from values.
package enum TableReader: String, CaseIterable, Sendable {
  case arrow, clickhouse, duckdb, pandas, polars, spark

  /// The code that reads a table.
  ///
  /// - Parameter table: The table.
  /// - Returns: Lines of Python, or of SQL for the engines that have no other language.
  package func code(for table: TableDefinition) -> String {
    let columns = [("schema", word(.text))] + table.columns.map { ($0.name, word($0.type)) }
    let list = { (each: (String, String) -> String) in columns.map(each).joined(separator: ",\n") }
    let origin = "Made by: swivel schema table.\(table.name) --format \(rawValue)"
    switch self {
    case .arrow, .pandas:
      return Self.arrow(
        origin, table.file, list { "    (\"\($0)\", \($1))" }, isFrame: self == .pandas)
    case .polars:
      return Self.polars(origin, table.file, list { "    \"\($0)\": \($1)" })
    case .spark:
      return Self.spark(origin, table.file, list { "    \($0) \($1)" })
    case .duckdb:
      return """
        -- Reads \(table.file) with DuckDB: SELECT * FROM \(table.name)('FOLDER/\(table.file)')
        -- \(origin)
        CREATE OR REPLACE MACRO \(table.name)(path) AS TABLE SELECT * FROM read_ndjson(path, columns = {
        \(list { "  '\($0)': '\($1)'" })
        });
        """
    case .clickhouse:
      return """
        -- Reads \(table.file) with ClickHouse or chDB.
        -- \(origin)
        SELECT * FROM file('\(table.file)', 'JSONEachRow', '
        \(list { "  \($0) \($1)" })
        ')
        """
    }
  }

  /// The reader's name of a type.
  ///
  /// Integers have a sign: no count exceeds them, and not all readers have others.
  private func word(_ type: TableColumn.Kind) -> String {
    switch (self, type) {
    case (.arrow, .text), (.pandas, .text): "pa.string()"
    case (.arrow, .integer), (.pandas, .integer): "pa.int64()"
    case (.arrow, .boolean), (.pandas, .boolean): "pa.bool_()"
    case (.clickhouse, .text): "Nullable(String)"
    case (.clickhouse, .integer): "Nullable(Int64)"
    case (.clickhouse, .boolean): "Nullable(Bool)"
    case (.polars, .text): "pl.String"
    case (.polars, .integer): "pl.Int64"
    case (.polars, .boolean): "pl.Boolean"
    case (.duckdb, .text): "VARCHAR"
    case (.spark, .text): "STRING"
    case (_, .integer): "BIGINT"
    case (_, .boolean): "BOOLEAN"
    }
  }

  private static func arrow(
    _ origin: String, _ file: String, _ columns: String, isFrame: Bool
  ) -> String {
    let frame = isFrame ? ".to_pandas(types_mapper=pd.ArrowDtype)" : ""
    // What pandas itself reads is rounded if it exceeds 53 bits and a row has no value.
    return """
      \"""Reads \(file) with \(isFrame ? "pandas and " : "")pyarrow: read("FOLDER/\(file)")

      \(origin)
      \"""
      import os
      \(isFrame ? "\nimport pandas as pd" : "")
      import pyarrow as pa
      import pyarrow.json

      SCHEMA = pa.schema([
      \(columns),
      ])


      def read(path):
          \"""The rows of a file; one without rows has the columns, too.\"""
          if os.path.getsize(path) == 0:
              return SCHEMA.empty_table()\(frame)
          return pyarrow.json.read_json(
              path,
              read_options=pyarrow.json.ReadOptions(block_size=16 << 20),
              parse_options=pyarrow.json.ParseOptions(
                  explicit_schema=SCHEMA, unexpected_field_behavior="ignore"
              ),
          )\(frame)
      """
  }

  private static func polars(_ origin: String, _ file: String, _ columns: String) -> String {
    """
    \"""Reads \(file) with Polars: read("FOLDER/\(file)"); a list of files is one table.

    \(origin)
    \"""
    import polars as pl

    SCHEMA = {
    \(columns),
    }


    def read(path):
        return pl.read_ndjson(path, schema=SCHEMA)
    """
  }

  private static func spark(_ origin: String, _ file: String, _ columns: String) -> String {
    """
    \"""Reads \(file) with Spark: read(session, "FOLDER/\(file)"); a list of files is one table.

    \(origin)
    \"""

    SCHEMA = \"""
    \(columns)
    \"""


    def read(session, path):
        return session.read.schema(SCHEMA).json(path)
    """
  }
}
