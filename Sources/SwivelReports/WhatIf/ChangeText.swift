package import SwivelQueries

/// A change, and the value that it replaces.
package struct ChangeText {
  private let change: Change
  private let index: Int
  private let survey: Survey

  private var former: Survey.Former? { survey.former(of: index) }

  static func all(_ changes: [Change], _ survey: Survey) -> [Self] {
    changes.indices.map { Self(change: changes[$0], index: $0, survey: survey) }
  }

  /// The lines of all changes, as a table.
  package static func lines(
    _ changes: [Change], _ survey: Survey, room: Int?
  ) -> [StyledLine] {
    let rows = all(changes, survey).enumerated().map { index, text in
      [index == 0 ? "change" : "", text.what, text.note].map { TextTable.Cell(text: $0) }
    }
    return TextTable.lines(rows, room: room)
  }

  package var what: String {
    switch change {
    case .set(let declaration): Names.printable(declaration.text)
    case .drop(let numbers):
      numbers.count == 1
        ? "event \(numbers.lowerBound) is dropped"
        : "events \(numbers.lowerBound) to \(numbers.upperBound) are dropped"
    case .insert(let insertion):
      "before event \(survey.place(of: insertion, index)): \(Names.printable(insertion.line))"
    }
  }

  /// The replaced value, as text.
  var note: String {
    guard case .set = change else { return move }
    guard let former, let was else { return "(was not declared)" }
    let later =
      former.laterCount == 0 ? "" : ", and changed \(former.laterCount.counting("time")) later"
    return "(was \(was), set by event \(former.sequence)\(later))"
  }

  /// Where a request was to be inserted, if it is carried out later.
  private var move: String {
    guard case .insert(let insertion) = change, let seen = survey.observations(before: index) else {
      return ""
    }
    let reason =
      seen.count == 1
      ? "event \(seen.lowerBound) is an observation"
      : "events \(seen.lowerBound) to \(seen.upperBound) are observations"
    return "(moved from \(insertion.place): \(reason))"
  }

  var was: String? {
    guard case .set(let declaration) = change else { return nil }
    return former.map { declaration.text(of: $0) }
  }

  /// The event that recorded it first.
  var formerSequence: UInt64? { former?.sequence }
}
