import Foundation
import SwivelTestKit

/// A copy of what a release is made of, which a test may change.
struct ScratchCopy {
  let folder: TemporaryFolder

  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    let names = "README.md CHANGELOG.md LICENSE Sources tools .github"
    let outcome = try Program.shell("exec cp -R \(names) \"$1\"", folder.path("."))
    guard outcome.code == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Runs a command in the copy, in which `swivel` is the tested program.
  func run(_ command: String) throws -> Program.Outcome {
    try Program.shell("cd \"$1\"; \(command)", folder.path("."))
  }

  /// Changes a file.
  func replace(_ old: String, with new: String, in name: String) throws {
    let text = try folder.text(name)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try folder.write(text.replacing(old, with: new).utf8, to: name)
  }
}
