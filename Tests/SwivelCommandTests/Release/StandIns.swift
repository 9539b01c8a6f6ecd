import Foundation
import SwivelTestKit

/// Programs in place of those of a Mac, which write down how they are called.
struct StandIns {
  private let copy: ScratchCopy

  /// Makes the programs, each of which does what its script says, in a copy of the project.
  init(_ scripts: [String: String], in folder: TemporaryFolder) throws {
    copy = try ScratchCopy(in: folder)
    try FileManager.default.createDirectory(
      at: folder.url("stand-ins"), withIntermediateDirectories: true)
    for (name, script) in scripts {
      let text = "#!/bin/sh\necho \"\(name) $*\" >>\"$HERE/calls\"\n\(script)\n"
      let path = try folder.write(text.utf8, to: "stand-ins/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  /// Runs a command in the copy, whose place is `$HERE`.
  ///
  /// - Returns: What became of it, and the calls of the programs, each a line.
  func run(_ command: String) throws -> (outcome: Program.Outcome, calls: [String]) {
    let outcome = try copy.run(
      """
      ln -s "$OLDPWD/traces" traces; : >calls
      export HERE="$1" PATH="$1/stand-ins:$PATH"; \(command)
      """)
    return (outcome, try copy.folder.text("calls").split(separator: "\n").map(String.init))
  }
}
