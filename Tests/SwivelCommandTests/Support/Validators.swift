import Foundation
import SwivelTestKit
import Testing

/// Programs of others that read what this one writes; `tools/install-validators` installs them.
enum Validators {
  private static let python = Program.root.appendingPathComponent(".build/validators/bin/python3")

  static let areThere = FileManager.default.fileExists(
    atPath: Program.root.appendingPathComponent(".build/validators/packages").path)

  /// Has a report read.
  ///
  /// - Returns: What is wrong with it; nothing if it is right.
  static func verdict(_ kind: String, _ report: String, _ more: String...) throws -> String {
    try withFolder { folder in
      let file = try folder.write(report.utf8, to: "report")
      let words = try more.enumerated().map { try folder.write($1.utf8, to: "more\($0)") }
      let outcome = try Program.shell(
        "exec \"$1\" tools/validate_reports.py \"$2\" \"$3\" $4", python.path, kind, file,
        words.joined(separator: " "))
      #expect(outcome.code == (outcome.errors.isEmpty ? 0 : 1))
      return outcome.errors
    }
  }
}
