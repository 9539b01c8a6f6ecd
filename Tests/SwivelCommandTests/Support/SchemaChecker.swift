import Foundation

/// Checks values against the JSON Schemas that the program prints, and is stricter than they are: a
/// key that a schema does not name is wrong, too, for its schema should name it.
enum SchemaChecker {
  /// What is wrong with a value; nothing if it is right.
  static func faults(_ value: Any, _ schema: [String: Any]) -> [String] {
    inner(value, schema).map { "$\($0)" }
  }

  /// The faults, each with its path from the value: paths of values without faults, of which there
  /// are a million, are never made.
  private static func inner(_ value: Any, _ schema: [String: Any]) -> [String] {
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { inner(value, $0) }
      return all.contains([]) ? [] : all.min { $0.count < $1.count } ?? []
    }
    if let word = schema["const"] as? String, value as? String != word {
      return [" is not \(word)"]
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      return [" is none of \(words)"]
    }
    if let excluded = schema["not"] as? [String: Any], inner(value, excluded).isEmpty {
      return [" is excluded"]
    }
    switch schema["type"] as? String {
    case "object": return object(value, schema)
    case "array": return list(value, schema)
    case "string": return value is String ? [] : [" is no string"]
    case "null": return value is NSNull ? [] : [" is not null"]
    case "boolean": return isBoolean(value) ? [] : [" is not true or false"]
    case "integer": return value is NSNumber && !isBoolean(value) ? [] : [" is no number"]
    default: return []
    }
  }

  private static func list(_ value: Any, _ schema: [String: Any]) -> [String] {
    guard let list = value as? [Any] else { return [" is no array"] }
    let items = schema["items"] as? [String: Any] ?? [:]
    return list.enumerated().flatMap { index, item in
      inner(item, items).map { "[\(index)]\($0)" }
    }
  }

  private static func object(_ value: Any, _ schema: [String: Any]) -> [String] {
    guard let object = value as? [String: Any] else { return [" is no object"] }
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    let rest = schema["additionalProperties"] as? [String: Any]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { ".\($0) is missing" }
      + object.flatMap { key, value in
        guard let shape = known[key] ?? rest else { return [".\(key) is not told"] }
        return inner(value, shape).map { ".\(key)\($0)" }
      }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    // 0 and 1 can be cast to Bool as well.
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }
}
