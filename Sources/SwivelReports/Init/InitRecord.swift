/// What `swivel init` did.
package struct InitRecord: Encodable, Sendable {
  let schema = "swivel.init/1"
  let written: [String]
  let changed: [String]

  /// Makes it of the paths of files.
  package init(written: [String], changed: [String]) {
    (self.written, self.changed) = (written, changed)
  }
}

extension RecordSchema {
  static let initialized = RecordSchema(
    "swivel.init/1", "Files that a project begins with",
    [Shape.has("written", .strings), Shape.has("changed", .strings)])
}
