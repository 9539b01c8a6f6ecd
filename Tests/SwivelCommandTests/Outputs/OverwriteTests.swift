import Foundation
import SwivelTestKit
import Testing

/// No output replaces what Swivel reads, what a recorder owns, or what it did not write.
struct OverwriteTests {
  @Test func `each option with a value has a role, and each output has cases`() throws {
    let options = try DeclaredOption.all()
    #expect(options.count > 90)
    for option in options {
      #expect(FileRole.of(option) != nil, "\(option.verb) \(option.name) has no role")
    }
    let outputs = options.filter { [.writes, .replaces].contains(FileRole.of($0)) }
    #expect(Set(outputs.map { "\($0.verb) \($0.name)" }) == Set(OutputCase.all.map(\.option)))
  }

  @Test(arguments: OutputCase.all)
  func `an output is refused, or is documented to replace`(output: OutputCase) throws {
    try withFolder { folder in
      try ReadFiles.make(in: folder)
      let lines = try Self.lines(of: output)
      for line in lines {
        // The formats of an option differ only in what is written.
        let isFirst = line == lines.first
        for file in isFirst ? ReadFile.all : ReadFile.some {
          try Self.check(output, line: line, onto: file, in: folder)
        }
      }
    }
  }

  /// The lines of a case, one for each format.
  private static func lines(of output: OutputCase) throws -> [String] {
    guard output.line.contains("FORMAT") else { return [output.line] }
    let option = try DeclaredOption.all().first { "\($0.verb) \($0.name)" == output.option }
    return (option?.words ?? []).map { output.line.replacing("FORMAT", with: $0) }
  }

  private static func check(
    _ output: OutputCase, line: String, onto file: ReadFile, in prepared: TemporaryFolder
  ) throws {
    let isRefused = file.isRead(by: line) || !output.replaces.contains(file.kind)
    if file.kind == .other, !file.isRead(by: line) { return }
    if output.file != nil, !prepared.exists(file.path) { return }
    try withCopy(of: prepared, isNeeded: !isRefused) { folder in
      defer { FileManager.default.removeItemIfThere(folder.path("out")) }
      let line = try place(output, line, onto: file, in: folder)
      let before = try ReadFiles.contents(of: folder)

      let outcome = try Program.shell("cd \"$1\" && swivel \(line)", folder.path)

      if isRefused {
        #expect(outcome.code == 2 && outcome.errors.contains("error: "), "\(line), \(file)")
      }
      let after = try ReadFiles.contents(of: folder)
      let replaced = isRefused ? [] : file.names + [output.written]
      for (name, bytes) in before where after[name] != bytes && !replaced.contains(name) {
        Issue.record("\(line), \(file): changed \(name)")
      }
      if isRefused { #expect(after.keys.sorted() == before.keys.sorted(), "\(line), \(file)") }
    }
  }

  /// Puts a file where the output is written.
  private static func place(
    _ output: OutputCase, _ line: String, onto file: ReadFile, in folder: TemporaryFolder
  ) throws -> String {
    guard let name = output.file else { return line.replacing("OUT", with: file.path) }
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/\(name)"), withDestinationPath: "../\(file.path)")
    return line.replacing("OUT", with: "out")
  }

  /// Calls a function with a folder that it may change.
  private static func withCopy(
    of folder: TemporaryFolder, isNeeded: Bool, _ body: (TemporaryFolder) throws -> Void
  ) throws {
    guard isNeeded else { return try body(folder) }
    try withFolder { copy in
      copy.remove()
      try FileManager.default.copyItem(atPath: folder.path, toPath: copy.path)
      try body(copy)
    }
  }
}

extension FileManager {
  fileprivate func removeItemIfThere(_ path: String) { try? removeItem(atPath: path) }
}
