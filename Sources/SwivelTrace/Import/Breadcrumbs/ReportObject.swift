import SwivelText

/// An object of a report, with typed access to its values.
struct ReportObject {
  let members: ParsedObject
  let place: ReportPlace

  /// Reads a value that must be an object.
  init(_ value: ParsedValue, at place: ReportPlace) throws(ImportError) {
    guard case .object(let members) = value else {
      throw .unexpected(place: place.description, expected: .object, found: value.summary)
    }
    (self.members, self.place) = (members, place)
  }

  /// A text; `nil` if there is none.
  func text(_ key: String) throws(ImportError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else { throw unexpected(key, .text, value) }
    return text
  }

  /// An object; `nil` if there is none.
  func object(_ key: String) throws(ImportError) -> ReportObject? {
    guard let value = value(key) else { return nil }
    return try ReportObject(value, at: place(of: key))
  }

  /// A time; `nil` if there is none.
  func time(_ key: String) throws(ImportError) -> WallTime? {
    guard let value = value(key) else { return nil }
    guard let time = WallTime(value) else { throw unexpected(key, .time, value) }
    return time
  }

  /// The keys, apart from some.
  func keys(except used: Set<String>) -> [String] {
    members.members.map(\.key).filter { !used.contains($0) }
  }

  /// A text, or `nil` for anything else.
  func textIfAny(_ key: String) -> String? {
    guard case .string(let text)? = members[key] else { return nil }
    return text
  }

  private func place(of key: String) -> ReportPlace { .member(place, key) }

  private func value(_ key: String) -> ParsedValue? {
    members[key].flatMap { $0 == .null ? nil : $0 }
  }

  private func unexpected(
    _ key: String, _ expected: ImportError.Expectation, _ value: ParsedValue
  ) -> ImportError {
    .unexpected(
      place: place(of: key).description, expected: expected, found: value.summary)
  }
}
