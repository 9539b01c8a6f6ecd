import Foundation

/// Checks values against the JSON Schemas that the program prints, and is stricter than they are: a
/// key that a schema does not name is wrong, too, for its schema should name it.
enum SchemaChecker {
  /// What is wrong with a value; nothing if it is right.
  static func faults(_ value: Any, _ schema: [String: Any], at path: String = "$") -> [String] {
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { faults(value, $0, at: path) }
      return all.contains([]) ? [] : all.min { $0.count < $1.count } ?? []
    }
    if let word = schema["const"] as? String, value as? String != word {
      return ["\(path) is not \(word)"]
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      return ["\(path) is none of \(words)"]
    }
    if let excluded = schema["not"] as? [String: Any], faults(value, excluded).isEmpty {
      return ["\(path) is excluded"]
    }
    switch schema["type"] as? String {
    case "object": return object(value, schema, path)
    case "array": return list(value, schema, path)
    case "string": return value is String ? [] : ["\(path) is no string"]
    case "null": return value is NSNull ? [] : ["\(path) is not null"]
    case "boolean": return isBoolean(value) ? [] : ["\(path) is not true or false"]
    case "integer":
      return value is NSNumber && !isBoolean(value) ? [] : ["\(path) is no number"]
    default: return []
    }
  }

  private static func list(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let list = value as? [Any] else { return ["\(path) is no array"] }
    let items = schema["items"] as? [String: Any] ?? [:]
    return list.enumerated().flatMap { faults($1, items, at: "\(path)[\($0)]") }
  }

  private static func object(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    let rest = schema["additionalProperties"] as? [String: Any]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(path).\($0) is missing" }
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        guard let shape = known[key] ?? rest else { return ["\(path).\(key) is not told"] }
        return faults(value, shape, at: "\(path).\(key)")
      }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    // 0 and 1 can be cast to Bool as well.
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }
}
