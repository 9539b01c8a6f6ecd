import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelText
import SwivelTrace

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Adds orientation tests, a golden and a workflow to the package in this directory.",
    discussion: """
      Example: git submodule add ADDRESS Tools/swivel && swivel init

      Writes .swivel.json, a test with its golden, and a workflow for GitHub, and adds the target \
      of the test to Package.swift. It replaces nothing: if a file is there already, nothing is \
      written, and the exit code is 2.
      """)

  @Flag(help: "Print the paths of the files as JSON.")
  var json = false

  @OptionGroup var terminal: TerminalOptions

  private static let manifest = "Package.swift"

  func run() throws {
    let manifest = try Self.extendedManifest()
    let (files, golden) = (ProjectStart.files, ProjectStart.golden)
    try Self.requireNone(of: files.map(\.path) + [ProjectStart.goldens])
    let written = files + [golden]
    do {
      for file in files { try GrowingFile.write(file.text, to: file.path) }
      try Self.write(golden)
      try GrowingFile.write(manifest, to: Self.manifest)
    } catch {
      for file in written { Self.remove(file.path) }
      throw error
    }
    guard !json else {
      return Console.print(json: Results.initialized, (written.map(\.path), [Self.manifest]))
    }
    for file in written { Console.show("wrote \(file.path): \(file.purpose)") }
    Console.show("changed \(Self.manifest): it has the target \(ProjectStart.target)")
    Console.message("next: commit these files and Tools/swivel, and push them; to try them here:")
    Console.message("  SWIVEL_TRACE_DIR=traces swift test; swivel check; swivel diff --golden")
  }

  private static func extendedManifest() throws(Failure) -> String {
    guard FileIdentity.isFile(manifest) else {
      throw Failure(
        manifest, "no such file, so this is no Swift package",
        help: "change to the directory of a package; for an app in an Xcode project, see "
          + "Sources/swivel/Swivel.docc/SetUpCI.md"
      )
    }
    let clone = ProjectStart.clone
    guard FileIdentity.isFile("\(clone)/\(manifest)") else {
      throw Failure(
        clone, "there is no clone of Swivel",
        help: "git submodule add ADDRESS \(clone), with an address of Swivel that CI can clone")
    }
    let bytes = try SideFile.read(manifest)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      let place = zip(text.utf8, bytes).prefix { $0 == $1 }.count
      throw Failure(
        manifest, "byte \(place) is not UTF-8, and nothing was written",
        help: "save the file as UTF-8")
    }
    if let name = ["\"\(ProjectStart.target)\"", "package: \"swivel\""].first(where: text.has) {
      throw Failure(
        manifest, "it has \(name) already, and nothing was written",
        help: "this project seems to use Swivel; to begin anew, take that out")
    }
    guard let extended = ProjectStart.extended(text) else {
      throw Failure(
        manifest, "it has no line that begins with \"let package = Package(\"",
        help: "add a test target with the product SwivelTesting yourself: see "
          + "\(clone)/Sources/swivel/Swivel.docc/TestWithSwivel.md")
    }
    return extended
  }

  private static func requireNone(of paths: [String]) throws(Failure) {
    guard let path = paths.first(where: Files.exists) else { return }
    throw Failure(
      path, "it is there already, and nothing was written",
      help: "this project seems to use Swivel; to begin anew, move that file away")
  }

  /// Removes a file that was written, and the folders that were made for it.
  private static func remove(_ path: String) {
    Files.remove(path)
    if let folder = path.parentFolder { Files.removeIfEmpty(folder, upTo: ".") }
  }

  /// Writes the golden as a log, as a test records it.
  private static func write(_ golden: ProjectStart.File) throws {
    var (reader, events, header) = (EventTextReader(), [Event](), TraceHeader())
    _ = header.set(.times, to: TraceHeader.assumedTimes)
    for line in golden.text.utf8.split(separator: UInt8(ascii: "\n")) {
      if case .event(let event)? = try reader.read(line: Array(line)[...]) { events.append(event) }
    }
    try Failure.at(golden.path) { () throws(LogError) in
      try Files.makeFolder(golden.path.parentFolder ?? ".")
      try LogWriter.write(
        events, vocabulary: reader.vocabulary, header: header, to: golden.path)
    }
  }
}
