extension RecordSchema {
  static let tables = RecordSchema(
    "swivel.tables/1", "Result of writing tables of many traces", [Shape.has("folder", .string)],
    Shape.have("traces", "partial", "unread", "findings", "transitions", "upgrades", as: .integer))

  static let tableRows = TableDefinition.all.map(RecordSchema.init).sorted { $0.id < $1.id }

  /// Describes the rows of a table.
  private init(_ table: TableDefinition) {
    let members = table.columns.map { column in
      Shape.has(
        column.name, .described(column.shape, meaning: column.meaning, unit: column.unit))
    }
    self.init(
      table.id, table.title, table: table,
      lines: .object([Shape.has("schema", .constant(table.id))] + members))
  }
}
