import SwivelModel

/// Finds the first controller that a hand-written text uses before an event declares it: most often
/// a wrong number, without which nothing would be found.
struct DeclaredControllers {
  private var declared: Set<UInt32> = []
  /// The first controller that was not declared, and the line that uses it.
  private(set) var undeclared: TraceSummary.UndeclaredController?

  /// Reads the controllers of an event.
  mutating func take(_ record: Record, line: Int) {
    guard undeclared == nil, let schema = EventSchema.known(code: record.code) else { return }
    guard record.code != EventCode.controller.rawValue else {
      declared.insert(record[0])
      return
    }
    for (index, field) in schema.fields.prefix(Int(record.count)).enumerated()
    where field.type.wrapped == .controller {
      guard let controller = Self.controller(record[index], field.type),
        !declared.contains(controller)
      else { continue }
      undeclared = TraceSummary.UndeclaredController(controller: controller, line: line)
      return
    }
  }

  /// The handle that a number stands for; `nil` for no controller.
  private static func controller(_ number: UInt32, _ type: FieldType) -> UInt32? {
    guard type.isOptional else { return number }
    return number == 0 ? nil : number - 1
  }
}
